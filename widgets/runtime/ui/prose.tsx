import type { ComponentProps } from 'react';
import { useStyles } from '../widget/widget-context';
import { prose, proseStyles } from './prose.styles';
import { RichHtml } from './rich-html';

export function Prose({ className = '', ...text }: ComponentProps<typeof RichHtml>) {
  useStyles(proseStyles);
  return <RichHtml {...text} className={`${prose} ${className}`} />;
}
