import { codes, type Language } from '../../../widgets/runtime/language/language';

export const pageDrawing = (folder: string, path: string, language: Language): string =>
  `${folder}${path}.${codes[language]}`;
