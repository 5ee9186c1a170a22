import { type Language, languages } from '../../../widgets/runtime/language/language';

export const inEachLanguage = <T>(of: (language: Language) => T) =>
  Object.fromEntries(languages.map((language) => [language, of(language)])) as Record<Language, T>;
