import { pill } from '../styles/base.styles';
import { hasPage } from '../widget/config';
import type { ViewProps } from '../widget/definition';
import { useStrings, useStyles } from '../widget/widget-context';
import { strings } from './hero-actions.strings';
import * as css from './hero-actions.styles';

const appPage = '/download';

interface HeroActionsProps {
  view: Pick<ViewProps, 'language' | 'bank' | 'link'>;
  own?: { href: string; text: string } | false | undefined;
  /** `own` is the button, and the app the link beside it. */
  ownFirst?: boolean;
}

/** The calls to action of a page's first screen: open an account in the app, and the page's own. */
export function HeroActions({ view: { language, bank, link }, own, ownFirst }: HeroActionsProps) {
  useStyles(css.styles);
  const { open } = useStrings('hero-actions', strings, language);
  const account = hasPage(bank, appPage) && { href: link(appPage), text: open };
  const actions = (ownFirst ? [own, account] : [account, own]).filter((each) => each !== undefined && each !== false);
  return (
    <div className={css.actions} data-on="screen">
      {actions.map(({ href, text }, index) => (
        <a key={href} className={index ? undefined : `${pill} ${css.button}`} href={href}>
          {text}
        </a>
      ))}
    </div>
  );
}
