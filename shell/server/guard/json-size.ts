import { setImmediate as nextTurn } from 'node:timers/promises';

/** More than any form has: a report has ten values and three files. */
const maxValues = 1_000;

/** Bytes that are looked at in one turn of the event loop. */
const partSize = 1024 * 1024;

const [quote, backslash, comma, bracket, brace] = Buffer.from('"\\,[{');

/**
 * Whether a JSON text has few values, and so little depth. Foreign text is asked this before it is parsed: 20 MB of `[` or
 * `{},` take seconds and a gigabyte. It is one pass that keeps nothing, with a turn for other requests after each part.
 */
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
