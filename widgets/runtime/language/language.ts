/**
 * The language bus: one language for every widget on the page, whichever bundle or version it came from.
 *
 * The stored value decides (localStorage key `language`); a page has a value of its own only where storage is blocked, or
 * where its address names a language. That value is on `globalThis`, because two bundles are two modules.
 */
export type Language = 'English' | 'Indonesia';

/** The language of a visitor who has chosen none. */
export const usualLanguage = 'Indonesia';
export const languages: readonly Language[] = ['English', 'Indonesia'];
/** BCP 47 tags, for `lang` and `Intl`. */
export const codes: Record<Language, 'en' | 'id'> = { English: 'en', Indonesia: 'id' };
export const storageKey = 'language';
export const languageEvent = 'serambi:language';

/** The language of this page where it differs from the stored one, or where storage is blocked. */
interface Page {
  language?: Language | undefined;
}

const scope = globalThis as unknown as Record<symbol, Page | undefined>;
const key = Symbol.for('serambi.language');
scope[key] ??= {};
const page: Page = scope[key];

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

function stored(): Language | undefined {
  try {
    const value = localStorage.getItem(storageKey);
    return isLanguage(value) ? value : undefined;
  } catch {
    // Storage is blocked, or does not exist (server).
    return undefined;
  }
}

/** The language the page shows now; `unset` is that of a page whose visitor has chosen none. */
export const currentLanguage = (unset: Language = usualLanguage): Language => page.language ?? stored() ?? unset;

/** The language of another site's page, if it is one of these: a widget on it speaks like the page. */
export const documentLanguage = (): Language | undefined =>
  languages.find((each) => document.documentElement.lang.toLowerCase().startsWith(codes[each]));

/** Shows a language on this page without storing it: for an address that names one. */
export function showLanguage(language: Language): void {
  page.language = language;
}

/** Switches the language of every widget on the page, in every bundle, and stores it. */
export function changeLanguage(value: Language): void {
  window.dispatchEvent(new CustomEvent(languageEvent, { detail: { type: 'CHANGE', value } }));
}

/** The language that a bus event requests; anything else in `detail` is ignored. */
function requested(event: Event): Language | undefined {
  const { type, value } = Object((event as CustomEvent).detail) as { type?: unknown; value?: unknown };
  return type === 'CHANGE' && isLanguage(value) ? value : undefined;
}

/** Whether an event changes the language: a request on this page, or another tab that has stored or cleared it. */
const isChange = (event: Event): boolean =>
  event.type === 'storage' ? [storageKey, null].includes((event as StorageEvent).key) : requested(event) !== undefined;

/** Calls back after every change, from this page or another tab. Returns a function that stops it. */
export function onLanguageChange(onChange: (event: Event) => void): () => void {
  const handle = (event: Event) => {
    if (isChange(event)) onChange(event);
  };
  const types = [languageEvent, 'storage'];
  for (const type of types) window.addEventListener(type, handle);
  return () => {
    for (const type of types) window.removeEventListener(type, handle);
  };
}

// Registered before any widget's listener, so that widgets read the new value when they are called.
// A second bundle does the same again, which changes nothing.
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
