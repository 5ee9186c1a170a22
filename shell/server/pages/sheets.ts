/**
 * The style sheets of all widgets, by name. The answer to a change of the page has no styles: its elements name their sheets,
 * which the shell has loaded before.
 */
import { registered } from '../../../widgets/runtime/styles/sheet';
import { tagOf } from '../http/etag';

let made: { path: string; tag: string; text: string } | undefined;

/** One file for the release. Call it once all widgets are imported. */
export function allSheets(): { path: string; tag: string; text: string } {
  if (!made) {
    const named = registered.map(({ name, text }) => [name, text] as const).filter(([, text]) => text);
    const text = JSON.stringify(Object.fromEntries(named.sort(([one], [other]) => (one < other ? -1 : 1))));
    const tag = tagOf(text);
    made = { path: `/sheets/${tag}.json`, tag, text };
  }
  return made;
}
