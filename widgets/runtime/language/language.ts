/**
 * The language bus: one language for all widgets of the page, from any bundle or version.
 *
 * The item `localStorage.language` decides, unless storage is blocked or the address names a language. The page's own value is then
 * on `globalThis`, because two bundles are two modules.
 */
import { attempt } from '../core/attempt';
import { codes, type Language, languageEvent, languages, usualLanguage } from './languages';

export * from './languages';

export const storageKey = 'language';

interface Page {
  /** Set if the page's language differs from the stored one, or storage is blocked. */
  language?: Language | undefined;
  /** The last that `<html lang>` has named: a browser that translates the page writes one that widgets do not know. */
  named?: Language | undefined;
}

const scope = globalThis as unknown as Record<symbol, Page | undefined>;
const key = Symbol.for('serambi.language');
scope[key] ??= {};
const page: Page = scope[key];

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

/** Undefined also if storage is blocked, or does not exist (server). */
export function storedLanguage(): Language | undefined {
  const value = attempt(() => localStorage.getItem(storageKey));
  return isLanguage(value) ? value : undefined;
}

/** The page's current language; `unset` if the visitor has chosen none. */
export const currentLanguage = (unset: Language = usualLanguage): Language =>
  page.language ?? storedLanguage() ?? unset;

export function documentLanguage(): Language | undefined {
  const { lang } = document.documentElement;
  page.named = languages.find((each) => lang.toLowerCase().startsWith(codes[each])) ?? page.named;
  return page.named;
}

/** Shows a language on this page without storing it. */
export function showLanguage(language: Language): void {
  page.language = language;
}

/** Switches and stores the language of every widget on the page, in every bundle. */
export function changeLanguage(value: Language): void {
  window.dispatchEvent(new CustomEvent(languageEvent, { detail: { type: 'CHANGE', value } }));
}

function requested(event: Event): Language | undefined {
  const { type, value } = Object((event as CustomEvent).detail) as { type?: unknown; value?: unknown };
  return type === 'CHANGE' && isLanguage(value) ? value : undefined;
}

/**
 * Calls `onChange` at a request on this page, or once another page has stored or cleared a language. No `storage` event reaches a page
 * that the browser keeps for Back.
 */
export function onLanguageChange(onChange: (event: Event) => void, options?: AddEventListenerOptions): void {
  let stored = storedLanguage();
  const handle = (event: Event) => {
    if (requested(event) || storedLanguage() !== stored) onChange(event);
    stored = storedLanguage();
  };
  for (const type of [languageEvent, 'storage', 'pageshow']) window.addEventListener(type, handle, options);
}

// Registered before any widget's listener, so that widgets read the new value. A second bundle's listener changes nothing.
if (typeof window !== 'undefined') {
  onLanguageChange((event) => {
    const language = requested(event);
    page.language = undefined;
    try {
      if (language) localStorage.setItem(storageKey, language);
    } catch {
      page.language = language;
    }
  });
}
