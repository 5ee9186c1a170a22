import { Bar, dayInWords, Fold, format, grouped, Icon, type Language, type Message, rupiah } from '../runtime';
import * as paths from '../runtime/ui/icon-paths';
import type { Product, Rates, Tier } from './simulation.content';
import { type Choice, nearest, percent, rupiahOfSen } from './simulation.input';
import {
  addDays,
  addMonths,
  type Deposit,
  daysBetween,
  type Earned,
  earned,
  guaranteedDeposits,
  guaranteeOf,
  taxFreeDeposits,
  taxPercent,
} from './simulation.interest';
import type { strings } from './simulation.strings';
import * as css from './simulation.styles';

export const wordsOf = (language: Language) => ({
  money: (value: number) => rupiah(value, language),
  sen: (value: number) => rupiahOfSen(value, language),
  rate: (rate: number) => percent(rate, language),
  count: (value: number) => grouped(value, language),
  format: (message: Message, values: Parameters<typeof format>[1]) => format(message, values, language),
  /** Non-breaking. */
  day: (day: string) => dayInWords(day, language).replaceAll(' ', '\u00a0'),
});

export interface Outcome {
  deposit: Deposit;
  until: string;
  earned: Earned;
}

export function outcomeOf({ amount, deposits, opened }: Choice, { months, rate }: Tier): Outcome {
  const until = addMonths(opened, months);
  const deposit = { amount, deposits, rate, days: daysBetween(opened, until) };
  return { deposit, until, earned: earned(deposit) };
}

interface PartProps {
  t: (typeof strings)['English'];
  choice: Choice;
  words: ReturnType<typeof wordsOf>;
}

const isTaxed = ({ amount, deposits }: Deposit) => amount + deposits > taxFreeDeposits;

export function Figures({
  t,
  choice,
  words: { money, sen, rate, count, day, format },
  outcome,
}: PartProps & { outcome: Outcome }) {
  const { deposit, earned } = outcome;
  const taxed = isTaxed(deposit);
  const rows = [
    [t.rate, rate(deposit.rate)],
    [t.daily, sen(earned.dailySen)],
    [format(t.interest, { days: count(deposit.days) }), money(earned.interest)],
    [format(t.tax, { percent: taxPercent }), taxed ? `−${money(earned.tax)}` : t.noTax],
  ];
  return (
    <>
      <dl className={css.figures}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={css.note}>
        {`${format(taxed ? t.taxWhy : t.noTaxWhy, { limit: money(taxFreeDeposits) })} ${format(t.opened, { day: day(choice.opened) })}`}
      </p>
    </>
  );
}

const hasOneRate = ({ tiers }: Product) => tiers.every(({ rate }) => rate === tiers[0]?.rate);

/**
 * A table of a product's terms with a bar chart. Each row's button selects its term, or without script sends the form. A single
 * term, or one rate for all, is a sentence.
 */
export function Comparison({ t, choice, words, onChoose }: PartProps & { onChoose: (months: number) => void }) {
  const { tiers } = choice.product;
  const [only] = tiers;
  if (only && tiers.length === 1)
    return (
      <p className={css.only}>
        {words.format(t.only, { term: words.format(t.months, { count: only.months }), rate: words.rate(only.rate) })}
      </p>
    );
  const hasRates = !hasOneRate(choice.product);
  const rows = tiers.map((tier) => ({ tier, ...outcomeOf(choice, tier) }));
  const most = Math.max(1, ...rows.map(({ earned }) => earned.net));
  return (
    <Fold className={css.fold} opensAt={900} summary={t.others}>
      <table className={css.comparison} part="comparison">
        <caption>
          <h3>{words.format(t.compare, { amount: words.money(choice.amount) })}</h3>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t.term}</th>
            {hasRates && <th scope="col">{t.rate}</th>}
            <th scope="col">{t.net}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ tier, earned: { net } }) => (
            <tr key={tier.months} data-chosen={tier === choice.tier ? '' : undefined}>
              <th scope="row">
                <button
                  type="submit"
                  name="term"
                  value={tier.months}
                  aria-current={tier === choice.tier}
                  onClick={(event) => {
                    event.preventDefault();
                    onChoose(tier.months);
                  }}
                >
                  {words.format(t.months, { count: tier.months })}
                </button>
              </th>
              {hasRates && <td>{words.rate(tier.rate)}</td>}
              <td>
                <span>{words.money(net)}</span>
                <Bar to={net / most} isStrong={tier === choice.tier} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  );
}

const icons = {
  sure: paths.shieldCheck,
  unsure: `${paths.shield}M12 8v4M12 16h.01`,
  rate: 'M19 5L5 19M6.5 4a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5M17.5 15a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5',
  early: 'M3 12a9 9 0 1 0 3-6.7L3 8M3 3v5h5M12 7v5l4 2',
};

const millionths = (percent: number) => Math.round(percent * 10_000);

interface FactProps extends PartProps {
  outcome: Outcome;
}

export function GuaranteeFact({
  t,
  choice,
  words: { money, rate, day, format },
  outcome,
  guarantee,
}: FactProps & { guarantee: Rates['guarantee'] }) {
  const limit = guarantee && millionths(guarantee.rate);
  const state = guaranteeOf(outcome.deposit, outcome.earned, choice.opened, guarantee, limit);
  return (
    <section className={css.fact} data-state={state}>
      <Icon path={state === 'within' ? icons.sure : icons.unsure} size="2rem" />
      <div>
        <h3>{t.guarantee}</h3>
        <p>{state === 'amount' ? format(t.overAmount, { limit: money(guaranteedDeposits) }) : t.states[state]}</p>
        {guarantee && limit !== undefined && (
          <p className={css.note}>
            {format(t.stated, { rate: rate(limit), from: day(guarantee.from), until: day(guarantee.until) })}
          </p>
        )}
      </div>
    </section>
  );
}

export function RateFact({ t, choice: { product, tier }, words: { rate, format } }: PartProps) {
  if (product.isFixed || !hasOneRate(product)) return null;
  return (
    <section className={css.fact}>
      <Icon path={icons.rate} size="2rem" />
      <div>
        <h3>{t.same}</h3>
        <p>{format(t.sameWhy, { rate: rate(tier.rate) })}</p>
      </div>
    </section>
  );
}

export function EarlyFact({
  t,
  choice: { tier, opened },
  words: { money, rate, count, day, format },
  outcome: { deposit },
  early,
}: FactProps & { early: Rates['early'] }) {
  const held = tier.holding !== undefined && tier.holding < deposit.days ? tier.holding : undefined;
  const until = addDays(opened, held ?? 0);
  const lower = millionths(early ?? 0);
  return (
    <section className={css.fact}>
      <Icon path={icons.early} size="2rem" />
      <div>
        <h3>{t.early}</h3>
        {held === undefined && <p>{t.earlyUnknown}</p>}
        {held !== undefined && !early && <p>{format(t.holding, { days: count(held), day: day(until) })}</p>}
        {held !== undefined && early && (
          <>
            <p>{format(t.before, { days: count(held), day: day(until) })}</p>
            <p>
              {format(t.after, {
                day: day(until),
                rate: rate(lower),
                net: money(earned({ ...deposit, rate: lower, days: held }).net),
              })}
            </p>
          </>
        )}
      </div>
    </section>
  );
}

/** The calculation of the visitor's deposit, and of two examples without and with tax. */
export function Workings({ t, choice, words }: PartProps) {
  const { product } = choice;
  const example = (amount: number, months: number): Choice => ({
    ...choice,
    amount,
    deposits: 0,
    tier: nearest(product.tiers, months) ?? choice.tier,
  });
  const sums = [
    { title: t.yours, of: choice },
    { title: words.format(t.example, { number: 1 }), of: example(5_000_000, 6) },
    { title: words.format(t.example, { number: 2 }), of: example(100_000_000, 12) },
  ];
  const { money, rate, count, format } = words;
  const taxLabel = format(t.tax, { percent: taxPercent });
  return (
    <Fold className={css.workings} summary={t.workings}>
      <p>{t.method}</p>
      <div>
        {sums.map(({ title, of }) => {
          const { deposit, earned } = outcomeOf(of, of.tier);
          const { amount, days } = deposit;
          const { interest, tax, net } = earned;
          return (
            <section key={title}>
              <h3>{`${title}: ${money(amount)}, ${format(t.months, { count: of.tier.months })}`}</h3>
              <p>{`${money(amount)} × ${rate(deposit.rate)} × ${count(days)} ÷ 365 = ${money(interest)}`}</p>
              <p>
                {isTaxed(deposit)
                  ? `${taxLabel}: ${money(interest)} × ${taxPercent}% = ${money(tax)}`
                  : `${taxLabel}: ${t.noTax}`}
              </p>
              <p>{`${t.receive}: ${money(amount)} + ${money(interest)}${tax ? ` − ${money(tax)}` : ''} = ${money(amount + net)}`}</p>
            </section>
          );
        })}
      </div>
    </Fold>
  );
}
