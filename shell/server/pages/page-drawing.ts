import { codes, type Language } from '../../../widgets/runtime/language/language';

/** Address in `folder`, without extension, of a page's sharing picture. */
export const pageDrawing = (folder: string, path: string, language: Language): string =>
  `${folder}${path}.${codes[language]}`;
