import { type ReactNode, useId } from 'react';
import { Bar, dayInWords, Fold, format, grouped, Icon, type Language, type Message, rupiah, today } from '../runtime';
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
  millionths,
  monthlyFor,
  mostMonths,
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

/** Each row's button selects its term, or without script sends the form. A single term, or one rate for all, is a sentence. */
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

interface FactProps {
  icon: string;
  title: string;
  state?: string;
  children: ReactNode;
}

const Fact = ({ icon, title, state, children }: FactProps) => (
  <section className={css.fact} data-state={state}>
    <Icon path={icon} size="2rem" />
    <div>
      <h3>{title}</h3>
      {children}
    </div>
  </section>
);

export function GuaranteeFact({
  t,
  choice,
  words: { money, rate, day, format },
  outcome,
  guarantee,
}: PartProps & { outcome: Outcome; guarantee: Rates['guarantee'] }) {
  const state = guaranteeOf(outcome.deposit, outcome.earned, choice.opened, guarantee);
  return (
    <Fact icon={state === 'within' ? icons.sure : icons.unsure} title={t.guarantee} state={state}>
      <p>{state === 'amount' ? format(t.overAmount, { limit: money(guaranteedDeposits) }) : t.states[state]}</p>
      {guarantee && (
        <p className={css.note}>
          {format(t.stated, {
            rate: rate(millionths(guarantee.rate)),
            from: day(guarantee.from),
            until: day(guarantee.until),
          })}
        </p>
      )}
    </Fact>
  );
}

export function RateFact({ t, choice: { product, tier }, words: { rate, format } }: PartProps) {
  if (product.isFixed || !hasOneRate(product)) return null;
  return (
    <Fact icon={icons.rate} title={t.same}>
      <p>{format(t.sameWhy, { rate: rate(tier.rate) })}</p>
    </Fact>
  );
}

export function EarlyFact({
  t,
  choice: { tier, opened },
  words: { money, rate, count, day, format },
  outcome: { deposit },
  early,
}: PartProps & { outcome: Outcome; early: Rates['early'] }) {
  const held = tier.holding !== undefined && tier.holding < deposit.days ? tier.holding : undefined;
  const until = addDays(opened, held ?? 0);
  const lower = millionths(early ?? 0);
  return (
    <Fact icon={icons.early} title={t.early}>
      {held === undefined && <p>{t.earlyUnknown}</p>}
      {held !== undefined && (
        <p>{format(early === undefined ? t.holding : t.before, { days: count(held), day: day(until) })}</p>
      )}
      {held !== undefined && early !== undefined && (
        <p>
          {format(t.after, {
            day: day(until),
            rate: rate(lower),
            net: money(earned({ ...deposit, rate: lower, days: held }).net),
          })}
        </p>
      )}
    </Fact>
  );
}

/** A plan can earn interest in more than one way: its row's words tell which. */
const nameOf = ({ name = '', note }: Product) => (note ? `${name}: ${note}` : name);

interface GoalProps extends PartProps {
  /** The savings product until then, open to payments on any day. */
  product: Product;
  onDay(day: string): void;
  anchor: ReactNode;
  children: ReactNode;
}

export function Goal({ t, choice, words, product, onDay, anchor, children }: GoalProps) {
  const id = useId();
  const { money, rate: written, format } = words;
  const { goal: sum, by, deposits } = choice;
  const from = today();
  const rate = product.tiers[0]?.rate ?? 0;
  const { monthly, count, net } = monthlyFor({ sum, from, by, rate, deposits });
  return (
    <section className={css.goal} aria-labelledby={`${id}-title`} part="goal">
      <h3 id={`${id}-title`}>
        {anchor}
        {t.goalTitle}
      </h3>
      <div>
        {children}
        <div className={css.field}>
          <label htmlFor={`${id}-by`}>{t.by}</label>
          <div className={css.box}>
            <input
              id={`${id}-by`}
              type="date"
              name="by"
              min={addMonths(from, 1)}
              max={addMonths(from, mostMonths)}
              value={by}
              // Ignores a year that is still being typed: 0002 on the way to 2027.
              onInput={({ currentTarget: { value, min, max } }) => value >= min && value <= max && onDay(value)}
            />
          </div>
        </div>
      </div>
      <p aria-live="polite" aria-atomic="true">
        <b>{format(t.monthly, { sum: money(monthly), count })}</b>{' '}
        {format(t.goalNote, { name: nameOf(product), rate: written(rate), net: money(net) })}
      </p>
    </section>
  );
}

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
