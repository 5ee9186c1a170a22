/** Chooses the excerpt of a search result: the sentence with most of the search terms. */
import { sum } from '../../../widgets/runtime/core/sum';
import { placeOf, wordsOf } from '../../../widgets/runtime/search/words';

const usualLength = 160;
const longestSentence = 210;

export interface Unit {
  text: string;
  isSentence: boolean;
  words: readonly string[];
}

/** Abbreviations in both languages, before names; and before numbers, because these are words, too ("No."). */
const beforeNames = new Set(
  'bpk cv dll dr drs dsb etc gd gg hj ir jend jl jln kab kav kec kel mr mrs ms prof pt rp sdr st tbk telp'.split(' '),
);
const beforeNumbers = new Set('art fig hal hlm lt no nos p pp ps sec tel vol'.split(' '));

/** True if the last word is an abbreviation, whose point ends no sentence. */
function isShort(before: string, after: string): boolean {
  const word = before.slice(before.lastIndexOf(' ') + 1).replace(/^[(“"‘']|\.$/g, '');
  const small = word.toLowerCase();
  // A single letter is part of a name: "A. Yani", "H.R. Rasuna Said".
  const isName = beforeNames.has(small) || /^\p{Lu}(?:\.\p{Lu}){0,3}$/u.test(word);
  return before.endsWith('.') && (isName || (beforeNumbers.has(small) && /^\d/.test(after)));
}

/** A point in a number, or before a lower-case letter, ends no sentence. */
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

export const unitsOf = (text: string): Unit[] =>
  text
    .split(' · ')
    .flatMap(sentencesIn)
    .filter(Boolean)
    .map((unit) => ({ text: unit, isSentence: /[.?!…][”"’)]?$/.test(unit), words: [...new Set(wordsOf(unit))] }));

function cut(sentence: string, isMatch: (word: string) => boolean): string {
  const at = placeOf(sentence, isMatch);
  const begin = at < usualLength * 0.75 ? 0 : sentence.indexOf(' ', at - usualLength / 3) + 1;
  const rest = sentence.length - begin;
  const end = rest <= usualLength ? sentence.length : sentence.lastIndexOf(' ', begin + usualLength);
  const part = sentence.slice(begin, end > begin ? end : begin + usualLength).replace(/[ ,;:]{1,3}$/, '');
  return `${begin ? '… ' : ''}${part}${end < sentence.length ? ' …' : ''}`;
}

/** `weightOf` is 0 for words that were not searched; `room` is in characters, for the sentences that follow. */
export function excerptOf(all: readonly Unit[], weightOf: (word: string) => number, room = 0): string {
  const isMatch = (word: string) => weightOf(word) > 0;
  // A heading wins over equal units: the section below it is about the word.
  const weights = all.map(({ words, isSentence }, index) => {
    const weight = sum(words.map(weightOf));
    return weight > 0 && !isSentence && all[index + 1]?.isSentence ? weight + 0.01 : weight;
  });
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
