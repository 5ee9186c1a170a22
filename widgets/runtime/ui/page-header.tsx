import type { ReactNode } from 'react';
import { container, dark } from '../styles/base.styles';
import { useHasHero, useStyles } from '../widget/widget-context';
import { KawungPattern } from './kawung-pattern';
import { css, pageHeaderStyles } from './page-header.styles';
import { Title } from './title';

interface PageHeaderProps {
  title: string;
  /** The page's name, where the title says something else. */
  kicker?: string | false | undefined;
  /** Set where the title is also the heading of the bank's own page. */
  addressable?: boolean;
  /** At the end side on a wide screen, and below all else on a narrow one. */
  beside?: ReactNode;
  children?: ReactNode;
}

/** The header of a page that consists of text. */
export function PageHeader({ title, kicker, addressable = false, beside, children }: PageHeaderProps) {
  useStyles(pageHeaderStyles);
  if (!useHasHero()) return null;
  return (
    <header className={`${dark} ${css.opening}`} part="hero">
      <KawungPattern className={css.pattern} />
      <div className={`${container} ${css.columns}`}>
        <div className={css.words}>
          {kicker && <p className={css.kicker}>{kicker}</p>}
          <Title addressable={addressable} className={css.title}>
            {title}
          </Title>
          {children && <div>{children}</div>}
        </div>
        {beside}
      </div>
    </header>
  );
}
