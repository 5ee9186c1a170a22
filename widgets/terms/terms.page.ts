import type { BlockOf, tabbedHtml, WidgetPage } from '../runtime';
import { tabEntries } from '../runtime/content/tab-entries';

export default {
  entries: ({ tabs, versions }) =>
    tabEntries('/term-condition', tabs, (id) => versions.find((version) => version.id === id)?.changed),
} satisfies WidgetPage<BlockOf<typeof tabbedHtml>>;
