import type { ReactNode } from 'react';
import { pill } from '../styles/base.styles';
import { hasPage } from '../widget/config';
import type { ViewProps } from '../widget/definition';
import { useStrings, useStyles } from '../widget/widget-context';
import { strings } from './hero-actions.strings';
import * as css from './hero-actions.styles';

const appPage = '/download';

interface HeroActionsProps {
  view: Pick<ViewProps, 'language' | 'bank' | 'link'>;
  children?: ReactNode;
}

/** The call to action of a page's first screen: open an account in the app. */
export function HeroActions({ view: { language, bank, link }, children }: HeroActionsProps) {
  useStyles(css.styles);
  const { open } = useStrings('hero-actions', strings, language);
  return (
    <div className={css.actions}>
      {hasPage(bank, appPage) && (
        <a className={`${pill} ${css.button}`} href={link(appPage)}>
          {open}
        </a>
      )}
      {children}
    </div>
  );
}
