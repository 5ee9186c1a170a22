import { codes, type Language, languages } from '../language/language';
import { sheetsNamed, sheetsOf } from '../styles/inline-style';
import type { Sheet } from '../styles/sheet';

/** What a server has rendered into a shadow root. */
export interface ServerMarkup {
  language: Language;
  status: string | null;
  /**
   * The sheets that its inline style is made of, or that its element names. Undefined when it comes from another release, which cannot
   * be hydrated, and while code that is loaded on demand, as that for long lists, has not brought all of them.
   */
  sheets(): Sheet[] | undefined;
}

/**
 * Undefined if there is none, or if its inline style has been replaced already.
 *
 * @param style the texts of its sheets, where it has no inline style
 */
export function readServerMarkup(
  root: ShadowRoot,
  revision: string | undefined,
  style = root.querySelector('style')?.textContent,
): ServerMarkup | undefined {
  const element = root.querySelector<HTMLElement>('.root');
  // The host of markup without an inline style names its sheets.
  const names = (root.host as HTMLElement).dataset.sheets;
  const language = languages.find((each) => codes[each] === element?.lang);
  if (!element || !(style || names) || !language) return undefined;
  const { status = null, revision: served } = element.dataset;
  let sheets: Sheet[] | undefined;
  return {
    language,
    status,
    sheets() {
      if (served === revision) sheets ??= style ? sheetsOf(style) : sheetsNamed(names ?? '');
      return sheets;
    },
  };
}
