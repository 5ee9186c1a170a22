import { Icon, type ViewProps } from '../runtime';
import * as paths from '../runtime/ui/icon-paths';
import type { Block } from './news-series.content';
import type { strings } from './news-series.strings';
import * as css from './news-series.styles';

type Props = ViewProps<Block, (typeof strings)['English']>;

/** An article's place among the others of its kind. */
export function NewsSeriesView({ block: { series }, t, link }: Props) {
  if (!series) return null;
  const { title, number, count, newer, older } = series;
  if (!(Number(number) > 0 && Number(count) > 1)) return null;
  const neighbours = [
    [css.older, t.older, older[0], paths.arrowBack],
    [css.newer, t.newer, newer[0], paths.arrow],
  ] as const;
  return (
    <nav className={css.nav} aria-label={t.label} part="series">
      <p className={css.place}>
        {title && <b>{title}</b>} {t.place(Number(number), Number(count))}
      </p>
      {neighbours.map(
        ([side, label, each, arrow]) =>
          each?.slug && (
            <a key={label} className={`${css.neighbour} ${side}`} href={link(`/news/${encodeURIComponent(each.slug)}`)}>
              <Icon path={arrow} />
              <span>
                <small>{label}</small>
                {each.titleCard}
              </span>
            </a>
          ),
      )}
    </nav>
  );
}
