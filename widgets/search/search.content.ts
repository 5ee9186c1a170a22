import { type BlockOf, choice, day, link, list, media, number, object, text } from '../runtime';
import { queryKey } from '../runtime/search/words';

const item = object({ title: text, about: text, text, path: link, file: media, date: day, terms: list(text) }, 'title');
const group = object(
  { kind: choice('answers', 'pages', 'promos', 'news', 'documents'), items: list(item) },
  'kind',
  'items',
);

export const shape = object({ total: number, popular: list(text), near: list(item), groups: list(group, 'kind') });

type Results = BlockOf<typeof shape>;
export type Item = Results['groups'][number]['items'][number];

export const groupsIn = ({ groups }: Results) =>
  groups.flatMap(({ kind, items }) => {
    const found = items.filter(({ path, file }) => path ?? file);
    return found.length ? [{ kind, items: found }] : [];
  });

/** Set if the query is the address of a missing page. */
export const notFound = 'not-found';

/** The path of a query's answer. It contains only the words, so that nothing else of the typed text is sent. */
export function pathOf({ query, type }: Readonly<Record<'query' | 'type', string | undefined>>): string {
  const asked = [
    ['q', queryKey(query)],
    ['type', type === notFound ? type : ''],
  ].flatMap(([name = '', value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []));
  return ['/api/search', asked.join('&')].filter(Boolean).join('?');
}
