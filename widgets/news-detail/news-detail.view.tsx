import { container, Day, DetailHead, DetailRow, Prose, Share, skeletonBlock, type ViewProps } from '../runtime';
import type { Article } from './news-detail.content';
import type { strings } from './news-detail.strings';
import * as css from './news-detail.styles';

type Props = ViewProps<Article, (typeof strings)['English']>;

export function NewsDetailView({ block, t, language, link, addressable }: Props) {
  const { title, description, tanggal_publish: published } = block;
  return (
    <article className={`${container} ${css.detail}`} part="detail">
      <DetailHead title={title} addressable={addressable} back={t.back} backHref={link('/news')}>
        {published && (
          <p className={css.date}>
            <Day date={published} language={language} />
          </p>
        )}
      </DetailHead>
      <DetailRow aside={<Share title={title} language={language} />}>
        {description && <Prose html={description} />}
      </DetailRow>
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
