/** Words of texts and queries. Pure, so that server, browser and tests read a text the same way. */
import { type Language, languages } from '../language/language';

/** Limits: letters of a word, words of a query, characters of a query. */
const maxLetters = 32;
const maxWords = 6;
export const maxQuery = 100;

/** A word as written; “S&K” is one word. */
const written = /(?<![\p{L}\p{N}])\p{L}&\p{L}(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+/gu;

const fold = (word: string) =>
  word
    .normalize('NFKD')
    .replace(/[\p{M}&]+/gu, '')
    .toLowerCase()
    .slice(0, maxLetters);

export const wordsOf = (text: string): string[] =>
  (text.match(written) ?? []).flatMap((word) => fold(word).match(/[\p{L}\p{N}]+/gu) ?? []);

/** Equal for all spellings of the same words, and safe in any address. */
export const queryKey = (query = ''): string => wordsOf(query.slice(0, maxQuery)).join('-');

export const searchFor = (query: string): string => `/search?${new URLSearchParams({ q: query })}`;

/** Words that do not tell a query's subject, with common abbreviations. */
const stopWords: Record<Language, ReadonlySet<string>> = {
  English: new Set(
    'a about am an and any are at be been but by can cannot cant could d did didn didnt do does doesn doesnt don dont for from get got had has have haven having hello hi how i if im in is isn it just ll m me my need not of on or other our please pls plz r re s should so still t tell that the there this to u ur ve want wants was wasn wat we what when where which who why will with won would you your'.split(
      ' ',
    ),
  ),
  Indonesia: new Set(
    'ada adalah agar aja akan aku anda apa apakah atas atau bagaimana bank belum berapa bgmn bila bisa blm blom blum brapa brp cara dah dalam dan dapat dari dengan dgn di dimana dlm dmn dong dpt dr dri enggak ga gak gimana gk gmn gmna gua gue gw halo harus ini itu jg jga jika juga kak kalau kalo kami kapan karena karna ke kena kenapa kita kl klau klo knp knpa kok kpn krn lagi lain lainnya lg lgi mana masih mau mengapa min msh ndak ngga nggak nih nya oleh pada pd saat saja saya sdh sebagai selalu semua siapa sih sudah sy tapi tdak tdk tentang terus tetap tidak tolong tp tpi trs udah udh untuk utk ya yang yg'.split(
      ' ',
    ),
  ),
};

/** Further words of addresses, in both languages, that name no subject. */
const addressWords = new Set(
  'archive arsip baru belum bukan default ditemukan exist exists found halaman hal index laman lama latest lain main missing new none null old page pages situs site sudah telah tersedia test undefined unknown website'.split(
    ' ',
  ),
);

/** Words of an address that may name a page. Its language is unknown, so stop words of both languages are left out. */
export const addressQueryWords = (query: string): string[] =>
  [...new Set(wordsOf(query.slice(0, maxQuery)))]
    .filter((word) => !addressWords.has(word) && !languages.some((each) => stopWords[each].has(word)))
    .slice(0, maxWords);

export type Synonyms = readonly (readonly string[])[];

/** Distinct words of a query, without stop words unless there are only those. */
export function queryWords(query: string, language: Language): string[] {
  const all = [...new Set(wordsOf(query.slice(0, maxQuery)))];
  const telling = all.filter((word) => !stopWords[language].has(word));
  return (telling.length ? telling : all).slice(0, maxWords);
}

/** Shortest stem, in letters. */
const leastStem = 4;

/**
 * Letters between `me-` or `pe-` and a root, the root's first letters, and its lost letters. `mengirim` comes from `kirim`,
 * `mengambil` from `ambil`.
 */
const nasals: readonly [letters: string, before: string, lost: readonly string[]][] = [
  ['ng', 'aiueo', ['', 'k']],
  ['ng', 'ghkq', ['']],
  ['ny', 'aiueo', ['s']],
  ['m', 'aiueo', ['p', 'm']],
  ['m', 'bfpv', ['']],
  ['n', 'aiueo', ['t', 'n']],
  ['n', 'cdjstz', ['']],
  ['', 'lmnrwy', ['']],
];

const without = (word: string, prefix: string, least = leastStem): string[] =>
  word.startsWith(prefix) && word.length - prefix.length >= least ? [word.slice(prefix.length)] : [];

const withoutNasal = (word: string, beginning: string, least?: number): string[] =>
  nasals.flatMap(([letters, before, lost]) =>
    without(word, beginning + letters, 3)
      .filter((rest) => before.includes(rest.charAt(0)))
      .flatMap((rest) => lost.map((letter) => letter + rest))
      .filter((root) => root.length >= (least ?? leastStem)),
  );

const withoutPrefix = (word: string): string[] => [
  ...['me', 'pe'].flatMap((beginning) => withoutNasal(word, beginning)),
  ...['di', 'ber', 'ter', 'per'].flatMap((prefix) => without(word, prefix)),
];

const withoutSuffix = (word: string, suffix: string, least = leastStem): string[] =>
  word.endsWith(suffix) && word.length - suffix.length >= least ? [word.slice(0, -suffix.length)] : [];

/** Endings. `-an` needs a longer rest, because many roots end with it (`simpan`). */
const withoutEnding = (word: string): string[] => [
  ...withoutSuffix(word, 'nya'),
  ...withoutSuffix(word, 'kan'),
  ...withoutSuffix(word, 'an', 5),
];

/** Words that only look like forms of others (`berikan`, `ikan`), or mean something else (`menghargai`, `harga`). */
const ownWords = new Set(
  'berharga berikan berikut dihargai keberatan liburan melalui menghargai penanganan penghargaan penjuru perdana peroleh perundang perusahaan terlalu evening news'.split(
    ' ',
  ),
);

function indonesianStems(word: string): string[] {
  const bare = [word, ...withoutSuffix(word, 'nya')].at(-1) ?? word;
  if (ownWords.has(bare)) return [bare];
  const beginnings = withoutPrefix(bare);
  const around =
    bare.startsWith('ke') && bare.endsWith('an') && bare.length - 4 >= leastStem ? [bare.slice(2, -2)] : [];
  return [
    ...withoutEnding(word),
    ...withoutEnding(bare),
    ...beginnings,
    ...beginnings.flatMap((root) => [
      ...withoutEnding(root),
      ...withoutSuffix(root, 'i'),
      ...withoutSuffix(root, 'an'),
    ]),
    ...around,
  ];
}

/**
 * Candidates for the written form of a spoken word. These lack `me-` (`nutup`: `tutup`), or have other affixes (`ngeblokir`:
 * `blokir`, `cairin`: `cair`, `ketelen`: `telan`) or vowels (`nyampe`: `sampai`).
 */
export function writtenForms(word: string, language: Language): string[] {
  if (language === 'English') return [];
  const beginnings = [...withoutNasal(word, '', 3), ...['nge', 'ke'].flatMap((prefix) => without(word, prefix, 3))];
  const roots = [word, `h${word}`, ...withoutPrefix(word), ...beginnings];
  const ended = roots.flatMap((root) => [root, ...withoutSuffix(root, 'in', 3), root.replace(/e$/, 'ai')]);
  const all = ended.flatMap((each) => [each, each.replace(/e(?=[^aeiou]{1,2}$)/, 'a')]);
  return [...new Set(all)].filter((each) => each !== word);
}

/** True if one letter is missing, extra or different, or two are swapped, but not the first. */
export function isNear(one: string, other: string): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const [mine, its] = [one.slice(at), other.slice(at)];
  const isSwapped = mine[0] === its[1] && mine[1] === its[0] && mine.slice(2) === its.slice(2);
  const rest = [mine.slice(1), its.slice(1)] as const;
  return at > 0 && (rest[0] === rest[1] || rest[0] === its || mine === rest[1] || isSwapped);
}

function englishStems(word: string): string[] {
  if (ownWords.has(word)) return [];
  const end = (suffix: string, instead = '') => withoutSuffix(word, suffix, 3).map((root) => root + instead);
  const [participle] = [...end('ing'), ...end('ed')];
  const undoubled = participle && participle.at(-1) === participle.at(-2) ? [participle.slice(0, -1)] : [];
  if (word.endsWith('ies')) return end('ies', 'y');
  if (participle) return [participle, `${participle}e`, ...undoubled];
  const nouns = [...end('ment'), ...withoutSuffix(word, 'al', 5)];
  return /(?:ss|us|is)$/.test(word) ? [] : [...nouns, ...end('es'), ...end('s')];
}

const stemsOf: Record<Language, (word: string) => string[]> = { English: englishStems, Indonesia: indonesianStems };

/** Texts repeat a few thousand words, and stemming them takes most of a search's time. */
const maxKnown = 20_000;
const knownTerms: Record<Language, Map<string, readonly string[]>> = { English: new Map(), Indonesia: new Map() };

/** The word and its possible stems. Wrong stems do little harm, because the word itself counts more. */
export function termsOf(word: string, language: Language): readonly string[] {
  const known = knownTerms[language];
  const terms = known.get(word) ?? [...new Set([word, ...stemsOf[language](word)])];
  if (known.size >= maxKnown) known.clear();
  known.set(word, terms);
  return terms;
}

export interface Piece {
  text: string;
  isMatch: boolean;
}

export function piecesOf(text: string, isMatch: (word: string) => boolean): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(written)) {
    if (!isMatch(fold(word))) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), isMatch: false });
    end = index + word.length;
    pieces.push({ text: word, isMatch: true });
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isMatch: false });
  return pieces;
}

export function placeOf(text: string, isMatch: (word: string) => boolean): number {
  for (const { 0: word, index } of text.matchAll(written)) if (isMatch(fold(word))) return index;
  return -1;
}

export const isAmong =
  (terms: ReadonlySet<string>, language: Language) =>
  (word: string): boolean =>
    terms.has(word) || termsOf(word, language).some((term) => terms.has(term));
