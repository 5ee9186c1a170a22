import type { Widget } from '../element/definition';
import type { Language } from '../language/language';
import type { Content } from './content';
import { type Reading, readBlock } from './shape';

/** Where a widget's content is on its way. */
export type ContentState =
  | { status: 'loading' }
  | { status: 'error'; error: Error; retrying?: boolean }
  | { status: 'ready'; content: Content };

/** What a widget shows of it in one language. */
export type Shown =
  | { status: 'loading' }
  | { status: 'error'; error: Error; retrying?: boolean }
  | { status: 'ready'; block: unknown };

/** Reads the language's block of what arrived. A malformed or missing one is an error in that language only. */
export function shownIn(widget: Widget, state: ContentState, language: Language, reading: Reading): Shown {
  if (state.status !== 'ready') return state;
  if (!widget.content) return { status: 'ready', block: undefined };
  try {
    return { status: 'ready', block: readBlock(widget.content.shape, state.content[language], language, reading) };
  } catch (error) {
    return { status: 'error', error: error as Error };
  }
}
