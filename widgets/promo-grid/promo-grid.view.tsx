import { Fragment } from 'react';
import {
  addressWith,
  container,
  format,
  Icon,
  inPlace,
  isListPartly,
  Picture,
  type PropsOf,
  pageSize,
  pathOf,
  pill,
  skeletonBlock,
  Title,
  today,
  Until,
  useAddressed,
  useAllPages,
  visuallyHidden,
} from '../runtime';
import * as paths from '../runtime/ui/icon-paths';
import { type Filter, filterNames, isShown, type Promo, promosOf, type shape, stateOf } from './promo-grid.content';
import type { strings } from './promo-grid.strings';
import * as css from './promo-grid.styles';

type Props = PropsOf<typeof shape, typeof strings, (typeof filterNames)[number]>;

const page = '/promo';

const sizeAt = (index: number) => (index === 0 ? css.featured : index < 5 ? css.smaller : css.normal);

export function PromoGridView(props: Props) {
  const { block, pages, More, t, language, addressable, attributes } = props;
  const [{ kind = '', state = '' }, choose] = useAddressed(filterNames, attributes, addressable);
  const isFiltered = Boolean(kind || state);
  useAllPages(props, isFiltered);
  const day = today();
  const Heading = addressable ? 'h2' : 'h3';
  const all = promosOf(block);
  const promos = all.filter((promo) => isShown(promo, block, { kind, state }, day));
  // Later pages and filtered lists have no featured promo.
  const before = isFiltered ? 5 : ((pages?.first ?? 1) - 1) * pageSize;
  const cards = promos.map((promo, at) => ({
    promo,
    size: sizeAt(before + at),
    ended: stateOf(promo, day) === 'ended',
  }));
  const groupOf = ({ size, ended }: (typeof cards)[number]) =>
    isFiltered || size !== css.normal ? 'first' : ended ? 'over' : 'rest';
  const groups = (['first', 'rest', 'over'] as const)
    .map((name) => ({ name, shown: cards.filter((card) => groupOf(card) === name) }))
    .filter(({ shown }) => shown.length > 0);

  const isPartly = isListPartly(props);
  const found = promos.length > 0 ? format(t.found, { count: promos.length }, language) : t.none;

  return (
    <section className={`${container} ${css.promos}`} part="promos">
      {(block.title ?? block.subtitle) && (
        <header className={css.head}>
          {block.title && (
            <Title addressable={addressable} className={css.title}>
              {block.title}
            </Title>
          )}
          {block.subtitle && <p className={css.subtitle}>{block.subtitle}</p>}
        </header>
      )}
      {block.kinds.length > 0 && <Filters view={props} kind={kind} state={state} onChoose={choose} />}
      {/* There before it has words: programs announce only what changes in a region that they know. */}
      {(isFiltered || block.kinds.length > 0) && (
        <p role="status" className={!isFiltered || (promos.length > 0 && !isPartly) ? visuallyHidden : undefined}>
          {isFiltered && (isPartly ? format(t.among, { count: promos.length, all: all.length }, language) : found)}
        </p>
      )}
      {groups.map(({ name, shown }, group) => (
        <Fragment key={group}>
          {name !== 'first' && <Heading className={css.heading}>{t[name]}</Heading>}
          <ul className={`${css.grid} ${isFiltered ? css.filtered : ''}`}>
            {shown.map(({ promo, size, ended }, at) => (
              <Card key={at} promo={promo} size={size} ended={ended} isFirst={group + at === 0} view={props} />
            ))}
          </ul>
        </Fragment>
      ))}
      {More && (!isFiltered || isPartly) && <More view={props} path={addressWith(page, { kind, state })} />}
    </section>
  );
}

interface FiltersProps extends Filter {
  view: Props;
  onChoose: (filter: Filter) => void;
}

/** Links to the promos of a kind or state; with script they filter immediately. */
function Filters({ view: { block, t, link }, kind, state, onChoose }: FiltersProps) {
  const entry = (label: string, filter: Filter) => (
    <li key={`${filter.kind} ${filter.state}`}>
      <a
        className={css.filter}
        href={link(addressWith(page, { ...filter }))}
        aria-current={filter.kind === kind && filter.state === state}
        // Browsers leave a focused link half outside the scrolling row.
        onFocusCapture={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
        onClick={inPlace(() => onChoose(filter))}
        part="filter"
      >
        {label}
      </a>
    </li>
  );
  return (
    <nav aria-label={t.filter}>
      <ul className={css.filters} data-on="screen">
        {entry(t.all, { kind: '', state: '' })}
        {entry(t.states.soon, { kind: '', state: 'soon' })}
        {block.kinds.map(({ key, title = key }) => entry(title, { kind: key, state: '' }))}
        {entry(t.states.ended, { kind: '', state: 'ended' })}
      </ul>
    </nav>
  );
}

interface CardProps {
  view: Props;
  promo: Promo;
  size: string;
  ended: boolean;
  isFirst: boolean;
}

function Card({ view: { t, language, link, addressable }, promo, size, ended, isFirst }: CardProps) {
  const { slug, titleCard, descriptionCard, expired } = promo;
  const name = titleCard ?? descriptionCard;
  const path = pathOf(page, slug);
  const Name = addressable ? 'h2' : 'h3';
  return (
    <li className={`${css.card} ${size}`} data-ended={ended ? '' : undefined} part="promo">
      <Picture image={promo.image} className={css.picture} eager={isFirst} size={[1200, 900]} />
      <div className={css.text}>
        <Name className={css.name}>
          {path ? (
            <a className={css.link} href={link(path)}>
              {name}
            </a>
          ) : (
            name
          )}
        </Name>
        {titleCard && descriptionCard && <p className={css.description}>{descriptionCard}</p>}
        {path && size === css.featured && (
          // The title is the link, and covers the card.
          <span className={`${pill} ${css.go}`} data-on="screen" aria-hidden="true">
            {ended ? t.terms : t.use}
            <Icon path={paths.arrow} />
          </span>
        )}
        {expired !== '' && (
          <p className={css.expiry}>
            {expired ? (
              <Until
                label={<span className={css.mark}>{ended ? t.ended : t.valid}</span>}
                date={expired}
                language={language}
              />
            ) : (
              t.endless
            )}
          </p>
        )}
      </div>
    </li>
  );
}

export const PromoGridSkeleton = () => (
  <div className={`${container} ${css.promos}`}>
    <div className={`${skeletonBlock} ${css.headSkeleton}`} />
    <div className={css.grid}>
      {[...Array(9).keys()].map((index) => (
        <div key={index} className={`${skeletonBlock} ${css.cardSkeleton} ${sizeAt(index)}`} />
      ))}
    </div>
  </div>
);
