import type { Entry } from '../search/engine';
import type { Html } from './shape';

interface Tab {
  id?: string | undefined;
  title?: string | undefined;
  desc?: Html | undefined;
}

export const tabEntries = (page: string, tabs: readonly Tab[], dateOf: (id: string) => string | undefined): Entry[] =>
  tabs.flatMap(({ id, title, desc }, index): Entry[] => {
    const name = id ?? String(index + 1);
    return desc
      ? [{ kind: 'pages', title: title ?? name, text: desc.html, path: `${page}#${name}`, date: dateOf(name) }]
      : [];
  });
