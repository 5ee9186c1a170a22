import type { WidgetPage } from '../runtime';
import { schemeScript } from '../runtime/ui/scheme.behaviour';

export default {
  script: ({ hasDarkTheme }) => (hasDarkTheme ? schemeScript : undefined),
} satisfies WidgetPage<undefined>;
