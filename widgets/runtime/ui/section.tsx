import type { ReactNode } from 'react';
import { container } from '../styles/base.styles';
import { useStyles } from '../widget/widget-context';
import { css, sectionStyles } from './section.styles';

interface SectionProps {
  title?: string | undefined;
  aside?: ReactNode;
  column?: 'reading' | 'form';
  children: ReactNode;
}

export function Section({ title, aside, column, children }: SectionProps) {
  useStyles(sectionStyles);
  return (
    <div className={`${container} ${css.columns} ${column ? css[column] : ''}`}>
      <div className={css.side}>
        {title && <h2>{title}</h2>}
        {aside}
      </div>
      <div className={css.text}>{children}</div>
    </div>
  );
}
