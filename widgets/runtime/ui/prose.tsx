import type { Html } from '../content/shape';
import { useStyles } from '../element/widget-context';
import { prose, proseStyles } from './prose.styles';
import { RichHtml } from './rich-html';

/** Long rich HTML in one reading column. */
export function Prose({ html, className = '' }: { html: Html | undefined; className?: string }) {
  useStyles(proseStyles);
  return <RichHtml html={html} className={`${prose} ${className}`} />;
}
