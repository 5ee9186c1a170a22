/** The bank's glossary for search: `search.json` beside its `bank.json`. */
import { MalformedContent, type Shape } from '../../../widgets/runtime/content/shape';
import { type Language, languages } from '../../../widgets/runtime/language/language';
import { wordsOf } from '../../../widgets/runtime/search/words';

export interface LanguageWords {
  /** Groups of single words that mean the same. */
  synonyms: readonly (readonly string[])[];
  /** What the search page offers to look for. */
  popular: readonly string[];
}

export type SearchWords = Readonly<Record<Language, LanguageWords>>;

const maxGroups = 500;
const maxGroup = 30;

const texts = (value: unknown, at: string, most: number): string[] => {
  if (!Array.isArray(value) || value.length > most) throw new MalformedContent(at, `a list of at most ${most}`, value);
  return value.map((each, index) => {
    if (typeof each !== 'string' || !each.trim() || each.length > 60) {
      throw new MalformedContent(`${at}[${index}]`, 'a text of at most 60 characters', each);
    }
    return each.trim();
  });
};

const synonymGroup = (value: unknown, at: string): string[] => {
  const group = texts(value, at, maxGroup).map((each, index) => {
    const [word, ...others] = wordsOf(each);
    if (!word || others.length) throw new MalformedContent(`${at}[${index}]`, 'a single word', each);
    return word;
  });
  if (group.length < 2) throw new MalformedContent(at, 'two words or more', value);
  return group;
};

/** Reads the glossary's JSON. Throws where something in it is not as it must be, and names the place. */
export const searchWords: Shape<SearchWords> = (value, at) => {
  const known: Record<string, unknown> = Object(value);
  const unknown = Object.keys(known).find((key) => !languages.some((language) => language === key));
  if (unknown) throw new MalformedContent(at, languages.join(' and '), unknown);
  return Object.fromEntries(
    languages.map((language) => {
      const { synonyms = [], popular = [], ...more } = Object(known[language]) as Record<string, unknown>;
      const where = `${at}.${language}`;
      const [extra] = Object.keys(more);
      if (extra) throw new MalformedContent(where, 'synonyms and popular', extra);
      if (!Array.isArray(synonyms) || synonyms.length > maxGroups) {
        throw new MalformedContent(`${where}.synonyms`, `a list of at most ${maxGroups} groups`, synonyms);
      }
      const groups = synonyms.map((group, index) => synonymGroup(group, `${where}.synonyms[${index}]`));
      return [language, { synonyms: groups, popular: texts(popular, `${where}.popular`, 12) }];
    }),
  ) as unknown as SearchWords;
};
