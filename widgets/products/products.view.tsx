import {
  AllLink,
  addressWith,
  ContentSection,
  Features,
  format,
  Hero,
  HeroActions,
  hasPage,
  Icon,
  type PropsOf,
  pill,
  Registers,
  Tabs,
  Until,
  visuallyHidden,
} from '../runtime';
import * as paths from '../runtime/ui/icon-paths';
import { fragmentOf, type Kind, kinds, markOf, type Row, type shape, tableOf } from './products.content';
import type { strings } from './products.strings';
import * as css from './products.styles';

type Props = PropsOf<typeof shape, typeof strings>;

const icons = { ok: paths.check, no: 'M17 7L7 17M7 7l10 10' };

export function ProductsView(props: Props) {
  const { block, t, language, addressable } = props;
  const { banner, tabs } = block;
  return (
    <>
      <Hero hero={banner} actions={<HeroActions view={props} />} />
      {tabs.length > 0 && (
        <div className={css.tabs}>
          <Tabs
            label={t.products}
            isAddressed={addressable}
            items={tabs.map((tab, index) => ({
              id: fragmentOf(tab, index),
              label: tab.title ?? tab.titleFeature ?? fragmentOf(tab, index),
              content: (
                <>
                  <Features {...tab} view={props} />
                  {(Object.keys(kinds) as Kind[]).map((kind) => (
                    <Table key={kind} kind={kind} all={tab.tables} product={fragmentOf(tab, index)} view={props} />
                  ))}
                  <Registers {...tab} language={language} />
                </>
              ),
            }))}
          />
        </div>
      )}
    </>
  );
}

interface TableProps {
  kind: Kind;
  all: readonly Row[];
  product: string;
  view: Props;
}

const appPage = '/download';
const ownPage = '/products';
const ratesPage = '/rate-limit-fees';
/** The specification's date, if the bank states none. */
const usualDate = '2023-09-19';

function Table({ kind, all, product, view: { block, t, language, bank, link, addressable } }: TableProps) {
  const { rows, columns } = tableOf(kind, all);
  if (rows.length === 0) return null;
  const { alloPay = t.columns.alloPay, alloPlus = t.columns.alloPlus } = block.plans ?? {};
  const headings = { ...t.columns, alloPay, alloPlus };
  const caption = format(t.captions[kind], { one: alloPay, other: alloPlus }, language);
  return (
    <ContentSection part="table">
      <section className={css.scroll} aria-label={caption} tabIndex={0}>
        <table className={css.table}>
          <caption>
            <h2>{caption}</h2>
          </caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {headings[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                {columns.map((column, at) =>
                  at === 0 ? (
                    <th key={column} scope="row">
                      {row[column]}
                    </th>
                  ) : (
                    <td key={column}>
                      <Value value={row[column]} t={t} />
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {kind === 'tiers' && (
        <p className={css.updated}>
          <Until label={t.updated} date={block.rates?.from ?? usualDate} language={language} />
        </p>
      )}
      <div className={css.actions} data-on="screen">
        {hasPage(bank, appPage) && (
          <a className={pill} href={link(appPage)}>
            {t.open}
          </a>
        )}
        {kind === 'tiers' && (addressable || hasPage(bank, ratesPage)) && (
          // The bank's page with this table also has the calculator.
          <a
            className={css.calculate}
            href={link(`${addressWith(addressable ? ownPage : ratesPage, { product })}#calculator`)}
          >
            {t.calculate}
          </a>
        )}
        {hasPage(bank, ratesPage) && <AllLink href={link(ratesPage)}>{t.rates}</AllLink>}
      </div>
    </ContentSection>
  );
}

function Value({ value, t }: { value: string | undefined; t: Props['t'] }) {
  const mark = markOf(value);
  if (!mark) return value;
  return (
    <span data-ok={mark === 'ok' ? '' : undefined}>
      <Icon path={icons[mark]} />
      <span className={visuallyHidden}>{t[mark]}</span>
    </span>
  );
}
