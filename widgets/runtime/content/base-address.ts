/** Without last slash, query and fragment; undefined if it is no base address. */
function parsed(value: string): string | undefined {
  if (!value) return value;
  if (!/^(https?:\/)?\//i.test(value) || !URL.canParse(value, document.baseURI)) return undefined;
  const { origin, pathname } = new URL(value, document.baseURI);
  const isPath = /^\/(?!\/)/.test(value);
  return (isPath ? '' : origin) + pathname.replace(/(?<!\/)\/+$/, '');
}

const known = new Map<string, string | undefined>();

/**
 * The first valid base address: `https://bank.example`, `/path`, or empty for the page's origin. Warns once of each invalid one.
 */
export function baseAddress(...values: readonly unknown[]): string {
  for (const value of values) {
    if (value === undefined || value === null) continue;
    const written = String(value);
    if (!known.has(written)) {
      known.set(written, parsed(written.trim()));
      if (known.get(written) === undefined) {
        console.warn(`Serambi: "${written}" is ignored: it is not an address like https://bank.example or /path`);
      }
    }
    const address = known.get(written);
    if (address !== undefined) return address;
  }
  return '';
}
