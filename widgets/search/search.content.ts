import { type BlockOf, link, list, media, object, text } from '../runtime';
import type { Kind } from '../runtime/search/engine';
import { queryKey } from '../runtime/search/words';

const item = object({ title: text, about: text, text, path: link, file: media, terms: list(text) });

const kinds: readonly Kind[] = ['answers', 'pages', 'promos', 'news', 'documents'];

export const shape = object({
  total: text,
  popular: list(text),
  groups: list(
    object({
      kind: (value): Kind | undefined => kinds.find((kind) => kind === value),
      items: list((...given: Parameters<typeof item>) => {
        const found = item(...given);
        return found?.title && (found.path || found.file) ? found : undefined;
      }),
    }),
  ),
});

export type Results = BlockOf<typeof shape>;
export type Item = Results['groups'][number]['items'][number];

/** Where it is the address of the not-found page that is searched for. */
export const notFound = 'not-found';

/** The path of the answer to a query: its words alone, so that nothing else that was typed is sent. */
export function pathOf({ query, type }: Readonly<Record<'query' | 'type', string | undefined>>): string {
  const asked = [
    ['q', queryKey(query)],
    ['type', type === notFound ? type : ''],
  ].flatMap(([name = '', value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []));
  return ['/api/search', asked.join('&')].filter(Boolean).join('?');
}
