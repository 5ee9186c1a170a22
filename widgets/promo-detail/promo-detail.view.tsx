import {
  container,
  DetailHead,
  hasEnded,
  hasPage,
  Picture,
  type PropsOf,
  Prose,
  pill,
  Share,
  skeletonBlock,
  today,
  Until,
} from '../runtime';
import { relatedOf, type shape } from './promo-detail.content';
import type { strings } from './promo-detail.strings';
import * as css from './promo-detail.styles';

type Props = PropsOf<typeof shape, typeof strings>;

const steps = 'steps';

export function PromoDetailView({ block, t, language, bank, link, addressable, slots }: Props) {
  const { title, image, description, mechanisme, conditions, expired, kind, summary } = block;
  const day = today();
  const ended = hasEnded(expired, day);
  const others = relatedOf(block, day);
  const end = expired ? (
    <Until label={ended ? t.ended : t.valid} date={expired} language={language} />
  ) : (
    expired !== '' && summary && t.endless
  );
  return (
    <article className={`${container} ${css.detail}`} part="detail">
      <div className={css.head}>
        <div className={css.offer}>
          <DetailHead title={title} addressable={addressable} back={t.back} backHref={link('/promo')}>
            {(end || kind) && (
              <p className={css.validity} data-state={ended ? 'ended' : undefined} part="validity">
                <b>{end}</b>
                {kind && <span>{kind}</span>}
              </p>
            )}
          </DetailHead>
          {summary && (
            <p className={css.summary} part="summary">
              {summary}
            </p>
          )}
          {ended && (
            <p className={css.use} data-on="screen">
              <a className={pill} href={link('/promo')}>
                {t.current}
              </a>
            </p>
          )}
          {title && !ended && hasPage(bank, '/download') && (
            <p className={css.use} data-on="screen" part="use">
              <a className={pill} href={link('/download')}>
                {t.use}
              </a>
              {slots.includes(steps) && mechanisme && (
                <a className={css.have} href={`#${steps}`}>
                  {t.have}
                </a>
              )}
            </p>
          )}
          <div className={css.share} data-on="script">
            <Share title={title} language={language} />
          </div>
        </div>
        <Picture image={image} className={css.picture} eager size={[1200, 900]} />
      </div>
      <div className={css.reading}>
        {description && (
          <div className={css.row}>
            <h2 className={css.heading}>{t.get}</h2>
            <Prose html={description} className={css.lead} />
          </div>
        )}
        {mechanisme && (
          <section part="mechanisme">
            {slots.includes(steps) && <slot name="steps" />}
            <div className={css.row}>
              <div>
                <h2 className={css.heading}>{t.mechanisme}</h2>
                {!ended && <p className={css.how}>{t.how}</p>}
              </div>
              <Prose html={mechanisme} className={css.mechanisme} />
            </div>
          </section>
        )}
        {conditions && (
          <section className={css.row} part="conditions">
            <h2 className={css.heading}>{t.conditions}</h2>
            <Prose html={conditions} className={css.columns} />
          </section>
        )}
      </div>
      {others.length > 0 && (
        <section className={css.related} data-on="screen" part="related">
          <h2 className={css.heading}>{t.related}</h2>
          <ul>
            {others.map(({ path, image, name, expired }) => (
              <li key={path}>
                <Picture image={image} className={css.relatedPicture} size={[1200, 900]} />
                <h3>
                  <a href={link(path)}>{name}</a>
                </h3>
                {expired !== '' && (
                  <p>{expired ? <Until label={t.valid} date={expired} language={language} /> : t.endless}</p>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}

export const PromoDetailSkeleton = () => (
  <div className={`${container} ${css.detail}`}>
    <div className={css.head}>
      <div className={`${skeletonBlock} ${css.textSkeleton}`} />
      <div className={`${skeletonBlock} ${css.picture}`} />
    </div>
    <div className={`${skeletonBlock} ${css.textSkeleton}`} />
  </div>
);
