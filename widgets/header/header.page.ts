import type { WidgetPage } from '../runtime';
import { schemeScript } from './header.scheme';

export default {
  script: ({ hasDarkTheme }) => (hasDarkTheme ? schemeScript : undefined),
} satisfies WidgetPage<undefined>;
