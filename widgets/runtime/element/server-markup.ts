import { codes, type Language, languages } from '../language/language';
import { type Sheet, sheetsOf } from '../styles/sheet';

/** What a server has rendered into a shadow root. */
export interface ServerMarkup {
  language: Language;
  status: string | null;
  /** The sheets that its inline style is made of; undefined when it comes from another release, which cannot be hydrated. */
  sheets: Sheet[] | undefined;
}

export function readServerMarkup(root: ShadowRoot): ServerMarkup | undefined {
  const element = root.querySelector('.root');
  const lang = element?.getAttribute('lang');
  const language = languages.find((each) => codes[each] === lang);
  if (!element || !language) return undefined;
  return {
    language,
    status: element.getAttribute('data-status'),
    sheets: sheetsOf(root.querySelector('style')?.textContent ?? ''),
  };
}
