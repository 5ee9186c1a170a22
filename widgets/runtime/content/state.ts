import type { Language } from '../language/language';
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

/** The same of one language's block, read through its shape. */
export type BlockState =
  | { status: 'loading' }
  | Failed
  | { status: 'ready'; block: unknown; pages?: ShownPages | undefined };

/** What is shown of a block's long lists. */
export interface ShownPages extends PageRange {
  /** How many items the longest list has left. */
  rest: number;
}

/** Reads the language's block of the content. A malformed or missing one is an error in that language only. */
export function readState(
  shape: Shape<unknown> | undefined,
  state: ContentState,
  language: Language,
  reading: Reading,
): BlockState {
  if (state.status !== 'ready') return state;
  if (!shape) return { status: 'ready', block: undefined };
  const { [language]: value, pages } = state.content;
  try {
    const block = readBlock(shape, value, language, { ...reading, language });
    return { status: 'ready', block, pages: pages && { ...pages, rest: pages.rest[language] } };
  } catch (error) {
    return { status: 'error', error: error as Error };
  }
}
