import { useId, useState } from 'react';
import {
  AllLink,
  container,
  FeeRow,
  FeeTable,
  Fold,
  feeIn,
  format,
  hasPage,
  languageIn,
  type PropsOf,
  pill,
  readAmount,
  rupiah,
  useLabels,
} from '../runtime';
import { type Group, groupsOf, keyOf, type Obstacle, type Offer, servicesOf, type shape } from './ways.content';
import type { strings } from './ways.strings';
import * as css from './ways.styles';

type Props = PropsOf<typeof shape, typeof strings, 'want' | 'amount'>;

const ratesPage = '/rate-limit-fees';

/** All ways by service and fee. Without script the page answers the form. */
export function WaysView({ block, t, language, attributes, addressable, bank, link }: Props) {
  const [want, setWant] = useState(attributes.want ?? '');
  const [typed, setTyped] = useState(attributes.amount ?? '');
  const help = useId();
  const services = servicesOf(block, bank);
  if (services.length === 0) return null;
  const amount = readAmount(typed);
  const isUnread = typed.trim() !== '' && amount === undefined;
  const groups = groupsOf(block, services, want, amount);
  const possible = groups.flatMap(({ offers }) => offers).filter(({ obstacle }) => !obstacle).length;
  const chosen = services.some(({ path }) => keyOf(path) === want) ? want : '';
  const lang = languageIn(link('/'));
  return (
    <section className={`${container} ${css.ways}`} part="ways">
      <div className={css.head}>
        <h2>{t.title}</h2>
        <p>{t.lead}</p>
      </div>
      <form
        className={css.form}
        data-on="screen"
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
        <p id={help} className={css.count} data-bad={isUnread || undefined} aria-live="polite">
          {isUnread ? t.unread : possible > 0 ? format(t.found, { count: possible }, language) : t.none}
        </p>
      </form>
      <div className={css.groups}>
        {groups.map((group) => (
          <Service
            key={group.path}
            group={group}
            isOpen={keyOf(group.path) === chosen || (!!amount && group.offers.some(({ obstacle }) => !obstacle))}
            {...{ t, language, link }}
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

interface ServiceProps extends Pick<Props, 't' | 'language' | 'link'> {
  group: Group;
  isOpen: boolean;
}

/** A service's ways: part of one table on wide screens, else folded below the service's name and range of fees. */
function Service({ group: { title, path, offers }, isOpen, t, language, link }: ServiceProps) {
  const labels = useLabels();
  const fees = offers.flatMap(({ fee, free }) => [free ? 0 : fee, fee]);
  const least = Math.min(...fees);
  const most = Math.max(...fees);
  const obstacleOf = (kind: Obstacle, { least = 0, most = 0 }: Offer) =>
    format(t.obstacles[kind], { amount: rupiah(kind === 'little' ? least : most, language) }, language);
  return (
    <Fold
      className={css.group}
      open={isOpen}
      part="group"
      opensAt={900}
      summary={
        <>
          <h3>{title}</h3>
          <span>{format(t.found, { count: offers.length }, language)}</span>
          <b data-free={most ? undefined : ''}>
            {least < most
              ? format(t.range, { least: rupiah(least, language), most: rupiah(most, language) }, language)
              : feeIn(language, { fee: most }, labels).price}
          </b>
        </>
      }
    >
      <FeeTable language={language} label={title} first={t.service}>
        {offers.map((offer, at) => (
          <FeeRow
            key={offer.name}
            way={offer}
            href={link(offer.path)}
            obstacle={offer.obstacle && { kind: offer.obstacle, text: obstacleOf(offer.obstacle, offer) }}
            {...{ language, plans: offer.plans }}
          >
            {at === 0 && (
              <th scope="rowgroup" rowSpan={offers.length} className={css.service}>
                <a href={link(path)}>{title}</a>
              </th>
            )}
          </FeeRow>
        ))}
      </FeeTable>
    </Fold>
  );
}
