/** The styles of server markup: inline, or named. */
import { registered, type Sheet } from './sheet';

/** For pages with an unknown `rem`: 16 px each. */
export const inPixels = (text: string): string =>
  text.replace(/(-?[\d.]+)rem\b/g, (_, count: string) => `${+count * 16}px`);

/** The sheets of a server's inline style. Undefined if this bundle lacks one: the markup is from another release. */
export function sheetsOf(style: string): Sheet[] | undefined {
  const sheets: Sheet[] = [];
  // Only a fragment's style has no `rem`.
  const written = /\drem\b/.test(style) ? String : inPixels;
  let rest = style;
  while (rest) {
    const sheet = registered.find(({ text }) => text && rest.startsWith(written(text)));
    if (!sheet) return undefined;
    sheets.push(sheet);
    rest = rest.slice(written(sheet.text).length);
  }
  return sheets;
}

/** Sheets by their names, separated by spaces. Undefined if this bundle lacks one. */
export function sheetsNamed(names: string): Sheet[] | undefined {
  const sheets = names.split(' ').map((name) => registered.find((sheet) => sheet.name === name));
  return sheets.every((sheet) => sheet !== undefined) ? sheets : undefined;
}
