/** The language of what no code renders: the document, the page's own words, and the widgets without code. */

import { fileAddress } from '../../widgets/runtime/language/file-address';
import {
  codes,
  currentLanguage,
  isLanguage,
  type Language,
  languages,
  showLanguage,
  storageKey,
} from '../../widgets/runtime/language/language';
import { pageConfig } from '../../widgets/runtime/widget/config';
import { behaveAll, loadForLanguage } from './code';
import { placeOf } from './place';
import { updateHead } from './shown-page';

/** Shows the words of elements that have them in both languages (`inBoth` in `server/pages/app.tsx`). */
function showWords(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-words]')) {
    const words = JSON.parse(element.dataset.words ?? '{}')[codes[currentLanguage()]];
    for (const [name, word] of Object.entries<string>(words ?? {})) {
      if (name === 'text') element.textContent = word;
      else element.setAttribute(name, word);
    }
  }
}

/** Shows a static widget in the page's language: the server sent it in both, the other one in a template. */
function swapLanguage(host: HTMLElement): void {
  const root = host.shadowRoot?.querySelector('.root[data-static][data-status=ready]');
  const template = host.shadowRoot?.querySelector('template')?.content;
  const translated = template?.firstElementChild;
  if (!root || !translated || root.getAttribute('lang') === codes[currentLanguage()]) return;
  const focused = host.shadowRoot?.activeElement;
  const place = focused ? [...root.querySelectorAll(focused.localName)].indexOf(focused) : -1;
  root.replaceWith(translated);
  if (focused) translated.querySelectorAll<HTMLElement>(focused.localName)[place]?.focus({ preventScroll: true });
  // The article's text for reading programs is in the language of the document.
  host.querySelector(':scope > article')?.remove();
  template.append(root);
  host.toggleAttribute('data-empty', !translated.hasChildNodes());
}

/**
 * Shows all in `root` in the page's language that was rendered in another. Widgets with code follow by themselves, once it
 * is there.
 */
export function followLanguage(root: ParentNode = document): void {
  showWords(root);
  loadForLanguage(root, codes[currentLanguage()]);
  for (const host of root.querySelectorAll<HTMLElement>(':not(:defined)')) swapLanguage(host);
}

/**
 * Keeps the language that the server chose, unless the browser has stored another one and the address names none. An exported
 * site has one page for all addresses that are not there, which may name another language than the page has.
 */
export function initLanguage(ofPage: Language): void {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(storageKey);
  } catch {
    // Storage is blocked. The server has used the cookie, if there is one.
  }
  if (isLanguage(stored)) saveCookie(stored);
  const named = languages.find((each) => codes[each] === placeOf(location).language);
  if (named || !isLanguage(stored)) showLanguage(named ?? ofPage);
}

/** Copies the stored language to a cookie, so that the server renders the next document in it. */
function saveCookie(stored: Language): void {
  document.cookie = `language=${stored}; path=/; max-age=31536000; samesite=lax`;
}

/** Changes the language of an address that names one to the language shown. */
function updateAddress(): void {
  const url = new URL(location.href);
  const { path, language } = placeOf(url);
  const code = codes[currentLanguage()];
  if (language === null || language === code) return;
  url.searchParams.set('lang', code);
  const { search, hash } = url;
  history.replaceState(history.state, '', pageConfig().isExported ? fileAddress(path + search + hash) : url);
}

/** The visitor has changed the language. */
export function changeLanguage(): void {
  saveCookie(currentLanguage());
  updateAddress();
  // With the new words: afterwards it would have the styles of the whole page computed a second time.
  document.documentElement.lang = codes[currentLanguage()];
  followLanguage();
  behaveAll(document);
  updateHead();
}
