import type { ComponentProps, ReactNode } from 'react';
import { useStyles } from '../widget/widget-context';
import { fold, foldStyles, type widths } from './fold.styles';
import { Icon } from './icon';
import * as paths from './icon-paths';

interface FoldProps extends Pick<ComponentProps<'details'>, 'open' | 'children'> {
  className: string;
  part?: string;
  summary: ReactNode;
  /** Where its container is as wide, and on paper, it is always open. Without it, it stays as the reader leaves it. */
  opensAt?: (typeof widths)[number];
}

/** What is folded on a narrow screen, below what it is. */
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
