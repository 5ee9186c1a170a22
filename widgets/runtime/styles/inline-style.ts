/** The styles of a server's markup: inline, or named. */
import { registered, type Sheet } from './sheet';

/** For server markup on a page whose `rem` may be anything: the usual 16 px each. */
export const inPixels = (text: string): string =>
  text.replace(/(-?[\d.]+)rem\b/g, (_, count: string) => `${+count * 16}px`);

/**
 * The sheets whose texts, one after the other, make up the inline style that a server has sent. Undefined when one of them
 * is not in this bundle: the markup is then of another release.
 */
export function sheetsOf(style: string): Sheet[] | undefined {
  const sheets: Sheet[] = [];
  // A fragment's style has px only; any other has the base's `rem`.
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

/** The sheets of these names, which are separated by spaces. Undefined when one of them is not in this bundle. */
export function sheetsNamed(names: string): Sheet[] | undefined {
  const sheets = names.split(' ').map((name) => registered.find((sheet) => sheet.name === name));
  return sheets.every((sheet) => sheet !== undefined) ? sheets : undefined;
}
