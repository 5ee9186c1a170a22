import { setImmediate as nextTurn } from 'node:timers/promises';

const maxValues = 1_000;

const partSize = 1024 * 1024;

const [quote, backslash, comma, bracket, brace] = Buffer.from('"\\,[{');

/** Counts values before parsing: 20 MB of `[` or `{},` would take seconds and 1 GB. */
export async function isSmallJson(bytes: Uint8Array): Promise<boolean> {
  let isText = false;
  let values = 0;
  let partEnd = partSize;
  for (let at = 0; at < bytes.length; at++) {
    if (at >= partEnd) {
      await nextTurn();
      partEnd += partSize;
    }
    const byte = bytes[at];
    if (byte === quote) isText = !isText;
    else if (isText) {
      if (byte === backslash) at++;
    } else if ((byte === comma || byte === bracket || byte === brace) && ++values > maxValues) return false;
  }
  return true;
}
