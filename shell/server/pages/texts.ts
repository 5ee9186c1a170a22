/** Shortens the texts of a page's head to what search engines and social networks show. */
import { descriptionLimits, titleLimit, withName } from '../../title';

/** Leaves out the bank's name if it has no room; only then a long heading is cut. */
export const titleOf = (heading: string, bankName: string): string => cut(withName(heading, bankName), titleLimit);

/** A too short description of the content is followed by the route's. */
export function descriptionOf(own: string | undefined, ofRoute: string): string {
  const { least, most } = descriptionLimits;
  if (!own) return cut(ofRoute, most);
  if ([...own].length >= least) return cut(own, most);
  return cut(`${own}${/\p{Punctuation}$/u.test(own) ? '' : '.'} ${ofRoute}`, most);
}

/** Cuts after a whole word, unless that loses half of the text. */
function cut(text: string, limit: number): string {
  const characters = [...text];
  if (characters.length <= limit) return text;
  const space = characters.lastIndexOf(' ', limit - 1);
  const kept = characters.slice(0, space > limit / 2 ? space : limit - 1).join('');
  return `${kept.replace(/[\s,;:–—-]$/, '')}…`;
}
