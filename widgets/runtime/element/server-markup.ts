import { codes, type Language, languages } from '../language/language';
import { sheetsNamed, sheetsOf } from '../styles/inline-style';
import { type Sheet, serverStyle } from '../styles/sheet';

/** Server markup in a shadow root. */
export interface ServerMarkup {
  language: Language;
  status: string | undefined;
  /**
   * The sheets of its inline style, or the sheets that its host names. Undefined for another release, which cannot hydrate, and until
   * on-demand code has brought all.
   */
  sheets(): Sheet[] | undefined;
}

/** Undefined without markup, or after its inline style was replaced. `style`: the texts of its sheets, if not inline. */
export function readServerMarkup(
  root: ShadowRoot,
  revision: string | undefined,
  style = root.querySelector(serverStyle)?.textContent,
): ServerMarkup | undefined {
  const element = root.querySelector<HTMLElement>('.root');
  // Without an inline style, the host names the sheets.
  const names = (root.host as HTMLElement).dataset.sheets;
  const language = languages.find((each) => codes[each] === element?.lang);
  if (!element || !(style || names) || !language) return undefined;
  const { status, revision: serverRevision } = element.dataset;
  const isSame = serverRevision === revision;
  const sheets = () => (style ? sheetsOf(style) : sheetsNamed(names ?? ''));
  return { language, status, sheets: () => (isSame ? sheets() : undefined) };
}
