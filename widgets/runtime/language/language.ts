/**
 * The language bus: one language for every widget on the page, whichever bundle or version it came from.
 *
 * The truth is the stored value (localStorage key `language`); a page keeps a value of its own only where storage is
 * blocked, or where the page's address names a language. Both live on `globalThis` because two bundles are two modules.
 */
export type Language = 'English' | 'Indonesia';

export const languages: readonly Language[] = ['English', 'Indonesia'];
/** BCP 47 tags, for `lang` and `Intl`. */
export const codes: Record<Language, 'en' | 'id'> = { English: 'en', Indonesia: 'id' };
export const storageKey = 'language';
export const languageEvent = 'serambi:language';

/** What this page shows although storage says something else (or cannot be asked). */
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
    // Storage is blocked, or there is none (server).
    return undefined;
  }
}

/** The language the page shows now. */
export const currentLanguage = (): Language => page.language ?? stored() ?? 'Indonesia';

/** Shows a language on this page without storing it: for an address that names one. */
export function showLanguage(language: Language): void {
  page.language = language;
}

/** Switches the language for every widget on the page, in every bundle, and remembers it. */
export function changeLanguage(value: Language): void {
  window.dispatchEvent(new CustomEvent(languageEvent, { detail: { type: 'CHANGE', value } }));
}

/** The language a bus event asks for; anything else in `detail` is not ours to act on. */
function requested(event: Event): Language | undefined {
  const { type, value } = Object((event as CustomEvent).detail) as { type?: unknown; value?: unknown };
  return type === 'CHANGE' && isLanguage(value) ? value : undefined;
}

/** Whether it changes the language: asked for on this page, stored or cleared by another tab. */
const isChange = (event: Event): boolean =>
  event.type === 'storage' ? [storageKey, null].includes((event as StorageEvent).key) : requested(event) !== undefined;

/** Calls back after every change, from this page or another tab. Answers the function that ends it. */
export function onLanguageChange(changed: (event: Event) => void): () => void {
  const heard = (event: Event) => {
    if (isChange(event)) changed(event);
  };
  const types = [languageEvent, 'storage'];
  for (const type of types) window.addEventListener(type, heard);
  return () => {
    for (const type of types) window.removeEventListener(type, heard);
  };
}

// Once per bundle and before any widget listens, so that they find the new value when they are told.
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
