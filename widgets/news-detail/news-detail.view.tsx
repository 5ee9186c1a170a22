import {
  container,
  Day,
  DetailHead,
  dayBefore,
  EventDay,
  Picture,
  Prose,
  Share,
  skeletonBlock,
  type ViewProps,
} from '../runtime';
import { type Article, minutesOf } from './news-detail.content';
import type { strings } from './news-detail.strings';
import * as css from './news-detail.styles';

type Props = ViewProps<Article, (typeof strings)['English']>;

export function NewsDetailView({ block, t, language, link, slots, addressable }: Props) {
  const { title, description, tanggal_publish: published, series } = block;
  const minutes = minutesOf(block);
  // An event leads with its own day, as in its list.
  const [when] = block.kind === 'event' ? dayBefore(series?.about ?? '', language) : [];
  return (
    <article className={`${container} ${css.detail}`} part="detail">
      <DetailHead title={title} addressable={addressable} back={t.back} backHref={link('/news')}>
        {(when ?? published ?? minutes) && (
          <p className={css.facts}>
            {when && <EventDay when={when} language={language} />}
            {published && (
              <span>
                {when && `${t.published} `}
                <Day date={published} language={language} />
              </span>
            )}
            {minutes && <span>{t.minutes(minutes)}</span>}
          </p>
        )}
      </DetailHead>
      <div className={css.row}>
        <div className={css.share}>
          <Share title={title} language={language} />
        </div>
        <div className={css.text}>
          <Picture image={series?.image} className={css.picture} eager size={[1200, 750]} />
          {description && <Prose html={description} />}
        </div>
      </div>
      {slots.includes('series') && <slot name="series" />}
    </article>
  );
}

export function NewsDetailSkeleton() {
  return (
    <div className={`${container} ${css.detail}`}>
      <div className={`${skeletonBlock} ${css.head}`} />
      <div className={`${skeletonBlock} ${css.body}`} />
    </div>
  );
}
