/** The languages and their names, without the state of `language.ts`, for scripts of documents. */
export type Language = 'English' | 'Indonesia';

export const usualLanguage = 'Indonesia';
export const languages: readonly Language[] = ['English', 'Indonesia'];
export const codes: Record<Language, 'en' | 'id'> = { English: 'en', Indonesia: 'id' };
/** An event of `window`: `detail` is `{ type: 'CHANGE', value: Language }`. */
export const languageEvent = 'serambi:language';
