import { AllLink, type BlockOf, Count, container, hasPage, KawungPattern, type ViewProps } from '../runtime';
import { portraits, type shape } from './faces.content';
import type { strings } from './faces.strings';
import * as css from './faces.styles';

type Props = ViewProps<BlockOf<typeof shape>, (typeof strings)['English']>;

const page = '/about-us/profiles';

/** The bank's leaders as a row of portraits, and what they have to show: figures with their source. */
export function FacesView({ block, t, language, bank, link }: Props) {
  const people = portraits(block);
  const { figures = [] } = bank.proof ?? {};
  return (
    <header className={css.hero} part="hero">
      <div className={`${container} ${css.columns}`}>
        <div className={css.words}>
          <h2 className={css.heading}>{t.heading}</h2>
          <p className={css.about}>{t.about(bank.name)}</p>
          {people.length > 0 && hasPage(bank, page) && <AllLink href={link(`${page}#leaders`)}>{t.meet}</AllLink>}
        </div>
        {figures.length > 0 && (
          <dl className={css.figures} part="figures">
            {figures.map(({ value, label, source, path }) => (
              <div key={value.English + label.English}>
                <dt>{label[language]}</dt>
                <dd className={css.value}>
                  <Count text={value[language]} />
                </dd>
                <dd className={css.source}>
                  {t.source}{' '}
                  {path && hasPage(bank, path) ? <a href={link(path)}>{source[language]}</a> : source[language]}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {people.length > 0 && (
        <div className={css.stage}>
          <KawungPattern className={css.pattern} />
          <ul className={css.people} part="people">
            {people.map(({ image, name, jobs }) => (
              <li key={name}>
                <img
                  src={image}
                  alt={jobs ? `${name}, ${jobs}` : name}
                  width={480}
                  height={600}
                  loading="eager"
                  decoding="async"
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </header>
  );
}
