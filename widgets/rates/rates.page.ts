import type { WidgetPage } from '../runtime';
import { tabEntries } from '../runtime/content/tab-entries';
import type { Rates } from './rates.content';

export default {
  entries: ({ tabs, rates }) => tabEntries('/rate-limit-fees', tabs, () => rates?.from),
} satisfies WidgetPage<Rates>;
