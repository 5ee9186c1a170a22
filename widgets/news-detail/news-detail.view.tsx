import {
  container,
  Day,
  DetailHead,
  dayBefore,
  EventDay,
  format,
  hasPage,
  initials,
  Picture,
  type PropsOf,
  Prose,
  pill,
  Share,
  skeletonBlock,
} from '../runtime';
import { minutesOf, type shape } from './news-detail.content';
import type { strings } from './news-detail.strings';
import * as css from './news-detail.styles';

type Props = PropsOf<typeof shape, typeof strings>;

export function NewsDetailView({ block, t, language, bank, link, slots, addressable }: Props) {
  const { title, description, tanggal_publish: published, series, author, action } = block;
  // An event shows its own day first, as in its list.
  const [when] = block.kind === 'event' ? dayBefore(series?.about ?? '', language) : [];
  const minutes = !when && minutesOf(block);
  return (
    <article className={`${container} ${css.detail}`} part="detail">
      <DetailHead title={title} addressable={addressable} back={t.back} backHref={link('/news')}>
        {(when || published || minutes) && (
          <p className={css.facts}>
            {when && <EventDay when={when} language={language} />}
            {published && (
              <span>
                {when && `${t.published} `}
                <Day date={published} language={language} />
              </span>
            )}
            {minutes && <span>{format(t.minutes, { count: minutes }, language)}</span>}
          </p>
        )}
      </DetailHead>
      <div className={css.row}>
        <div className={css.credits}>
          {author && (
            <p className={css.author} part="author">
              {author.image ? (
                <img src={author.image} alt="" width={480} height={600} decoding="async" />
              ) : (
                <span aria-hidden="true">{initials(author.name)}</span>
              )}
              <span>
                {t.by} <b>{author.name}</b>
                {author.jobs && <small>{author.jobs}</small>}
              </span>
            </p>
          )}
          <div className={css.share}>
            <Share title={title} language={language} />
          </div>
        </div>
        <Picture image={series?.image} className={css.picture} eager size={[1200, 750]} />
        {description && <Prose html={description} className={css.text} />}
        {action && hasPage(bank, action.link) && (
          <aside className={css.action} data-on="screen" aria-labelledby="action" part="action">
            <div>
              <h2 id="action">{action.title}</h2>
              {action.about && <p>{action.about}</p>}
            </div>
            <a className={pill} href={link(action.link)}>
              {action.label}
            </a>
          </aside>
        )}
      </div>
      {slots.includes('series') && <slot name="series" />}
    </article>
  );
}

export const NewsDetailSkeleton = () => (
  <div className={`${container} ${css.detail}`}>
    <div className={`${skeletonBlock} ${css.head}`} />
    <div className={`${skeletonBlock} ${css.body}`} />
  </div>
);
