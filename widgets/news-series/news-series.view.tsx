import { Icon, Picture, type ViewProps } from '../runtime';
import type { Block } from './news-series.content';
import type { strings } from './news-series.strings';
import * as css from './news-series.styles';

type Props = ViewProps<Block, (typeof strings)['English']>;

/** An article's picture and its place among the others of its kind. */
export function NewsSeriesView({ block: { series }, t, link }: Props) {
  if (!series) return null;
  const { title, number, count, image, newer, older } = series;
  const neighbours = [
    [t.older, older[0], 'M19 12H5M11 18l-6-6 6-6'],
    [t.newer, newer[0], 'M5 12h14M13 6l6 6-6 6'],
  ] as const;
  return (
    <div className={css.series} part="series">
      <Picture image={image} className={css.picture} eager size={[1200, 750]} />
      {Number(number) > 0 && Number(count) > 1 && (
        <nav className={css.nav} aria-label={t.label}>
          <p className={css.place}>
            {title && <b>{title}</b>} {t.place(Number(number), Number(count))}
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
