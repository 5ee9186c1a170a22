/** Ids of questions. An id is the fragment that opens the answer. */

interface Question {
  id?: string | undefined;
  featureTitle?: string | undefined;
}

type Categories<Q extends Question> = readonly { features?: readonly Q[] | undefined }[];

const prefix = 'faq-';
/** In characters, without the prefix. */
const longest = 60;

/** ASCII words joined by hyphens: `café & PIN?` gives `cafe-pin`. */
function slug(text: string): string {
  const words =
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z\d]+/g) ?? [];
  const whole = words.join('-');
  if (whole.length <= longest) return whole;
  const end = whole.lastIndexOf('-', longest);
  return whole.slice(0, end > 0 ? end : longest);
}

/** `lost-pin` and `faq-lost-pin` give `faq-lost-pin`. */
const idFor = (name: string): string => prefix + slug(name.startsWith(prefix) ? name.slice(prefix.length) : name);

/** The id from the question's own `id` or words, not yet unique; undefined for empty words. */
export const ownId = ({ id, featureTitle = '' }: Question): string | undefined =>
  [id ?? '', featureTitle].map(idFor).find((each) => each !== prefix);

/** The second of two equal ids gets `-2`. */
export function questionIds<Q extends Question>(categories: Categories<Q>): Map<Q, string> {
  const ids = new Map<Q, string>();
  const taken = new Set<string>();
  /** Next number to try for an id, so that many equal questions take linear time. */
  const next = new Map<string, number>();
  categories.forEach(({ features = [] }, category) => {
    features.forEach((question, at) => {
      const own = ownId(question) ?? `${prefix}${category + 1}-${at + 1}`;
      let id = own;
      let number = next.get(own) ?? 2;
      while (taken.has(id)) id = `${own}-${number++}`;
      next.set(own, number);
      taken.add(id);
      ids.set(question, id);
    });
  });
  return ids;
}

/** Numbers of an old address, both from 1: `faq-2-3` is the third answer of the second category, `faq-2` its first. */
export function positionIn(id: string): { category: number; answer: number } | undefined {
  const [, category, answer = '1'] = /^faq-(\d{1,4})(?:-(\d{1,4}))?$/.exec(id) ?? [];
  return category === undefined ? undefined : { category: Number(category), answer: Number(answer) };
}

/** Finds a question by its id, or by its old address `faq-2-3`. */
export function questionFinder<Q extends Question>(categories: Categories<Q>) {
  const ids = questionIds(categories);
  const byId = new Map([...ids].map(([question, id]) => [id, question]));
  return (name: string): { id: string; question: Q } | undefined => {
    const wanted = idFor(name);
    const named = byId.get(wanted);
    if (named) return { id: wanted, question: named };
    const { category = 0, answer = 0 } = positionIn(name) ?? {};
    const question = categories[category - 1]?.features?.[answer - 1];
    const id = question && ids.get(question);
    return id ? { id, question } : undefined;
  };
}
