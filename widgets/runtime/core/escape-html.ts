/** Escapes text for HTML, between tags and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** Attributes of a start tag, without those that are undefined. */
export const attributesHtml = (attributes: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`))
    .join('');

/** Escapes only `<` of `<!--`, `<script` and `</script`: other escapes compress worse beside the same markup. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replace(/<(?=!--|\/?script)/gi, '\\u003c');
