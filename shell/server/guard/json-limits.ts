import { setImmediate as nextTurn } from 'node:timers/promises';

interface JsonLimits {
  values: number;
  depth: number;
  /** How many values an object or list counts as. */
  weight: number;
}

const partSize = 1024 * 1024;

const [quote, backslash, comma, bracket, bracketEnd, brace, braceEnd] = Buffer.from('"\\,[]{}');

/** Throws for too many or too deep values, before the slower `JSON.parse`: 20 MB of `[` or `{},` would take seconds and 1 GB. */
export async function limitJson(json: Uint8Array, limits: JsonLimits): Promise<void> {
  let isText = false;
  let [depth, values] = [0, 0];
  let partEnd = partSize;
  for (let at = 0; at < json.length; at++) {
    if (at >= partEnd) {
      await nextTurn();
      partEnd += partSize;
    }
    const byte = json[at];
    if (byte === quote) isText = !isText;
    else if (isText) {
      if (byte === backslash) at++;
    } else if (byte === comma) values += 1;
    else if (byte === bracket || byte === brace) {
      values += limits.weight;
      depth += 1;
    } else if (byte === bracketEnd || byte === braceEnd) depth -= 1;
    if (depth > limits.depth) throw new Error(`is deeper than ${limits.depth} levels`);
    if (values > limits.values) throw new Error(`has more than ${limits.values} values`);
  }
}
