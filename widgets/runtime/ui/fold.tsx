import type { ComponentProps, ReactNode } from 'react';
import { useStyles } from '../widget/widget-context';
import { fold, foldStyles, type widths } from './fold.styles';
import { Icon } from './icon';
import * as paths from './icon-paths';

interface FoldProps extends Pick<ComponentProps<'details'>, 'open' | 'children'> {
  className: string;
  part?: string;
  summary: ReactNode;
  /** Container width in px from which it is always open. Unset: the reader decides, except on paper. */
  opensAt?: (typeof widths)[number];
}

export function Fold({ className, summary, opensAt, children, ...details }: FoldProps) {
  useStyles(foldStyles);
  return (
    <details className={`${fold} ${className}`} data-opens-at={opensAt} {...details}>
      <summary>
        {summary}
        <Icon path={paths.chevron} />
      </summary>
      {children}
    </details>
  );
}
