/** The texts of a page's head: search engines and social networks show so much of them and no more. */
import { descriptionLimits, titleLimit, withName } from '../../title';

/** The document's title. Where the bank's name has no room it is left out; only then a long heading is cut. */
export const titleOf = (heading: string, bankName: string): string => cut(withName(heading, bankName), titleLimit);

/** The description of a page from its content, if that has one. The route's follows one that is too short. */
export function descriptionOf(own: string | undefined, ofRoute: string): string {
  const { least, most } = descriptionLimits;
  if (!own) return cut(ofRoute, most);
  if ([...own].length >= least) return cut(own, most);
  return cut(`${own}${/\p{Punctuation}$/u.test(own) ? '' : '.'} ${ofRoute}`, most);
}

/** Shortens a text to `limit` characters with an ellipsis: after a whole word, unless half of the text would go. */
function cut(text: string, limit: number): string {
  const characters = [...text];
  if (characters.length <= limit) return text;
  const space = characters.lastIndexOf(' ', limit - 1);
  const kept = characters.slice(0, space > limit / 2 ? space : limit - 1).join('');
  return `${kept.replace(/[\s,;:–—-]$/, '')}…`;
}
