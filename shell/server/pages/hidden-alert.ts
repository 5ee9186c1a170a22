import { escapeHtml } from '../../../widgets/runtime/core/escape-html';
import { codes, type Language, languages } from '../../../widgets/runtime/language/language';

/** Elements in both languages. CSS shows one. */
export const inBothLanguages = (name: 'p' | 'span', textIn: (language: Language) => string): string =>
  languages.map((each) => `<${name} lang="${codes[each]}">${escapeHtml(textIn(each))}</${name}>`).join('');

/** A line in both languages that an inline script shows. @param name its class */
export const hiddenAlert = (name: string, textIn: (language: Language) => string): string =>
  `<div class="${name}" role="alert" hidden>${inBothLanguages('p', textIn)}</div>`;
