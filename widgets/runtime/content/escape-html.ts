/** Text as it stands in HTML, between tags and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** JSON as it stands in a `<script>`: `<` is escaped, so that no text in it can end the script. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');
