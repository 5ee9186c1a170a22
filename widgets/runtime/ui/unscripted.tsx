import { type ReactNode, useContext } from 'react';
import { useServerMarkup, WidgetContext } from '../widget/widget-context';

/**
 * What only readers without script need. Where scripts run, the browser reads it as one text, so that a long page neither lays it
 * out nor hydrates it.
 */
export function Unscripted({ children }: { children: ReactNode }) {
  const { rendering } = useContext(WidgetContext);
  return useServerMarkup() ? <noscript>{rendering === 'server' && children}</noscript> : null;
}
