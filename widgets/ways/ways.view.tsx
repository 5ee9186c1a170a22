import { type ReactNode, useId, useState } from 'react';
import { AllLink, type BlockOf, container, feeIn, hasPage, pill, readAmount, rupiah, type ViewProps } from '../runtime';
import { keyOf, type Offer, offersOf, servicesOf, type shape } from './ways.content';
import type { strings } from './ways.strings';
import * as css from './ways.styles';

type Props = ViewProps<BlockOf<typeof shape>, (typeof strings)['English'], 'want' | 'amount'>;

const ratesPage = '/rate-limit-fees';

/** Every way to do what the services are for, by what it costs. Without script the form is answered by the page. */
export function WaysView({ block, t, language, attributes, addressable, bank, link }: Props) {
  const [want, setWant] = useState(attributes.want ?? '');
  const [typed, setTyped] = useState(attributes.amount ?? '');
  const help = useId();
  const services = servicesOf(block, bank);
  if (offersOf(services, bank, '', undefined).length === 0) return null;
  const amount = readAmount(typed);
  const isUnread = typed.trim() !== '' && amount === undefined;
  const offers = offersOf(services, bank, want, amount);
  const possible = offers.filter(({ obstacle }) => !obstacle).length;
  const chosen = services.some(({ path }) => keyOf(path) === want) ? want : '';
  const [, lang] = /[?&]lang=(\w+)/.exec(link('/')) ?? [];
  return (
    <section className={`${container} ${css.ways}`} part="ways">
      <div className={css.head}>
        <h2>{t.title}</h2>
        <p>{t.lead}</p>
      </div>
      <form
        className={css.form}
        action={addressable ? '#ways' : link('/services#ways')}
        onSubmit={(event) => event.preventDefault()}
        part="form"
      >
        {lang && <input type="hidden" name="lang" value={lang} />}
        <fieldset className={css.wants}>
          <legend>{t.want}</legend>
          {[{ title: t.every, path: '' }, ...services].map(({ title, path }) => (
            <label key={path}>
              <input
                type="radio"
                name="want"
                value={keyOf(path)}
                checked={chosen === keyOf(path)}
                onChange={() => setWant(keyOf(path))}
              />
              <span>{title}</span>
            </label>
          ))}
        </fieldset>
        <label className={css.amount}>
          {t.amount}
          <input
            name="amount"
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
            value={typed}
            placeholder={t.example}
            aria-invalid={isUnread}
            aria-describedby={help}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </label>
        <button type="submit" className={`${pill} ${css.submit}`}>
          {t.submit}
        </button>
        <p id={help} className={css.count} aria-live="polite">
          {isUnread ? t.unread : possible > 0 ? t.found(possible) : t.none}
        </p>
      </form>
      <ul className={css.list}>
        {offers.map((offer) => (
          <Way key={offer.name.English} offer={offer} {...{ t, language, bank, link }} />
        ))}
      </ul>
      {hasPage(bank, ratesPage) && (
        <p>
          <AllLink href={link(ratesPage)}>{t.rates}</AllLink>
        </p>
      )}
    </section>
  );
}

interface WayProps extends Pick<Props, 't' | 'language' | 'bank' | 'link'> {
  offer: Offer;
}

function Way({ offer, t, language, bank, link }: WayProps) {
  const { path, name, service, least, most, daily, plus, pay, obstacle } = offer;
  const { price, exception } = feeIn(language, offer);
  const money = (value: number) => rupiah(value, language);
  const { alloPay = 'Pay', alloPlus = 'Plus' } = bank.plans ?? {};
  // “Over Rp100,000,000” begins one rupiah higher.
  const start = least && (least % 10 === 1 ? t.over(money(least - 1)) : t.from(money(least)));
  const limits = [start, most && t.upTo(money(most))].filter(Boolean).join(', ');
  const facts: [label: string, value: ReactNode][] = [
    [t.once, limits || t.unlimited],
    ...(daily ? [[t.day, t.upTo(money(daily))] as [string, string]] : []),
    [t.needs, plus ? t.only(alloPlus) : pay ? t.upToWith(alloPay, money(pay), alloPlus) : t.both(alloPay, alloPlus)],
  ];
  return (
    <li className={css.way} data-obstacle={obstacle} part="way">
      <h3 className={css.name}>
        <a href={link(path)}>{name[language]}</a>
        <small>{service}</small>
      </h3>
      <p className={css.fee}>
        <span>{t.fee}</span>
        <b>{price}</b>
        {exception && <small>{exception}</small>}
      </p>
      <dl className={css.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {obstacle && (
        <p className={css.obstacle}>{t.obstacles[obstacle](money((obstacle === 'little' ? least : most) ?? 0))}</p>
      )}
    </li>
  );
}
