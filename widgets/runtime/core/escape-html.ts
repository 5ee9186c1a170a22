/** Escapes text for HTML, between tags and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** Escapes only `<` of `<!--`, `<script` and `</script`: other escapes compress worse beside the same markup. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replace(/<(?=!--|\/?script)/gi, '\\u003c');
