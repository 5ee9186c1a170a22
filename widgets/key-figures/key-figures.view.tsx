import { Bar, Count, container, hasPage, type ViewProps } from '../runtime';
import { type Block, figuresOf } from './key-figures.content';
import type { strings } from './key-figures.strings';
import * as css from './key-figures.styles';

type Props = ViewProps<Block, (typeof strings)['English']>;

/** A card for each figure: its newest value, and a table of all periods whose cells have a bar each. */
export function KeyFiguresView({ block, t, bank, language, link }: Props) {
  const figures = figuresOf(block, language);
  const { source, path } = block;
  if (figures.length === 0) return null;
  return (
    <section className={container} part="figures">
      <h2>{t.title}</h2>
      <ul className={css.grid}>
        {figures.map(({ label, newest, points, note }) => (
          <li key={label} className={css.card}>
            <table className={css.figure} part="figure">
              <caption>
                <h3>{label}</h3>
                <span>
                  <Count text={newest} />
                </span>
              </caption>
              <thead>
                <tr>
                  {points.map(({ period }, at) => (
                    <th key={at} scope="col">
                      {period}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                <tr>
                  {points.map(({ words, from, to }, at) => (
                    <td key={at}>
                      <span>{words}</span>
                      <Bar from={from} to={to} isUpright isStrong={at === points.length - 1} className={css.bar} />
                    </td>
                  ))}
                </tr>
              </tbody>
            </table>
            {note && <p>{note}</p>}
          </li>
        ))}
      </ul>
      {source && (
        <p className={css.source}>
          {t.source} {path && hasPage(bank, path) ? <a href={link(path)}>{source}</a> : source}
        </p>
      )}
    </section>
  );
}
