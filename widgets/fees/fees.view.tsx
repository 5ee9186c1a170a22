import {
  Bar,
  Calculator,
  CalculatorCard,
  calculationAddress,
  dayInWords,
  Fold,
  format,
  hasPage,
  Icon,
  type PropsOf,
  plansIn,
  rupiah,
  Share,
  useAddressed,
  useLabels,
} from '../runtime';
import { sum } from '../runtime/core/sum';
import {
  type Compared,
  comparedOf,
  costOf,
  type Month,
  mostTimes,
  type shape,
  timesOf,
  type Use,
  uses,
} from './fees.content';
import type { strings } from './fees.strings';
import * as css from './fees.styles';

type Props = PropsOf<typeof shape, typeof strings, Use>;

const anchor = 'fees';

interface Row extends Compared {
  times: number;
  cost: Month;
}

/** Calculates a month's fees. */
export function FeesView(props: Props) {
  const { block, t, language, attributes, addressable, bank } = props;
  const compared = comparedOf(block);
  const queryOf = (params: Partial<Record<Use, string | undefined>>) =>
    new URLSearchParams(compared.map((each) => [each.use, String(timesOf(each, params[each.use]))])).toString();
  const [params, setParams] = useAddressed(uses, attributes, addressable, { queryOf, fragment: anchor });
  if (compared.length === 0) return null;
  const rows = compared.map((each): Row => {
    const times = timesOf(each, params[each.use]);
    return { ...each, times, cost: costOf(each, times) };
  });
  const total = (side: keyof Month) => sum(rows.map(({ cost }) => cost[side]));
  const month = { own: total('own'), typical: total('typical') };
  const place = { view: props, page: hasPage(bank, '/services') ? '/services' : '/', anchor };
  const services = [...new Set(rows.map(({ way }) => way.service))];
  return (
    <Calculator
      {...place}
      title={t.title}
      lead={t.lead}
      className={css.form}
      below={
        <>
          <Fold className={css.fold} opensAt={900} summary={<h3>{t.fees}</h3>}>
            <Comparison rows={rows} t={t} language={language} />
          </Fold>
          <Share title={t.share} language={language} address={calculationAddress(place, queryOf(params))} />
        </>
      }
    >
      <CalculatorCard
        brief={
          <>
            <small>{t.own}</small>
            <b>{rupiah(month.own, language)}</b>
            <small>
              {t.typical}: {rupiah(month.typical, language)}
            </small>
          </>
        }
        submit={t.submit}
        result={
          <>
            <Result month={month} t={t} language={language} />
            <p className={css.note}>{t.note}</p>
          </>
        }
      >
        <p className={css.month}>{t.month}</p>
        {services.map((service) => (
          <fieldset key={service}>
            {service && <legend>{service}</legend>}
            {rows
              .filter(({ way }) => way.service === service)
              .map((row) => (
                <Times
                  key={row.use}
                  row={row}
                  t={t}
                  language={language}
                  onChange={(times) => setParams({ ...params, [row.use]: times })}
                />
              ))}
          </fieldset>
        ))}
      </CalculatorCard>
    </Calculator>
  );
}

interface TimesProps extends Words {
  row: Row;
  onChange: (times: string) => void;
}

function Times({ row: { use, way, times }, t, language, onChange }: TimesProps) {
  const step = (by: 1 | -1) => (
    <button
      type="button"
      aria-label={format(by > 0 ? t.more : t.less, { name: way.name }, language)}
      aria-disabled={by > 0 ? times === mostTimes : times === 0}
      onClick={() => onChange(String(times + by))}
    >
      <Icon path={by > 0 ? 'M5 12h14M12 5v14' : 'M5 12h14'} size="1.25em" />
    </button>
  );
  return (
    <div className={css.times}>
      <label htmlFor={use}>{way.name}</label>
      {step(-1)}
      <input
        id={use}
        name={use}
        type="number"
        inputMode="numeric"
        min={0}
        max={mostTimes}
        value={times}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {step(1)}
    </div>
  );
}

type Words = Pick<Props, 't' | 'language'>;

function Result({ month: { own, typical }, t, language }: Words & { month: Month }) {
  const most = Math.max(own, typical, 1);
  const year = rupiah(Math.abs(typical - own) * 12, language);
  const difference = own < typical ? t.saved : t.lost;
  return (
    <div className={css.bars} aria-live="polite" aria-atomic="true">
      <p>{t.own}</p>
      <p className={css.sum}>{rupiah(own, language)}</p>
      <Bar to={own / most} isStrong />
      <p>{t.typical}</p>
      <p className={css.other}>{rupiah(typical, language)}</p>
      <Bar to={typical / most} />
      <p className={css.year}>
        <b>{own === typical ? t.same : format(difference, { amount: year }, language)}</b>
      </p>
    </div>
  );
}

function Comparison({ rows, t, language }: Words & { rows: readonly Row[] }) {
  const labels = useLabels();
  const money = (value: number) => rupiah(value, language);
  const each = (fee: number, free = 0) => {
    if (!fee) return t.free;
    return free > 0
      ? format(t.first, { count: free, fee: money(fee) }, language)
      : format(t.each, { fee: money(fee) }, language);
  };
  const sourceOf = ({ source, day }: Row['typical']) =>
    format(t.source, { source, day: dayInWords(day, language) }, language);
  const sources = new Set(rows.map(({ typical }) => sourceOf(typical)));
  return (
    <table className={css.comparison} aria-label={t.fees} part="comparison">
      {sources.size === 1 && <caption>{[...sources]}</caption>}
      <thead>
        <tr>
          {[t.way, t.ownTable, t.typical].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ use, way, typical, times, cost }) => (
          <tr key={use}>
            <th scope="row">
              {way.name} <span>{format(t.times, { count: times }, language)}</span>
              {sources.size > 1 && <small>{sourceOf(typical)}</small>}
            </th>
            <td data-label={t.ownTable}>
              <b>{money(cost.own)}</b>
              <small>{each(way.fee, way.free)}</small>
              {way.plus && <small>{plansIn(language, way, way.plans, labels)}</small>}
            </td>
            <td data-label={t.typical}>
              {money(cost.typical)}
              <small>{each(typical.fee)}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
