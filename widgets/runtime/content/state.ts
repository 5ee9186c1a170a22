import type { Language } from '../language/language';
import type { Content } from './content';
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
export type BlockState = { status: 'loading' } | Failed | { status: 'ready'; block: unknown };

/** Reads the language's block of the content. A malformed or missing one is an error in that language only. */
export function readState(
  shape: Shape<unknown> | undefined,
  state: ContentState,
  language: Language,
  reading: Reading,
): BlockState {
  if (state.status !== 'ready') return state;
  if (!shape) return { status: 'ready', block: undefined };
  try {
    return { status: 'ready', block: readBlock(shape, state.content[language], language, { ...reading, language }) };
  } catch (error) {
    return { status: 'error', error: error as Error };
  }
}
