import { useId, useRef, useState } from 'react';
import {
  Calculator,
  CalculatorCard,
  calculationAddress,
  format,
  hasPage,
  type PropsOf,
  Share,
  today,
  useAddressed,
  useHash,
  useHashChoice,
  useServerMarkup,
} from '../runtime';
import { type Product, productsOf, type shape, tabId } from './simulation.content';
import { type Asked, limitsOf, names, type Params, paramsOf, readChoice, readers, stopsOf } from './simulation.input';
import {
  Comparison,
  EarlyFact,
  Figures,
  Goal,
  GuaranteeFact,
  outcomeOf,
  RateFact,
  Workings,
  wordsOf,
} from './simulation.parts';
import type { strings } from './simulation.strings';
import * as css from './simulation.styles';

type Props = PropsOf<typeof shape, typeof strings, (typeof names)[number] | 'follows'>;

const rateSpan = ({ tiers }: Product, written: (rate: number) => string) =>
  [...new Set([tiers[0], tiers.at(-1)].map((end) => written(end?.rate ?? 0)))].join('–\u2060').replace('%–', '–');

const anchor = 'calculator';

/** The note, where several products have one name: Plus has a rate for the balance and one for goals. */
const titleOf = ({ name, note }: Product, products: readonly Product[]): string | undefined =>
  products.filter((each) => each.name === name).length > 1 ? (note ?? name) : (name ?? note);

/** For payments on any day: the chosen product, or the one with the highest rate. */
const flexibleOf = (products: readonly Product[], chosen: Product): Product | undefined =>
  chosen.isFixed
    ? products
        .filter(({ isFixed }) => !isFixed)
        .sort((one, other) => (other.tiers[0]?.rate ?? 0) - (one.tiers[0]?.rate ?? 0))[0]
    : chosen;

export function SimulationView(props: Props) {
  const { block, t, language, attributes, addressable, bank, slots } = props;
  const { rates } = block;
  const products = productsOf(block);
  const element = useRef<HTMLElement>(null);

  // In a loaded document the browser itself has scrolled there, maybe long before this code came.
  const hasArrived = useRef(useServerMarkup());
  useHash(addressable, (name) => {
    if (name === anchor && !hasArrived.current) element.current?.scrollIntoView();
    hasArrived.current = false;
  });

  const tabs = block.tabs.map(tabId);
  const [shown] = useHashChoice(tabs, addressable);

  const limits = limitsOf(rates);
  const tab = attributes.follows && tabs[shown];
  const choiceIn = (params: Params) => readChoice(params, products, limits, today(), tab);
  const queryOf = (params: Params) => {
    const choice = choiceIn(params);
    return new URLSearchParams(choice && paramsOf(choice)).toString();
  };
  const [params, setParams] = useAddressed(names, attributes, addressable, { queryOf, fragment: anchor });
  const choice = choiceIn(params);
  // No rate can be read.
  if (!choice) return null;

  const { product, tier, amount, deposits, unread } = choice;
  const words = wordsOf(language);
  const { money, count, rate, day, format } = words;
  const outcome = outcomeOf(choice, tier);
  const { until, earned } = outcome;
  const part = { t, choice, words };
  const flexible = flexibleOf(products, product);
  const months = product.tiers.map((each) => each.months);
  /** A new choice opens the deposit today. */
  const choose = (changed: Params) => setParams({ ...paramsOf({ ...choice, opened: today() }), ...changed });
  const page = ['/rate-limit-fees', '/products'].find((path) => hasPage(bank, path)) ?? '/';
  const place = { view: props, page, anchor };
  const field = (name: Asked, current: number, inWords: string) => ({
    t,
    language,
    name,
    current,
    inWords,
    isUnread: unread.includes(name),
    onRead: (text: string) => choose({ [name]: text }),
  });

  return (
    <Calculator {...place} element={element} title={t.title} lead={t.lead} className={css.form}>
      <CalculatorCard
        brief={
          <>
            <small>{t.receive}</small>
            <b>{money(amount + earned.net)}</b>
            <span>+{money(earned.net)}</span>
          </>
        }
        submit={t.submit}
        result={
          <>
            <div aria-live="polite" aria-atomic="true">
              <p>{format(t.result, { day: day(until) })}</p>
              <p className={css.sum}>{money(amount + earned.net)}</p>
              <p className={css.added}>
                <b>+{money(earned.net)}</b> {t.added}
              </p>
            </div>
            <Figures {...part} outcome={outcome} />
            <GuaranteeFact {...part} outcome={outcome} guarantee={rates?.guarantee} />
          </>
        }
      >
        {products.length > 1 && (
          <fieldset className={css.products}>
            <legend>{t.product}</legend>
            {products.map((each) => (
              <label key={each.key}>
                <input
                  type="radio"
                  name="product"
                  value={each.key}
                  checked={each === product}
                  onChange={() => choose({ product: each.key })}
                />
                <span>
                  <b>{titleOf(each, products) ?? t.product}</b>
                  {each.name && each.note && (
                    <small>{titleOf(each, products) === each.note ? each.name : each.note}</small>
                  )}
                  <small>{format(t.yearly, { rate: rateSpan(each, rate) })}</small>
                </span>
              </label>
            ))}
          </fieldset>
        )}
        <Field
          {...field('amount', amount, money(amount))}
          help={format(t.range, { least: money(limits.least), most: money(limits.most) })}
          stops={stopsOf(limits)}
        />
        <Field
          {...field('term', tier.months, format(t.months, { count: tier.months }))}
          unit={t.unit}
          help={format(t.offered, { months: months.map(count).join(', ') })}
          stops={months}
        />
        <Field {...field('deposits', deposits, money(deposits))} help={t.depositsHelp} />
      </CalculatorCard>
      {product.isFixed && <Comparison {...part} onChoose={(months) => choose({ term: String(months) })} />}
      <div className={css.beside}>
        <RateFact {...part} />
        {product.isFixed && <EarlyFact {...part} outcome={outcome} early={rates?.early} />}
        <p className={css.note}>{t.disclaimer}</p>
        <Share title={t.share} language={language} address={calculationAddress(place, queryOf(params))} />
      </div>
      {flexible && (
        <Goal
          {...part}
          product={flexible}
          onDay={(by) => choose({ by })}
          anchor={slots.includes('goal') && <slot name="goal" />}
        >
          <Field {...field('goal', choice.goal, money(choice.goal))} help={t.goalHelp} />
        </Goal>
      )}
      <Workings {...part} />
    </Calculator>
  );
}

interface FieldProps extends Pick<Props, 't' | 'language'> {
  name: Asked;
  current: number;
  inWords: string;
  unit?: string;
  help: string;
  isUnread: boolean;
  onRead: (text: string) => void;
  stops?: readonly number[];
}

/** Typed text stays until the field is left; also then, with a message, if it could not be read or is out of range. */
function Field({ t, language, name, current, inWords, unit, help, isUnread, onRead, stops = [] }: FieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<{ text: string; beside: number; isLeft?: boolean | undefined }>();
  const read = readers[name](typed?.text ?? '');
  const isTaken = read === current;
  // Another control has changed the value.
  if (typed?.isLeft && typed.beside !== current) setTyped(undefined);
  const leave = () =>
    setTyped(typed?.text.trim() && !isTaken ? { ...typed, beside: current, isLeft: true } : undefined);
  // `25 juta` is first `25 ju`, so errors wait until the field is left.
  const isInvalid = !isTaken && (typed?.isLeft || isUnread);
  return (
    <div className={css.field}>
      <label htmlFor={id}>{t[name]}</label>
      <div className={css.box}>
        <input
          id={id}
          name={name}
          inputMode="numeric"
          maxLength={40}
          value={typed?.text ?? (unit ? current : inWords)}
          aria-describedby={`${id}-help`}
          aria-invalid={isInvalid}
          // Typing replaces the sum, instead of adding digits to it.
          onFocusCapture={({ currentTarget }) => currentTarget.select()}
          onInput={({ currentTarget: { value: text } }) => {
            const isRead = readers[name](text) !== undefined;
            setTyped({ text, beside: current, isLeft: typed?.isLeft && !isRead });
            if (isRead) onRead(text);
          }}
          onKeyDown={({ key }) => key === 'Enter' && leave()}
          onBlurCapture={leave}
        />
        {unit && <span aria-hidden="true">{unit}</span>}
      </div>
      {stops.length > 1 && (
        <input
          type="range"
          min={0}
          max={stops.length - 1}
          value={stops.filter((stop) => stop <= current).length - 1}
          aria-label={format(t.slider, { name: t[name] }, language)}
          aria-valuetext={inWords}
          onInput={({ currentTarget }) => {
            setTyped(undefined);
            onRead(String(stops[Number(currentTarget.value)]));
          }}
        />
      )}
      <p id={`${id}-help`} className={css.help} aria-live="polite">
        {isInvalid && (
          <strong>{format(read === undefined ? t.unread : t.outside, { value: inWords }, language)} </strong>
        )}
        {help}
      </p>
    </div>
  );
}
