import { distance } from 'fastest-levenshtein';

/** Letters of other scripts by the Latin letter they look like, after Unicode decomposition. */
const lookAlikes: Readonly<Record<string, string>> = {
  a: 'аαɑ',
  b: 'ьвƅβ',
  c: 'сϲᴄ',
  d: 'ԁɗ',
  e: 'еєҽε℮',
  f: 'ғƒ',
  g: 'ɡցԍ',
  h: 'һհн',
  i: 'іιıɩӏ',
  j: 'јϳ',
  k: 'кκқ',
  l: 'ӏⅼℓłι',
  m: 'мṃ',
  n: 'пոηռ',
  o: 'оοօσøө',
  p: 'рρ',
  q: 'ԛգ',
  r: 'гᴦɾ',
  s: 'ѕʂ',
  t: 'тτŧ',
  u: 'υսᴜџ',
  v: 'ѵνᴠ',
  w: 'ԝωᴡա',
  x: 'хχ',
  y: 'уүγʏ',
  z: 'ᴢʐ',
};

const latinOf = new Map(
  Object.entries(lookAlikes).flatMap(([latin, others]) => [...others].map((other) => [other, latin] as const)),
);

/** Digits and pairs that pass for a letter; `i`, `l` and `1` pass for each other. */
const passesFor: readonly (readonly [string, string])[] = [
  ['rn', 'm'],
  ['vv', 'w'],
  ['0', 'o'],
  ['1', 'l'],
  ['i', 'l'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['7', 't'],
  ['8', 'b'],
];

/** Texts with equal skeletons look alike. */
export function skeletonOf(text: string): string {
  const letters = [...text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')];
  let skeleton = letters.map((letter) => latinOf.get(letter) ?? letter).join('');
  for (const [from, to] of passesFor) skeleton = skeleton.replaceAll(from, to);
  return skeleton.replace(/[-_.\s]/g, '');
}

/** Number of wrong, missing or extra letters by a name's length; with more it is another name. */
const tolerance = (length: number) => (length < 6 ? 0 : length < 9 ? 1 : 2);

/** Why a reader would take a text for the name, if so. */
export function likeness(text: string, name: string): 'letters' | 'digits' | 'added' | 'spelling' | undefined {
  const plain = text.toLowerCase();
  const skeleton = skeletonOf(plain);
  const wanted = skeletonOf(name);
  if (skeleton.includes(wanted)) {
    if (/[^\p{ASCII}]/u.test(plain)) return 'letters';
    return plain.replace(/[-_.]/g, '').includes(name) ? 'added' : 'digits';
  }
  const limit = tolerance(wanted.length);
  // Compares no long text: the distance is at least the difference of lengths.
  const isNear = Math.abs(skeleton.length - wanted.length) <= limit && distance(skeleton, wanted) <= limit;
  return isNear ? 'spelling' : undefined;
}

const base = 36;
/** DNS's limit. */
const labelLimit = 63;

/** Decodes Punycode, such as `xn--bcher-kva` (RFC 3492); returns other labels unchanged. */
function decodeLabel(label: string): string {
  if (!/^xn--[a-z\d-]+$/.test(label) || label.length > labelLimit) return label;
  const encoded = label.slice(4);
  const end = encoded.lastIndexOf('-');
  const letters = [...encoded.slice(0, Math.max(end, 0))];
  let [code, bias, index] = [128, 72, 0];
  for (let at = end + 1; at < encoded.length; index += 1) {
    const before = index;
    for (let [weight, k] = [1, base]; at < encoded.length; k += base) {
      // The last hyphen ends the ASCII letters, so none follows.
      const value = Number.parseInt(encoded.charAt(at++), base);
      const digit = value < 10 ? value + 26 : value - 10;
      index += digit * weight;
      const threshold = Math.min(Math.max(k - bias, 1), 26);
      if (digit < threshold) break;
      weight *= base - threshold;
    }
    const count = letters.length + 1;
    let delta = before === 0 ? Math.floor((index - before) / 700) : (index - before) >> 1;
    delta += Math.floor(delta / count);
    let k = 0;
    for (; delta > 455; k += base) delta = Math.floor(delta / 35);
    bias = k + Math.floor((base * delta) / (delta + 38));
    code += Math.floor(index / count);
    if (code > 0x10ffff) return label;
    index %= count;
    letters.splice(index, 0, String.fromCodePoint(code));
  }
  return letters.join('');
}

/** A host as a reader sees it; URL parsers return its ASCII form. */
export const readableHost = (host: string): string => host.split('.').map(decodeLabel).join('.');
