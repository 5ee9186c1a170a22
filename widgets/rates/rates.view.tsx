import { Day, hasPage, PrintButton, type PropsOf, TabbedHtml } from '../runtime';
import type { shape } from './rates.content';
import type { strings } from './rates.strings';
import * as css from './rates.styles';

const page = '/rate-limit-fees';
const fragment = '#calculator';

export function RatesView(props: PropsOf<typeof shape, typeof strings>) {
  const { block, t, bank, language, link, addressable } = props;
  const { from, headline = [] } = block.rates ?? {};
  const calculator = hasPage(bank, page) && (addressable ? fragment : link(page + fragment));
  return (
    <TabbedHtml
      {...props}
      intro={
        <>
          {headline.length > 0 && (
            <ul className={css.headline} part="headline">
              {headline.slice(0, 3).map(({ value, label }) => (
                <li key={label}>
                  <b>{value}</b> {label}
                </li>
              ))}
            </ul>
          )}
          <div className={css.validity}>
            {from && (
              <p>
                {t.effective} <Day date={from} language={language} />
              </p>
            )}
            <PrintButton language={language} />
            {calculator && (
              <a className={css.work} data-on="screen" href={calculator}>
                {t.calculate}
              </a>
            )}
          </div>
        </>
      }
    />
  );
}
