/** The excerpt of a result: the sentence of a text that has most of the words searched for. */
import { sum } from '../../../widgets/runtime/core/sum';
import { placeOf, wordsOf } from '../../../widgets/runtime/search/words';

/** Characters of a part of a sentence, and of a whole one. */
const usualLength = 160;
const longestSentence = 210;

export interface Unit {
  text: string;
  /** It ends as a sentence does; else it is a heading, or an item of a list. */
  isSentence: boolean;
  /** Each once. */
  words: readonly string[];
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
export const unitsOf = (text: string): Unit[] =>
  text
    .split(' · ')
    .flatMap(sentencesIn)
    .filter(Boolean)
    .map((unit) => ({ text: unit, isSentence: /[.?!…][”"’)]?$/.test(unit), words: [...new Set(wordsOf(unit))] }));

/** A sentence that is too long, around the word that it is shown for. */
function cut(sentence: string, isMatch: (word: string) => boolean): string {
  const at = placeOf(sentence, isMatch);
  const begin = at < usualLength * 0.75 ? 0 : sentence.indexOf(' ', at - usualLength / 3) + 1;
  const rest = sentence.length - begin;
  const end = rest <= usualLength ? sentence.length : sentence.lastIndexOf(' ', begin + usualLength);
  const part = sentence.slice(begin, end > begin ? end : begin + usualLength).replace(/[ ,;:]{1,3}$/, '');
  return `${begin ? '… ' : ''}${part}${end < sentence.length ? ' …' : ''}`;
}

/**
 * @param weightOf how much a word says of what was looked for; 0 for all others
 * @param room characters for the sentences that follow it
 */
export function excerptOf(all: readonly Unit[], weightOf: (word: string) => number, room = 0): string {
  const isMatch = (word: string) => weightOf(word) > 0;
  const weights = all.map(({ words }) => sum(words.map(weightOf)));
  const at = Math.max(0, weights.indexOf(Math.max(...weights)));
  const [unit, below, ...others] = all.slice(at);
  if (!unit) return '';
  // A heading belongs to the sentence below it.
  const isHeading = !unit.isSentence && below?.isSentence;
  let excerpt = isHeading ? `${unit.text}: ${below.text}` : unit.text;
  if (excerpt.length > longestSentence) return cut(excerpt, isMatch);
  const following = isHeading ? others : [below, ...others];
  for (const next of unit.isSentence || isHeading ? following : []) {
    if (!next?.isSentence || excerpt.length + next.text.length >= room) break;
    excerpt += ` ${next.text}`;
  }
  return excerpt;
}
