import { codes, type Language } from '../../../widgets/runtime/language/language';

/** Address below `folder`, without extension, of the drawing that stands for a page where its link is shared. */
export const pageDrawing = (folder: string, path: string, language: Language): string =>
  `${folder}${path}.${codes[language]}`;
