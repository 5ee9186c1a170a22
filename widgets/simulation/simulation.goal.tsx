import { type ReactNode, useId } from 'react';
import { today } from '../runtime';
import type { Product } from './simulation.content';
import type { Choice } from './simulation.input';
import { addMonths, monthlyFor, mostMonths } from './simulation.interest';
import type { wordsOf } from './simulation.parts';
import type { strings } from './simulation.strings';
import * as css from './simulation.styles';

interface Props {
  t: (typeof strings)['English'];
  choice: Choice;
  words: ReturnType<typeof wordsOf>;
  /** The savings product until then, open to payments on any day. */
  product: Product;
  onDay(day: string): void;
  anchor: ReactNode;
  children: ReactNode;
}

/** A plan can earn interest in more than one way: its row's words tell which. */
const nameOf = ({ name = '', note }: Product) => (note ? `${name}: ${note}` : name);

export function Goal({ t, choice, words, product, onDay, anchor, children }: Props) {
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
