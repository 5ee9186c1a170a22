import { codes, type Language } from '../../../widgets/runtime/language/language';

/** Address of a page's sharing picture, without extension. */
export const pageDrawing = (folder: string, path: string, language: Language): string =>
  `${folder}${path}.${codes[language]}`;
