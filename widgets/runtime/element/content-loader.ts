import { acquireContent, type Joined } from '../content/acquire-content';
import { arrivedContent, type Content, keepContent } from '../content/content';
import { isLong } from '../content/long-lists';
import type { RequestError } from '../content/request';
import type { Shape } from '../content/shape';
import { type ContentState, withoutBlock } from '../content/state';
import type { Widget } from '../widget/definition';

const loading: ContentState = { status: 'loading' };

/** The code for long lists, once it is loaded. */
let longLists: typeof import('./long-lists') | undefined;

async function loadLongLists(): Promise<void> {
  longLists = await import('./long-lists');
}

/** In place of a block that a plain backend does not have. */
function emptyIfMissing(error: RequestError): Content {
  if (error.status === 404) return { English: {}, Indonesia: {} };
  throw error;
}

/** Loads the content at one address at a time. `onChange` is called when a request has changed the state. */
export function contentLoader(
  onChange: () => void,
  { shape, lists, isOptional, mayBeMissing }: Partial<NonNullable<Widget['content']>> = {},
) {
  const initial = isOptional ? withoutBlock : loading;
  let state = initial;
  let address: string | undefined;
  let release: Joined['release'] | undefined;
  let isAsking = false;

  /** The content with the first page of its lists. Undefined while the code that it needs is not there. */
  const prepared = (content: Content): Content | undefined => {
    if (!content.normalized) return undefined;
    return lists && isLong(content, lists) ? longLists?.cut(content, lists, { first: 1, last: 1 }) : content;
  };

  const prepare = async (given: Content): Promise<Content> => {
    // Only a plain backend's answer is not normalized, so few visitors need that code.
    const normalize = async () => (await import('../content/normalize')).normalizeForBrowser(shape as Shape, given);
    const content = given.normalized ? given : await normalize();
    const isWhole = !content.pages;
    const ready = prepared(content);
    if (ready) return ready;
    await loadLongLists().catch((error) => {
      // Where the code cannot be had, all of a list is better than nothing of it.
      if (!isWhole) throw error;
    });
    return prepared(content) ?? content;
  };

  /** Shows content once it has come, unless other content has taken its place. */
  function show(coming: Promise<Content>, end: Joined['release'] = () => {}): void {
    release = end;
    isAsking = true;
    const settle = (settled: ContentState) => {
      if (release !== end) return;
      isAsking = false;
      state = isOptional && settled.status === 'error' ? withoutBlock : settled;
      onChange();
    };
    coming
      .then((content) => prepared(content) ?? prepare(content))
      .then(
        (content) => settle({ status: 'ready', content }),
        (error: Error) => settle({ status: 'error', error }),
      );
  }

  function request(url: string): void {
    const { content, release } = acquireContent(url);
    show(mayBeMissing ? content.catch(emptyIfMissing) : content, release);
  }

  const forget = () => {
    address = undefined;
    isAsking = false;
    state = initial;
  };

  return {
    get state() {
      return state;
    },
    /** Content is on its way. An optional block is ready without it meanwhile. */
    get isAsking() {
      return isAsking;
    },
    get More() {
      return longLists?.More;
    },
    /**
     * Shows the content at an address, at once where it came with the page. The same address again changes nothing.
     * `given` is content that is there already. Without an address, because an attribute that it depends on is missing or wrong, shows the error.
     */
    load(url: string | undefined, missing: string, given?: Content): void {
      if (url && url === address) return;
      release?.();
      release = undefined;
      isAsking = false;
      address = url;
      if (!url) {
        state = isOptional ? withoutBlock : { status: 'error', error: new Error(missing) };
        return;
      }
      const arrived = given ?? arrivedContent(url);
      const content = arrived && prepared(arrived);
      state = content ? { status: 'ready', content } : initial;
      if (content) return;
      if (arrived) show(Promise.resolve(arrived));
      else request(url);
    },
    /** Adds the pages of long lists up to `last`. Resolves to false where other content has replaced theirs meanwhile. */
    async showPages(last: number): Promise<boolean> {
      const before = state;
      const url = address;
      if (before.status !== 'ready' || !longLists || !lists || !url) return false;
      const content = await longLists.extend(before.content, lists, url, last);
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
      state = state.status === 'error' ? { ...state, isRetrying: true } : initial;
      request(address);
    },
    /** Ends a request under way; content that is there stays. */
    pause(): void {
      release?.();
      release = undefined;
      if (isAsking || state.status !== 'ready') forget();
    },
    stop(): void {
      release?.();
      release = undefined;
      forget();
    },
  };
}
