/** All that a widget may import. */
export { container, dark, pill, visuallyHidden } from './base';
export type { Bank } from './config';
export { queryString, request, RequestError } from './content';
export { defineWidget } from './define';
export type { ViewProps } from './definition';
export { bone } from './frame.styles';
export { changeLanguage, codes, type Language, languages } from './language';
export { type BlockOf, type Html, html, link, list, media, object, text } from './shape';
export { stylesheet } from './stylesheet';
export { Icon } from './ui/icon';
export { Picture } from './ui/picture';
export { RichHtml } from './ui/rich-html';
