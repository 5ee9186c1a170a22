import { acquireContent, type Joined } from '../content/acquire-content';
import { arrivedContent, type Content } from '../content/content';
import { isLong } from '../content/long-lists';
import type { RequestError } from '../content/request';
import type { Shape } from '../content/shape';
import { type ContentState, withoutBlock } from '../content/state';
import { importAgain } from '../core/import-again';
import type { Widget } from '../widget/definition';

const loading: ContentState = { status: 'loading' };

let longLists: typeof import('./long-lists') | undefined;

function emptyIfMissing(error: RequestError): Content {
  if (error.status === 404) return { English: {}, Indonesia: {} };
  throw error;
}

/** Loads the content of one address at a time. Calls `onChange` when a request changes the state. */
export function contentLoader(
  onChange: () => void,
  { shape, lists, isOptional, mayBeMissing }: Partial<NonNullable<Widget['content']>> = {},
) {
  const initial = isOptional ? withoutBlock : loading;
  let state = initial;
  let address: string | undefined;
  let release: Joined['release'] | undefined;
  let isAsking = false;

  /** Content with the first page of its lists; undefined while the code for that is missing. */
  const prepared = (content: Content): Content | undefined => {
    if (!content.normalized) return undefined;
    return lists && isLong(content, lists) ? longLists?.cut(content, lists, { first: 1, last: 1 }) : content;
  };

  const prepare = async (given: Content): Promise<Content> => {
    // Only a plain backend's answer needs this code.
    const normalize = async () =>
      (await importAgain(() => import('../content/normalize'))).normalizeForBrowser(shape as Shape, given);
    const content = given.normalized ? given : await normalize();
    const ready = prepared(content);
    if (ready) return ready;
    try {
      longLists = await import('./long-lists');
    } catch (error) {
      // Without the code, a whole list is better than none.
      if (content.pages) throw error;
    }
    return prepared(content) ?? content;
  };

  /** Shows the content when it arrives, unless other content has replaced it. */
  function show(coming: Promise<Content>, end: Joined['release'] = () => {}): void {
    release = end;
    isAsking = true;
    const settle = (settled: ContentState) => {
      if (release !== end) return;
      isAsking = false;
      state = isOptional && settled.status === 'error' ? withoutBlock : settled;
      onChange();
    };
    coming.then(prepare).then(
      (content) => settle({ status: 'ready', content }),
      (error: Error) => settle({ status: 'error', error }),
    );
  }

  function request(url: string): void {
    const { content, release } = acquireContent(url);
    show(mayBeMissing ? content.catch(emptyIfMissing) : content, release);
  }

  /** An answer that comes later changes nothing. */
  const end = (isSpoiled?: boolean) => {
    release?.(isSpoiled);
    release = undefined;
    isAsking = false;
  };
  const stop = () => {
    end();
    address = undefined;
    state = initial;
  };

  return {
    get state() {
      return state;
    },
    /** A request is under way. An optional block meanwhile counts as ready. */
    get isAsking() {
      return isAsking;
    },
    get More() {
      return longLists?.More;
    },
    /**
     * Shows an address's content, immediately if it came with the page or is `given`; the same address changes nothing. Without
     * `url`, an attribute is missing or wrong: shows an error.
     */
    load(url: string | undefined, missing: string, given?: Content): void {
      if (url && url === address) return;
      end();
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
    /** Adds pages of long lists up to `last`. Resolves to false if other content has replaced them meanwhile. */
    async showPages(last: number): Promise<boolean> {
      const before = state;
      const url = address;
      if (before.status !== 'ready' || !longLists || !lists || !url) return false;
      const content = await longLists.extend(before.content, lists, url, last);
      if (state !== before) return false;
      state = { status: 'ready', content };
      onChange();
      return true;
    },
    /** Requests content again after it, or the view, has failed. The old answer is not shared again. */
    retry(): void {
      if (!address) return;
      end(true);
      state = state.status === 'error' ? { ...state, isRetrying: true } : initial;
      request(address);
    },
    /** Aborts a request; content stays. */
    pause(): void {
      if (isAsking || state.status !== 'ready') stop();
      else end();
    },
    stop,
  };
}
