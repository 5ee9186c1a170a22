import { AllLink, container, dark, format, hasPage, type Language, type PropsOf } from '../runtime';
import { type Figure, figuresOf, type shape } from './key-figures.content';
import type { strings } from './key-figures.strings';
import * as css from './key-figures.styles';

function sinceThen({ change, before }: Pick<Figure, 'change' | 'before'>, t: Props['t'], language: Language) {
  if (change) return format(t.change, { percent: change }, language);
  return before && format(t.before, { value: before }, language);
}

const percent = (part: number) => `${Math.round(part * 1_000) / 10}%`;

/** A value above its bar, or below it for a loss. Assistive technology gets only the value. */
function Column({ words, up, down, depth, kind }: ColumnProps) {
  const bar = (height: number) => (
    <svg className={css.bar} data-kind={kind} width="100%" height={percent(height)} aria-hidden="true">
      <rect width="100%" height="100%" />
    </svg>
  );
  return (
    <div className={css.column} data-depth={depth > 0 ? '' : undefined}>
      {down === 0 && (
        <>
          <span>{words}</span>
          {bar(up)}
        </>
      )}
      <svg className={css.ground} height="1" aria-hidden="true">
        <rect width="100%" height="1" />
      </svg>
      {down > 0 && (
        <>
          {bar(down)}
          <span>{words}</span>
        </>
      )}
      {depth > down && <svg height={percent(depth - down)} aria-hidden="true" />}
    </div>
  );
}

interface ColumnProps extends Omit<Figure['points'][number], 'period'> {
  depth: number;
  /** `part` is an incomplete period, which is not comparable. */
  kind: 'newest' | 'part' | undefined;
}

type Props = PropsOf<typeof shape, typeof strings, 'layout'>;

const page = '/about-us/investor-relations';

/** Limit of figures in the headline. */
const most = 3;

export function KeyFiguresView(props: Props) {
  return props.attributes.layout === 'headline' ? <Headline {...props} /> : <Cards {...props} />;
}

function Headline({ block, t, bank, language, link }: Props) {
  const figures = figuresOf(block, language).slice(0, most);
  const { facts } = block;
  if (figures.length + facts.length === 0) return null;
  return (
    <div className={`${dark} ${css.headline}`}>
      <div className={container} part="headline">
        <dl className={css.leading}>
          {figures.map(({ label, newest, period, covers, ...past }) => {
            const since = sinceThen(past, t, language);
            return (
              <div key={label}>
                <dt>{label}</dt>
                <dd className={css.value}>{newest}</dd>
                <dd>{[period, covers].filter(Boolean).join(', ')}</dd>
                {since && <dd className={css.change}>{since}</dd>}
              </div>
            );
          })}
          {facts.map(({ title, text, email }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd className={css.fact}>{text}</dd>
              {email && (
                <dd>
                  <a href={`mailto:${email}`}>{email}</a>
                </dd>
              )}
            </div>
          ))}
        </dl>
        {figures.length > 0 && hasPage(bank, page) && <AllLink href={link(`${page}#figures`)}>{t.all}</AllLink>}
      </div>
    </div>
  );
}

function Cards({ block, t, bank, language, link }: Props) {
  const figures = figuresOf(block, language);
  const { source, path } = block;
  if (figures.length === 0) return null;
  return (
    <section className={container} part="figures">
      <h2>{t.title}</h2>
      <ul className={css.grid}>
        {figures.map(({ label, newest, points, depth, covers, note, ...figure }) => (
          <li key={label} className={css.card}>
            <table className={css.figure} part="figure">
              <caption>
                <h3>{label}</h3>
                <span>
                  {newest}
                  {covers && <small> {covers}</small>}
                </span>
              </caption>
              <thead>
                <tr>
                  {points.map(({ period }, at) => (
                    <th key={at} scope="col">
                      {period}
                      {covers && at === points.length - 1 && <small> {covers}</small>}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                <tr>
                  {points.map(({ period, ...point }, at) => (
                    <td key={at}>
                      <Column
                        {...point}
                        depth={depth}
                        kind={at < points.length - 1 ? undefined : covers ? 'part' : 'newest'}
                      />
                    </td>
                  ))}
                </tr>
              </tbody>
            </table>
            <Note words={[sinceThen(figure, t, language), note]} />
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

function Note({ words }: { words: readonly (string | undefined)[] }) {
  const known = words.filter(Boolean);
  return known.length > 0 && <p>{known.join('; ')}</p>;
}
