/** The question an element asks the bank's server, made from its attributes, its slots and the page's configuration. */
import { attempt } from '../core/attempt';
import { currentLanguage, documentLanguage, isLanguage, type Language } from '../language/language';
import { serverStyle } from '../styles/sheet';
import type { PageConfig } from '../widget/config';

export interface Question {
  /** The widget's name, then `?` and what its markup depends on. */
  query: string;
  /** False if the markup or content comes from elsewhere. */
  isForBank: boolean;
}

/** In characters. The address encodes other scripts once more, 5 for 3, and the server takes 8,192 for 24 widgets. */
const maxLength = 190;

const config = (): PageConfig =>
  Object(attempt(() => JSON.parse(document.getElementById('serambi-config')?.textContent ?? '')));

const settingOf = (element: Element, key: 'api' | 'site' | 'language') => element.getAttribute(key) ?? config()[key];

export function languageOf(element: Element): Language {
  const pinned = settingOf(element, 'language');
  return isLanguage(pinned) ? pinned : currentLanguage(documentLanguage());
}

export function questionOf(element: Element, name: string, attributes: readonly string[], bank: string): Question {
  const isBank = (address: string | undefined) =>
    Object.assign(document.createElement('a'), { href: address || '/' }).href === `${bank}/`;
  const params = new URLSearchParams();
  for (const attribute of attributes) {
    const value = element.getAttribute(attribute);
    if (value !== null) params.set(attribute, value);
  }
  const slots = new Set([...element.children].map(({ slot }) => slot).sort());
  slots.delete('');
  if (slots.size) params.set('slots', `${[...slots]}`);
  const site = settingOf(element, 'site');
  if (!site || !isBank(site)) params.set('site', site ?? '');
  const api = settingOf(element, 'api');
  const isOther = !isBank(api);
  if (isOther) params.set('api', `${api}`);
  const query = `${name}?${params}`.replace(/\?$/, '');
  const { bank: named, labels } = config();
  const isShort = query.length <= maxLength;
  // The page may have its own server markup, and its own data of the bank.
  const hasOwn = element.shadowRoot?.querySelector(serverStyle) || named || labels;
  return { query, isForBank: isShort && !isOther && !hasOwn };
}
