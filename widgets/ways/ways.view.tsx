import { type ReactNode, useId, useState } from 'react';
import {
  AllLink,
  type BlockOf,
  container,
  Fold,
  feeIn,
  hasPage,
  limitsIn,
  nextFee,
  pill,
  plansIn,
  readAmount,
  rupiah,
  type ViewProps,
  visuallyHidden,
} from '../runtime';
import { type Group, groupsOf, keyOf, type Offer, servicesOf, type shape } from './ways.content';
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
  if (groupsOf(services, bank, '', undefined).length === 0) return null;
  const amount = readAmount(typed);
  const isUnread = typed.trim() !== '' && amount === undefined;
  const groups = groupsOf(services, bank, want, amount);
  const possible = groups.flatMap(({ offers }) => offers).filter(({ obstacle }) => !obstacle).length;
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
      <div className={css.groups}>
        {groups.map((group) => (
          <Service
            key={group.path}
            group={group}
            isOpen={keyOf(group.path) === chosen || (!!amount && group.offers.some(({ obstacle }) => !obstacle))}
            {...{ t, language, bank, link }}
          />
        ))}
      </div>
      {hasPage(bank, ratesPage) && (
        <p>
          <AllLink href={link(ratesPage)}>{t.rates}</AllLink>
        </p>
      )}
    </section>
  );
}

type Shared = Pick<Props, 't' | 'language' | 'bank' | 'link'>;

interface ServiceProps extends Shared {
  group: Group;
  /** Somebody has asked for it. */
  isOpen: boolean;
}

/** A service's ways: on a wide screen a part of one table, else folded below the service's name and the range of its fees. */
function Service({ group: { title, offers }, isOpen, t, language, bank, link }: ServiceProps) {
  const fees = offers.flatMap(({ fee, free }) => [free ? 0 : fee, fee]);
  const least = Math.min(...fees);
  const most = Math.max(...fees);
  return (
    <Fold
      className={css.group}
      open={isOpen}
      part="group"
      opensAt={900}
      summary={
        <>
          <h3>{title}</h3>
          <span>{t.found(offers.length)}</span>
          <b>
            {least < most
              ? t.range(rupiah(least, language), rupiah(most, language))
              : feeIn(language, { fee: most }).price}
          </b>
        </>
      }
    >
      <table className={css.table} aria-label={title}>
        <thead>
          <tr>
            {[t.service, t.way, t.fee, t.once, t.day, t.needs].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {offers.map((offer, at) => (
            <Way key={offer.name.English} offer={offer} {...{ t, language, bank, link }}>
              {at === 0 && (
                <th scope="rowgroup" rowSpan={offers.length} className={css.service}>
                  {title}
                </th>
              )}
            </Way>
          ))}
        </tbody>
      </table>
    </Fold>
  );
}

interface WayProps extends Shared {
  offer: Offer;
  /** Before its own cells. */
  children: ReactNode;
}

/** A row of the table; on a narrow screen a card, whose values have their headings beside them. */
function Way({ offer, t, language, bank, link, children }: WayProps) {
  const { path, name, least, most, obstacle } = offer;
  const { price, exception } = feeIn(language, offer);
  const money = (value: number) => rupiah(value, language);
  const { all, once, day } = limitsIn(language, offer, bank);
  // What is not stated is not guessed.
  const stated = (lines: string[]) => (lines.length > 0 ? lines : [t.unstated]);
  return (
    <tr className={css.way} data-obstacle={obstacle} part="way">
      {children}
      <th scope="row" className={css.name}>
        <a href={link(path)}>{name[language]}</a>
        {obstacle && (
          <span className={css.obstacle}>
            {t.obstacles[obstacle](money((obstacle === 'little' ? least : most) ?? 0))}
          </span>
        )}
      </th>
      <td className={css.fee} data-free={nextFee(offer) ? undefined : ''}>
        <b>{price}</b>
        {exception && <small>{exception}</small>}
      </td>
      <Limit label={t.once} lines={all.length > 0 ? all : stated(once)} />
      <Limit label={t.day} lines={all.length > 0 ? [] : stated(day)} none={t.noDay} />
      <td className={css.needs}>
        <span className={css.label}>{t.needs}</span>
        {plansIn(language, offer, bank)}
      </td>
    </tr>
  );
}

interface LimitProps {
  label: string;
  lines: readonly string[];
  /** What is read aloud where there is no such limit. */
  none?: string;
}

const Limit = ({ label, lines, none }: LimitProps) => (
  <td className={css.limit}>
    <span className={css.label}>{label}</span>
    {lines.map((line) => (
      <span key={line}>{line} </span>
    ))}
    {lines.length === 0 && (
      <span>
        <span aria-hidden="true">–</span>
        <span className={visuallyHidden}>{none}</span>
      </span>
    )}
  </td>
);
