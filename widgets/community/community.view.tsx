import {
  Agenda,
  byDay,
  Count,
  container,
  Day,
  Documents,
  HeroBeside,
  hasPage,
  Icon,
  Picture,
  type PropsOf,
  pill,
  Section,
  today,
} from '../runtime';
import * as paths from '../runtime/ui/icon-paths';
import type { shape } from './community.content';
import type { strings } from './community.strings';
import * as css from './community.styles';

/** Limit of past projects. */
const most = 3;

export function CommunityView({ block, t, bank, language, link }: PropsOf<typeof shape, typeof strings>) {
  const { title, about, image, action, figures, projects, reports } = block;
  const { coming, past } = byDay(projects, today());
  const leading = (text: string, path: string | undefined) =>
    path && hasPage(bank, path) ? <a href={link(path)}>{text}</a> : text;
  return (
    <>
      <HeroBeside
        hero={
          title ? { title: t.page, titleBanner: title, descBanner: about, image, imageMobile: undefined } : undefined
        }
        actions={
          action &&
          hasPage(bank, action.path) && (
            <a className={`${pill} ${css.action}`} href={link(action.path)} part="action">
              {action.title}
            </a>
          )
        }
      />
      {figures.length + past.length > 0 && (
        <section className={title ? `${css.done} ${css.below}` : css.done} part="done">
          <div className={container}>
            {figures.length > 0 && (
              <ul className={css.figures}>
                {figures.map(({ value, label, source, path }, index) => (
                  <li key={index}>
                    <b>
                      <Count text={value} />
                    </b>{' '}
                    <span>{label}</span>
                    {source && (
                      <small>
                        {t.source} {leading(source, path)}
                      </small>
                    )}
                  </li>
                ))}
              </ul>
            )}
            {past.length > 0 && <h2>{t.done}</h2>}
            {past.length > 0 && (
              <ul className={css.projects}>
                {past.slice(0, most).map(({ day, title, place, about, result, image, path }, index) => (
                  <li key={index} className={css.project} part="project">
                    <Picture image={image} className={css.picture} size={[1200, 750]} />
                    <p className={css.when}>
                      <Day date={day} language={language} />
                      {place && ` · ${place}`}
                    </p>
                    <h3>{leading(title, path)}</h3>
                    {about && <p>{about}</p>}
                    {result && (
                      <p className={css.result}>
                        <Icon path={paths.check} size="1.375em" />
                        {result}
                      </p>
                    )}
                    {path && hasPage(bank, path) && (
                      <p className={css.more} data-on="screen" aria-hidden="true">
                        {t.more}
                        <Icon path={paths.arrow} size="1.25em" />
                      </p>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </section>
      )}
      {reports.length > 0 && (
        <div className={css.reports}>
          <Section title={t.reports}>
            <Documents documents={reports} language={language} />
          </Section>
        </div>
      )}
      {coming.length > 0 && (
        <Section title={t.coming} aside={<p>{t.comingLead}</p>}>
          <Agenda
            events={coming.map(({ place, about, open, ...event }) => ({
              ...event,
              mark: open ? t.open : undefined,
              about: [place, about].filter(Boolean).join(' · '),
            }))}
            leads
            {...{ bank, language, link }}
          />
        </Section>
      )}
    </>
  );
}
