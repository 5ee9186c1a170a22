/** Text as it stands in HTML, between tags and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/**
 * JSON as it stands in a `<script>`. Escapes each `<` by which HTML ends a script or changes how one is read; the others stay, because
 * rich text that a page has both as markup and as JSON then compresses to less.
 */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replace(/<(?=!--|\/?script)/gi, '\\u003c');
