import {
  AllLink,
  dateTimeInWords,
  dayInWords,
  format,
  hasPage,
  Icon,
  PageHeader,
  type PropsOf,
  Section,
} from '../runtime';
import * as paths from '../runtime/ui/icon-paths';
import { anchorOf, type Incident, incidentsAt, isRecent, servicesAt, type shape, updatesOf } from './status.content';
import type { strings } from './status.strings';
import * as css from './status.styles';

type Props = PropsOf<typeof shape, typeof strings>;

const feedPath = '/help/status/feed.xml';

export function StatusView({ block, t, bank, language, addressable, link }: Props) {
  const { checked, scams } = block;
  const now = Date.now();
  const { lasting, planned, past } = incidentsAt(block, now);
  const services = servicesAt(block, now);
  // Without a check, the bank cannot say that all works.
  if (!checked && lasting.length + planned.length + past.length + scams.length === 0) return null;
  const isFine = lasting.length === 0;
  const part = { t, language };
  return (
    <>
      {(checked || !isFine) && (
        <PageHeader
          title={
            isFine
              ? isRecent(block, now)
                ? t.fine
                : t.known
              : format(t.disrupted, { count: lasting.length }, language)
          }
          kicker={t.page}
          addressable={addressable}
          beside={
            <span className={css.sign} data-fine={isFine ? '' : undefined}>
              <Icon path={isFine ? paths.check : 'M12 4v9M12 19h.01'} size="4em" />
            </span>
          }
        >
          {checked && <p>{format(t.checked, { moment: dateTimeInWords(checked, language) }, language)}</p>}
        </PageHeader>
      )}
      {checked && services.length > 0 && (
        <Section title={t.services}>
          <ul className={css.services} part="services">
            {services.map(({ id, title, isDisrupted, next }) => (
              <li key={id} data-disrupted={isDisrupted ? '' : undefined}>
                <Icon path={isDisrupted ? paths.warning : paths.check} size="1.25em" />
                <h3>{title}</h3>
                <p>{isDisrupted ? t.isDisrupted : isRecent(block, now) ? t.works : t.nothing}</p>
                {next && (
                  <p>
                    {format(t.next, { day: dateTimeInWords(next.from, language).replace(/ \d{4}.*/, '') }, language)}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Incidents {...part} title={t.now} incidents={lasting} state="lasting" />
      <Incidents {...part} title={t.planned} incidents={planned} state="coming" />
      <Incidents {...part} title={t.past} incidents={past} state="over" />
      {scams.length > 0 && (
        <Section
          title={t.scams}
          aside={
            <>
              <p>{t.scamsText}</p>
              {hasPage(bank, '/help/security') && <AllLink href={link('/help/security')}>{t.security}</AllLink>}
            </>
          }
        >
          <ul className={css.scams} part="scams">
            {scams.map(({ id, title, text, day, path }) => (
              <li key={id}>
                <h3>
                  <slot name={anchorOf({ id })} />
                  {title}
                </h3>
                <p className={css.when}>{format(t.seen, { day: dayInWords(day, language) }, language)}</p>
                {text && <p>{text}</p>}
                {path && hasPage(bank, path) && (
                  <a href={link(path)} aria-label={`${t.more}: ${title}`}>
                    {t.more}
                    <Icon path={paths.arrow} size="1.25em" />
                  </a>
                )}
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section>
        <p className={css.feed} data-on="screen">
          <a href={link(feedPath)}>
            <Icon path="M5 11a8 8 0 0 1 8 8M5 4a15 15 0 0 1 15 15M6 18h.01" size="1.25em" />
            {t.feed}
          </a>
        </p>
      </Section>
    </>
  );
}

interface IncidentsProps extends Pick<Props, 't' | 'language'> {
  title: string;
  incidents: readonly Incident[];
  state: 'lasting' | 'coming' | 'over';
}

function Incidents({ title, incidents, state, t, language }: IncidentsProps) {
  if (incidents.length === 0) return null;
  const inWords = (dateTime: string) => dateTimeInWords(dateTime, language);
  const periodOf = (begun: string, over: string) => {
    if (begun === over) return begun;
    const [day, clock] = over.split(', ');
    return clock && begun.startsWith(`${day}, `)
      ? `${begun.slice(0, -' WIB'.length)}–\u2060${clock}`
      : `${begun} – ${over}`;
  };
  return (
    <Section title={title}>
      <ul className={css.incidents} part="incidents">
        {incidents.map((incident) => {
          const { id, title, text, from, until } = incident;
          const updates = updatesOf(incident);
          return (
            <li key={id} data-state={state}>
              <h3>
                <slot name={anchorOf(incident)} />
                {title}
              </h3>
              <p className={css.when}>
                {until ? periodOf(inWords(from), inWords(until)) : format(t.since, { from: inWords(from) }, language)}
              </p>
              {text && <p>{text}</p>}
              {updates.length > 0 && (
                <ol className={css.updates}>
                  {updates.map((update) => (
                    <li key={update.at + update.text}>
                      <b>{inWords(update.at)}</b> {update.text}
                    </li>
                  ))}
                </ol>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
