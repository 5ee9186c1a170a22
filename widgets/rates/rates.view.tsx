import { Day, hasPage, Icon, pill, TabbedHtml, type TabbedHtmlProps } from '../runtime';
import type { strings } from './rates.strings';
import * as css from './rates.styles';

type Props = TabbedHtmlProps & { t: (typeof strings)['English'] };

const printer = 'M6 9V2h12v7M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 14h12v8H6z';
const page = '/rate-limit-fees';
const fragment = '#calculator';

/** The documents, since when they hold, and the way to the calculator that is on the bank's page with them. */
export function RatesView(props: Props) {
  const { t, bank, language, link, addressable } = props;
  const { from } = bank.rates ?? {};
  return (
    <TabbedHtml
      {...props}
      intro={
        <div className={css.validity}>
          {from && (
            <p>
              {t.effective} <Day date={from} language={language} />
            </p>
          )}
          <button type="button" onClick={() => window.print()}>
            <Icon path={printer} size="1.25em" />
            {t.print}
          </button>
        </div>
      }
      beside={
        hasPage(bank, page) && (
          <a className={`${pill} ${css.calculate}`} href={addressable ? fragment : link(page + fragment)}>
            {t.calculate}
          </a>
        )
      }
    />
  );
}
