import { Icon, type PropsOf, pathOf } from '../runtime';
import * as paths from '../runtime/ui/icon-paths';
import type { shape } from './news-series.content';
import type { strings } from './news-series.strings';
import * as css from './news-series.styles';

export function NewsSeriesView({ block: { kind, series }, t, link }: PropsOf<typeof shape, typeof strings>) {
  if (!series) return null;
  const { title, newer, older } = series;
  const neighbours = [
    [css.older, t.older, older[0], paths.arrowBack],
    [css.newer, t.newer, newer[0], paths.arrow],
  ] as const;
  if (!neighbours.some(([, , each]) => pathOf('/news', each?.slug))) return null;
  return (
    <nav className={css.nav} data-on="screen" aria-label={title ?? t.others} part="series">
      {neighbours.map(([side, label, each, arrow]) => {
        const path = pathOf('/news', each?.slug);
        return (
          path && (
            <a key={side} className={`${css.neighbour} ${side}`} href={link(path)}>
              <Icon path={arrow} />
              <span>
                <small>{kind === 'event' ? t.event : label}</small>
                {each?.titleCard}
              </span>
            </a>
          )
        );
      })}
    </nav>
  );
}
