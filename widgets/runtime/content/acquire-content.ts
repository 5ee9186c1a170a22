import type { Joined } from './request';

/** Requests a block. The request is aborted once all its users have called `release`. */
export function acquireContent(url: string): Joined {
  // Loaded on demand: a page that brings its blocks makes no request.
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
