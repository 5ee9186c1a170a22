/** What a result says below its title: whole sentences of a text, from the one that has the words that were looked for. */
import { placeOf } from '../../../widgets/runtime/search/words';

/** Characters of an excerpt, of one that is a single sentence, and the fewest that stand alone. */
const usualLength = 160;
const longestSentence = 210;
const leastLength = 60;

interface Unit {
  text: string;
  /** It ends as a sentence does; else it is a heading, or an item of a list. */
  isSentence: boolean;
}

/** What a point shortens in either language, before a name; and before a number, for these are words by themselves, too (“No.”). */
const beforeNames = new Set(
  'bpk cv dll dr drs dsb etc gd gg hj ir jend jl jln kab kav kec kel mr mrs ms prof pt rp sdr st tbk telp'.split(' '),
);
const beforeNumbers = new Set('art fig hal hlm lt no nos p pp ps sec tel vol'.split(' '));

/** Its last word is shortened, so that its point ends no sentence. */
function isShort(before: string, after: string): boolean {
  const word = before.slice(before.lastIndexOf(' ') + 1).replace(/^[(“"‘']|\.$/g, '');
  const small = word.toLowerCase();
  // A single letter is one of a name: “A. Yani”, “H.R. Rasuna Said”.
  const isName = beforeNames.has(small) || /^\p{Lu}(?:\.\p{Lu}){0,3}$/u.test(word);
  return before.endsWith('.') && (isName || (beforeNumbers.has(small) && /^\d/.test(after)));
}

/** A point ends no sentence in a number, nor where the next word goes on with a small letter. */
function sentencesIn(part: string): string[] {
  const pieces = part.split(/(?<=[.?!][”"’)]?) (?=[^\p{Ll}])/u);
  const sentences: string[][] = [];
  for (const [at, piece] of pieces.entries()) {
    const open = sentences.at(-1);
    if (open && isShort(pieces[at - 1] ?? '', piece)) open.push(piece);
    else sentences.push([piece]);
  }
  return sentences.map((each) => each.join(' '));
}

/** A text in sentences and headings. */
const unitsOf = (text: string): Unit[] =>
  text
    .split(' · ')
    .flatMap(sentencesIn)
    .filter(Boolean)
    .map((unit) => ({ text: unit, isSentence: /[.?!…][”"’)]?$/.test(unit) }));

/** A sentence that is too long, around the word that it is shown for. */
function cut(sentence: string, isMatch: (word: string) => boolean): string {
  const at = placeOf(sentence, isMatch);
  const begin = at < usualLength * 0.75 ? 0 : sentence.indexOf(' ', at - usualLength / 3) + 1;
  const rest = sentence.length - begin;
  const end = rest <= usualLength ? sentence.length : sentence.lastIndexOf(' ', begin + usualLength);
  const part = sentence.slice(begin, end > begin ? end : begin + usualLength).replace(/[ ,;:]{1,3}$/, '');
  return `${begin ? '… ' : ''}${part}${end < sentence.length ? ' …' : ''}`;
}

export function excerptOf(text: string, isMatch: (word: string) => boolean): string {
  const units = unitsOf(text);
  const at = Math.max(
    0,
    units.findIndex((unit) => placeOf(unit.text, isMatch) >= 0),
  );
  const [unit, below, ...others] = units.slice(at);
  if (!unit) return '';
  const shown = unit.text.length > longestSentence ? cut(unit.text, isMatch) : unit.text;
  // A heading belongs to the sentence below it; one among others says little, so what the text begins with comes before it.
  const [opening] = units;
  const before = at > 0 && opening?.isSentence ? opening.text : '';
  const withOpening = (short: string) =>
    before && short.length < leastLength && before.length + short.length < longestSentence
      ? `${before} … ${short}`
      : short;
  if (!unit.isSentence && !below?.isSentence) return withOpening(shown);
  const joined = unit.isSentence || !below ? [unit] : [unit, below];
  let excerpt = unit.isSentence || !below ? shown : `${shown}: ${below.text}`;
  if (excerpt.length > longestSentence) return cut(excerpt, isMatch);
  for (const next of joined.length > 1 ? others : [below, ...others]) {
    if (!next?.isSentence || excerpt.length + next.text.length >= usualLength) break;
    excerpt += ` ${next.text}`;
  }
  return withOpening(excerpt);
}
