import type { ReactNode } from 'react';
import { container, dark } from '../styles/base.styles';
import { useHasHero, useStyles } from '../widget/widget-context';
import { KawungPattern } from './kawung-pattern';
import * as css from './page-header.styles';
import { Title } from './title';

interface PageHeaderProps {
  title: string;
  /** The page's name, if the title differs from it. */
  kicker?: string | false | undefined;
  /** Set if the bank's own page has the title as its `<h1>`. */
  addressable?: boolean;
  beside?: ReactNode;
  children?: ReactNode;
}

export function PageHeader({ title, kicker, addressable = false, beside, children }: PageHeaderProps) {
  useStyles(css.styles);
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
