import { useId, useRef, useState } from 'react';
import {
  container,
  dark,
  hasPage,
  KawungPattern,
  languageIn,
  pill,
  Share,
  today,
  useAddressed,
  useHash,
  useHashChoice,
  useServerMarkup,
  type ViewProps,
} from '../runtime';
import { type Block, type Product, productsOf, tabId } from './simulation.content';
import {
  type Asked,
  factsOf,
  limitsOf,
  names,
  type Params,
  paramsOf,
  readChoice,
  readers,
  stopsOf,
} from './simulation.input';
import {
  Comparison,
  EarlyFact,
  Figures,
  GuaranteeFact,
  outcomeOf,
  RateFact,
  Workings,
  wordsOf,
} from './simulation.parts';
import type { strings } from './simulation.strings';
import * as css from './simulation.styles';

type Props = ViewProps<Block, (typeof strings)['English'], (typeof names)[number] | 'follows'>;

/** The id of the section that has it, on the bank's pages. */
const anchor = 'calculator';

/** The calculator, where there is a product whose rates can be read. */
export function SimulationView(props: Props) {
  const products = productsOf(props.block, props.bank.plans);
  return products.length > 0 ? <Calculator {...props} products={products} /> : null;
}

function Calculator({
  block,
  products,
  t,
  language,
  attributes,
  addressable,
  bank,
  link,
}: Props & { products: Product[] }) {
  const facts = factsOf(bank.rates);
  const isServerMarkup = useServerMarkup();
  const element = useRef<HTMLElement>(null);

  // In a document that it loads the browser itself goes there.
  useHash(addressable && !isServerMarkup, (name) => name === anchor && element.current?.scrollIntoView());

  const tabs = block.tabs.map(tabId);
  const [shown] = useHashChoice(tabs, addressable);

  const limits = limitsOf(facts);
  const tab = attributes.follows && tabs[shown];
  const choiceIn = (params: Params) => readChoice(params, products, limits, today(), tab);
  const queryOf = (params: Params) => {
    const choice = choiceIn(params);
    return new URLSearchParams(choice && paramsOf(choice)).toString();
  };
  const [params, setParams] = useAddressed(names, attributes, addressable, { queryOf, fragment: anchor });
  const choice = choiceIn(params);
  const query = queryOf(params);
  if (!choice) return null;

  const { product, tier, amount, deposits, unread } = choice;
  const words = wordsOf(language);
  const { money, count, rate, day } = words;
  const outcome = outcomeOf(choice, tier);
  const { until, earned } = outcome;
  const part = { t, choice, words };
  const months = product.tiers.map((each) => each.months);
  const stops = stopsOf(limits);
  /** A deposit that is chosen now is opened now. */
  const choose = (changed: Params) => setParams({ ...paramsOf({ ...choice, opened: today() }), ...changed });
  const page = ['/rate-limit-fees', '/products'].find((path) => hasPage(bank, path)) ?? '/';
  const lang = languageIn(link('/'));
  const ownAddress = `?${query}${lang ? `&lang=${lang}` : ''}#${anchor}`;
  const field = (name: Asked, inWords: string) => ({
    name,
    isUnread: unread.includes(name),
    unread: t.unread(inWords),
    onRead: (text: string) => choose({ [name]: text }),
  });

  return (
    <section ref={element} className={`${container} ${css.calculator}`}>
      <div className={css.head}>
        <h2>{t.title}</h2>
        <p>{t.lead}</p>
      </div>
      <form
        className={css.form}
        // On the bank's pages it is answered by the one that it is on.
        action={addressable ? `#${anchor}` : link(`${page}#${anchor}`)}
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
        part="form"
      >
        {lang && <input type="hidden" name="lang" value={lang} />}
        <div className={css.card}>
          <div className={css.controls}>
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
                      <b>{each.name ?? each.note ?? t.product}</b>
                      {each.name && each.note && <small>{each.note}</small>}
                      <small>
                        {t.yearly(
                          [...new Set([each.tiers[0], each.tiers.at(-1)].map((end) => rate(end?.rate ?? 0)))].join(
                            ' – ',
                          ),
                        )}
                      </small>
                    </span>
                  </label>
                ))}
              </fieldset>
            )}
            <Field
              {...field('amount', money(amount))}
              label={t.amount}
              value={money(amount)}
              help={t.range(money(limits.least), money(limits.most))}
              slider={{
                label: t.slider(t.amount),
                words: money(amount),
                at: stops.filter((stop) => stop <= amount).length - 1,
                last: stops.length - 1,
                onMove: (at) => choose({ amount: String(stops[at]) }),
              }}
            />
            <Field
              {...field('term', t.months(tier.months))}
              label={t.term}
              value={String(tier.months)}
              unit={t.unit}
              help={t.offered(months.map(count))}
              slider={{
                label: t.slider(t.term),
                words: t.months(tier.months),
                at: product.tiers.indexOf(tier),
                last: months.length - 1,
                onMove: (at) => choose({ term: String(months[at]) }),
              }}
            />
            <Field
              {...field('deposits', money(deposits))}
              label={t.deposits}
              value={money(deposits)}
              help={t.depositsHelp}
            />
            <button type="submit" className={`${pill} ${css.submit}`}>
              {t.submit}
            </button>
          </div>
          <div className={`${dark} ${css.result}`} part="result">
            <KawungPattern className={css.pattern} />
            <div aria-live="polite" aria-atomic="true">
              <p>{t.result(day(until))}</p>
              <p className={css.sum}>{money(amount + earned.net)}</p>
              <p className={css.added}>
                <b>+{money(earned.net)}</b> {t.added}
              </p>
            </div>
            <Figures {...part} outcome={outcome} />
            <GuaranteeFact {...part} outcome={outcome} guarantee={facts.guarantee} />
          </div>
        </div>
        <Comparison {...part} onChoose={(months) => choose({ term: String(months) })} />
        <div className={css.beside}>
          <RateFact {...part} />
          {product.isFixed && <EarlyFact {...part} outcome={outcome} early={facts.early} />}
          <p className={css.note}>{t.disclaimer}</p>
          <Share
            title={t.share}
            language={language}
            address={addressable ? ownAddress : link(`${page}?${query}#${anchor}`)}
          />
        </div>
        <Workings {...part} />
      </form>
    </section>
  );
}

interface FieldProps {
  name: Asked;
  label: string;
  /** As it is written while nothing is typed. */
  value: string;
  unit?: string;
  help: string;
  /** What was asked for could not be read. */
  isUnread: boolean;
  /** What is said then: with what it is worked out instead. */
  unread: string;
  onRead: (text: string) => void;
  slider?: {
    label: string;
    words: string;
    at: number;
    last: number;
    onMove: (at: number) => void;
  };
}

/**
 * A field to type in, and below it a slider for the same. What is typed stays as it is until the field is left; what cannot be
 * read stays, with a message, until it is mended.
 */
function Field({ name, label, value, unit, help, isUnread, unread, onRead, slider }: FieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const isKnown = (text: string) => readers[name](text) !== undefined;
  const isInvalid = typed === undefined ? isUnread : !isKnown(typed);
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <div className={css.box}>
        <input
          id={id}
          name={name}
          inputMode="numeric"
          maxLength={40}
          value={typed ?? value}
          aria-describedby={`${id}-help`}
          aria-invalid={isInvalid}
          onInput={({ currentTarget }) => {
            setTyped(currentTarget.value);
            if (isKnown(currentTarget.value)) onRead(currentTarget.value);
          }}
          onBlurCapture={() => (!typed?.trim() || isKnown(typed)) && setTyped(undefined)}
        />
        {unit && <span aria-hidden="true">{unit}</span>}
      </div>
      {slider && slider.last > 0 && (
        <input
          type="range"
          min={0}
          max={slider.last}
          value={slider.at}
          aria-label={slider.label}
          aria-valuetext={slider.words}
          onInput={({ currentTarget }) => {
            setTyped(undefined);
            slider.onMove(Number(currentTarget.value));
          }}
        />
      )}
      <p id={`${id}-help`} className={css.help} aria-live="polite">
        {isInvalid && <strong>{unread} </strong>}
        {help}
      </p>
    </div>
  );
}
