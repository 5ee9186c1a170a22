import { type Language, languages } from '../language/language';
import type { Content, PageRange } from './content';
import { type Reading, readBlock, type Shape } from './shape';

interface Failed {
  status: 'error';
  error: Error;
  /** It is being asked for again. */
  isRetrying?: boolean;
}

/** How far a widget's content, in both languages, has come. */
export type ContentState = { status: 'loading' } | Failed | { status: 'ready'; content: Content };

/** What a widget shows without a block that it can do without. */
export const withoutBlock: ContentState = {
  status: 'ready',
  content: { normalized: true, English: {}, Indonesia: {} },
};

/** The same of one language's block, read through its shape. `language` is the block's: the other one where this is missing. */
export type BlockState =
  | { status: 'loading' }
  | Failed
  | { status: 'ready'; block: unknown; language: Language; pages?: ShownPages | undefined };

/** What is shown of a block's long lists. */
export interface ShownPages extends PageRange {
  /** How many items the longest list has left. */
  rest: number;
}

/** Reads the language's block of normalized content, or the other language's where it is missing. */
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
