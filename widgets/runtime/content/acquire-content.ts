import type { Joined } from './request';

/** Fetches a block. Once nobody needs it any more (`release`) the request is aborted. */
export function acquireContent(url: string): Joined {
  // A page that brings its blocks never needs the code that fetches one.
  const joined = import('./request').then(({ joinRequest }) => joinRequest(url));
  return {
    content: joined.then(({ content }) => content),
    release(spoiled) {
      joined.then(
        ({ release }) => release(spoiled),
        () => {},
      );
    },
  };
}
