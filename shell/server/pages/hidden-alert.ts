import { escapeHtml } from '../../../widgets/runtime/core/escape-html';
import { codes, type Language, languages } from '../../../widgets/runtime/language/language';

/** A line in both languages that an inline script shows. @param name its class */
export function hiddenAlert(name: string, textIn: (language: Language) => string): string {
  const texts = languages.map((each) => `<p lang="${codes[each]}">${escapeHtml(textIn(each))}</p>`);
  return `<div class="${name}" role="alert" hidden>${texts.join('')}</div>`;
}
