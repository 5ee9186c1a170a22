import type { ReactNode } from 'react';
import { container } from '../styles/base.styles';
import { useStyles } from '../widget/widget-context';
import * as css from './section.styles';

const columnClasses = { reading: css.reading, form: css.form };

interface SectionProps {
  title?: string | undefined;
  aside?: ReactNode;
  column?: keyof typeof columnClasses;
  children: ReactNode;
}

export function Section({ title, aside, column, children }: SectionProps) {
  useStyles(css.styles);
  return (
    <div className={`${container} ${css.columns} ${column ? columnClasses[column] : ''}`}>
      <div className={css.side}>
        {title && <h2>{title}</h2>}
        {aside}
      </div>
      <div className={css.text}>{children}</div>
    </div>
  );
}
