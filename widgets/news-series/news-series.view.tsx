import { type BlockOf, Icon, Picture, type ViewProps } from '../runtime';
import { placeOf, type shape } from './news-series.content';
import type { strings } from './news-series.strings';
import * as css from './news-series.styles';

type Props = ViewProps<BlockOf<typeof shape>, (typeof strings)['English'], 'kind' | 'slug'>;

/** An article's picture and its place among the others of its kind; nothing for an article of another kind. */
export function NewsSeriesView({ block, t, attributes: { slug }, link }: Props) {
  const place = placeOf(block, slug);
  if (!place) return null;
  const { article, number, count, newer, older } = place;
  const neighbours = [
    [t.older, older, 'M19 12H5M11 18l-6-6 6-6'],
    [t.newer, newer, 'M5 12h14M13 6l6 6-6 6'],
  ] as const;
  return (
    <div className={css.series} part="series">
      <Picture image={article.image} className={css.picture} eager size={[1200, 750]} />
      {count > 1 && (
        <nav className={css.nav} aria-label={t.label}>
          <p className={css.place}>
            {block.title && <b>{block.title}</b>} {t.place(number, count)}
          </p>
          {neighbours.map(
            ([label, each, arrow]) =>
              each?.slug && (
                <a key={label} className={css.neighbour} href={link(`/news/${encodeURIComponent(each.slug)}`)}>
                  <Icon path={arrow} />
                  <span>
                    <small>{label}</small>
                    {each.titleCard}
                  </span>
                </a>
              ),
          )}
        </nav>
      )}
    </div>
  );
}
