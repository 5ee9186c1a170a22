import { type Language, languages } from '../language/language';
import type { Content, PageRange } from './content';
import { type Reading, readBlock, type Shape } from './shape';

interface Failed {
  status: 'error';
  error: Error;
  isRetrying?: boolean;
}

/** A widget's content in both languages, or the state of its loading. */
export type ContentState = { status: 'loading' } | Failed | { status: 'ready'; content: Content };

/** For widgets that can do without their block. */
export const withoutBlock: ContentState = {
  status: 'ready',
  content: { normalized: true, English: {}, Indonesia: {} },
};

/** The block of one language. `language` is the block's own: the other language if this one is missing. */
export type BlockState =
  | { status: 'loading' }
  | Failed
  | { status: 'ready'; block: unknown; language: Language; pages?: ShownPages | undefined };

export interface ShownPages extends PageRange {
  /** Number of items left in the longest list. */
  rest: number;
}

export function readState(
  shape: Shape<unknown> | undefined,
  state: ContentState,
  language: Language,
  reading: Reading,
): BlockState {
  if (state.status !== 'ready') return state;
  if (!shape) return { status: 'ready', block: undefined, language };
  const { content } = state;
  const shown = [language, ...languages].find((each) => content[each] !== undefined) ?? language;
  const { [shown]: value, pages } = content;
  try {
    const block = readBlock(shape, value, { ...reading, language: shown });
    return { status: 'ready', block, language: shown, pages: pages && { ...pages, rest: pages.rest[shown] } };
  } catch (error) {
    return { status: 'error', error: error as Error };
  }
}
