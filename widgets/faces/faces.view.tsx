import { AllLink, Count, container, dark, format, HeroActions, hasPage, KawungPattern, type PropsOf } from '../runtime';
import { portraits, type shape } from './faces.content';
import type { strings } from './faces.strings';
import * as css from './faces.styles';

const page = '/about-us/profiles';

export function FacesView(props: PropsOf<typeof shape, typeof strings>) {
  const { block, t, language, bank, link } = props;
  const { people, count } = portraits(block.boards);
  const hasProfiles = people.length > 0 && hasPage(bank, page);
  const { figures } = block;
  return (
    <header className={css.hero} part="hero">
      <div className={`${container} ${css.columns}`}>
        <div className={css.words}>
          <p className={css.kicker}>{t.page}</p>
          <h2 className={css.heading}>{t.heading}</h2>
          {bank.about?.[language] && <p className={css.kind}>{bank.about[language]}</p>}
          <p className={css.about}>{format(t.about, { bank: bank.name }, language)}</p>
          <HeroActions view={props} own={hasProfiles && { href: link(`${page}#leaders`), text: t.meet }} ownFirst />
        </div>
        {figures.length > 0 && (
          <dl className={css.figures} part="figures">
            {figures.map(({ value, label, source, path }, index) => (
              <div key={index}>
                <dt>{label}</dt>
                <dd className={css.value}>
                  <Count text={value} />
                </dd>
                {source && (
                  <dd className={css.source}>
                    {t.source} {path && hasPage(bank, path) ? <a href={link(path)}>{source}</a> : source}
                  </dd>
                )}
              </div>
            ))}
          </dl>
        )}
      </div>
      {people.length > 0 && (
        <div className={`${dark} ${css.stage}`}>
          <KawungPattern className={css.pattern} />
          <ul className={`${container} ${css.people}`} part="people">
            {people.map(({ image, name, jobs }, index) => (
              <li key={index}>
                <img src={image} alt="" width={480} height={600} loading="eager" decoding="async" />
                <p className={css.person}>
                  <b>{name}</b> {jobs && <span>{jobs}</span>}
                </p>
              </li>
            ))}
          </ul>
          {hasProfiles && (
            <div className={`${container} ${css.all}`}>
              <AllLink href={link(`${page}#leaders`)}>
                {count > 1 ? format(t.all, { count }, language) : t.only}
              </AllLink>
            </div>
          )}
        </div>
      )}
    </header>
  );
}
