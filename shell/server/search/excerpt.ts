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

/** A text in sentences and headings. A point ends no sentence in a number, nor where the next word goes on with a small letter. */
const unitsOf = (text: string): Unit[] =>
  text
    .split(' · ')
    .flatMap((part) => part.split(/(?<=[.?!][”"’)]?) (?=[^\p{Ll}])/u))
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
