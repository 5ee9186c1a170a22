import type { ReactNode } from 'react';
import { hasPage } from '../element/config';
import type { ViewProps } from '../element/definition';
import { useStyles } from '../element/widget-context';
import { pill } from '../styles/base.styles';
import { css, heroActionsStyles } from './hero-actions.styles';

const words = { English: 'Open an account', Indonesia: 'Buka rekening' };
const appPage = '/download';

interface HeroActionsProps {
  view: Pick<ViewProps, 'language' | 'bank' | 'link'>;
  /** Links besides. */
  children?: ReactNode;
}

/** What can be done on a page's first screen, below its hero's words: an account is opened in the app. */
export function HeroActions({ view: { language, bank, link }, children }: HeroActionsProps) {
  useStyles(heroActionsStyles);
  return (
    <div className={css.actions}>
      {hasPage(bank, appPage) && (
        <a className={`${pill} ${css.button}`} href={link(appPage)}>
          {words[language]}
        </a>
      )}
      {children}
    </div>
  );
}
