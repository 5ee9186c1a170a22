import { type ReactNode, useContext } from 'react';
import { useServerMarkup, WidgetContext } from '../widget/widget-context';

/** Only for readers without script. Browsers with script read it as one text, so it costs no layout or hydration. */
export function Unscripted({ children }: { children: ReactNode }) {
  const { rendering } = useContext(WidgetContext);
  return useServerMarkup() ? <noscript>{rendering === 'server' && children}</noscript> : null;
}
