/** Changes the language of the document, the page's own text, and widgets without code. */
import { keepState } from '../../widgets/runtime/element/kept-state';
import { fileAddress } from '../../widgets/runtime/language/file-address';
import {
  codes,
  currentLanguage,
  type Language,
  languages,
  showLanguage,
  storedLanguage,
} from '../../widgets/runtime/language/language';
import { pageConfig } from '../../widgets/runtime/widget/config';
import { behaveAll, loadForLanguage } from './code';
import { placeOf } from './place';
import { updateHead } from './shown-page';

function showWords(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-words]')) {
    const words = JSON.parse(element.dataset.words ?? '{}')[codes[currentLanguage()]];
    for (const [name, word] of Object.entries<string>(words ?? {})) {
      if (name === 'text') element.textContent = word;
      else element.setAttribute(name, word);
    }
  }
}

/** The server sends a static widget in both languages, the hidden one in a template. */
function swapLanguage(host: HTMLElement): void {
  const root = host.shadowRoot?.querySelector('.root[data-static][data-status=ready]');
  const template = host.shadowRoot?.querySelector('template')?.content;
  const translated = template?.firstElementChild;
  if (!root || !translated || root.getAttribute('lang') === codes[currentLanguage()]) return;
  // In a template a dialog would stay open without being modal.
  for (const dialog of root.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  const restore = keepState(host.shadowRoot as ShadowRoot);
  root.replaceWith(translated);
  restore();
  // The article's text for reading programs is in the language of the document.
  host.querySelector(':scope > article')?.remove();
  template.append(root);
  host.toggleAttribute('data-empty', !translated.hasChildNodes());
}

/** Interactive widgets follow by themselves once their code is loaded. */
export function followLanguage(root: ParentNode = document): void {
  showWords(root);
  loadForLanguage(root, codes[currentLanguage()]);
  for (const host of root.querySelectorAll<HTMLElement>(':not(:defined)')) swapLanguage(host);
}

/** The address's language wins over the stored one, which wins over the server's. */
export function initLanguage(ofPage: Language): void {
  const stored = storedLanguage();
  if (stored) saveCookie(stored);
  const named = languages.find((each) => codes[each] === placeOf(location).language);
  // If storage is blocked, the server has used the cookie, if there is one.
  if (named || !stored) showLanguage(named ?? ofPage);
}

/** The server renders the next document in the cookie's language. */
function saveCookie(stored: Language): void {
  document.cookie = `language=${stored}; path=/; max-age=31536000; samesite=lax`;
}

/** A language in the address becomes the current one. */
export function updateAddress(): void {
  const url = new URL(location.href);
  const { path, language } = placeOf(url);
  const code = codes[currentLanguage()];
  if (language === null || language === code) return;
  url.searchParams.set('lang', code);
  const { search, hash } = url;
  history.replaceState(history.state, '', pageConfig().isExported ? fileAddress(path + search + hash) : url);
}

export function changeLanguage(): void {
  saveCookie(currentLanguage());
  updateAddress();
  // Set together with the new text: a second change would compute the styles of the whole page again.
  document.documentElement.lang = codes[currentLanguage()];
  followLanguage();
  behaveAll(document);
  updateHead();
}
