import { acquireContent, type Joined } from '../content/acquire-content';
import { arrivedContent, type Content, keepContent } from '../content/content';
import type { LongLists } from '../content/long-lists';
import type { ContentState } from '../content/state';

const loading: ContentState = { status: 'loading' };

/** Loads the content at one address at a time. `onChange` is called when a request has changed the state. */
export function contentLoader(onChange: () => void, lists?: LongLists) {
  let state = loading;
  let address: string | undefined;
  let release: Joined['release'] | undefined;

  const ready = (content: Content): ContentState => ({
    status: 'ready',
    content: lists?.cut(content, { first: 1, last: 1 }) ?? content,
  });

  function request(url: string): void {
    const joined = acquireContent(url);
    release = joined.release;
    const settle = (settled: ContentState) => {
      // Another request has replaced this one.
      if (release !== joined.release) return;
      state = settled;
      onChange();
    };
    joined.content.then(
      (content) => settle(ready(content)),
      (error: Error) => settle({ status: 'error', error }),
    );
  }

  const forget = () => {
    address = undefined;
    state = loading;
  };

  return {
    get state() {
      return state;
    },
    /**
     * Shows the content at an address, at once where it came with the page. The same address again changes nothing.
     * Without one, because an attribute that it depends on is missing or wrong, shows the error.
     */
    load(url: string | undefined, missing: string): void {
      if (url && url === address) return;
      release?.();
      release = undefined;
      address = url;
      if (!url) {
        state = { status: 'error', error: new Error(missing) };
        return;
      }
      const content = arrivedContent(url);
      state = content ? ready(content) : loading;
      if (!content) request(url);
    },
    /** Adds the pages of long lists up to `last`. Resolves to false where other content has replaced theirs meanwhile. */
    async showPages(last: number): Promise<boolean> {
      const before = state;
      const url = address;
      if (before.status !== 'ready' || !lists || !url) return false;
      const content = await lists.extend(before.content, url, last);
      if (state !== before) return false;
      state = { status: 'ready', content };
      keepContent(url, content);
      onChange();
      return true;
    },
    /** Requests content again that failed or that the view failed with. The old answer is not shared again. */
    retry(): void {
      if (!address) return;
      release?.(true);
      state = state.status === 'error' ? { ...state, isRetrying: true } : loading;
      request(address);
    },
    /** Ends a request under way; content that is there stays. */
    pause(): void {
      release?.();
      release = undefined;
      if (state.status !== 'ready') forget();
    },
    stop(): void {
      release?.();
      release = undefined;
      forget();
    },
  };
}
