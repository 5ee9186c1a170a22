import { hasPage, months, Section, today, type ViewProps } from '../runtime';
import { type Block, eventsOf } from './financial-calendar.content';
import type { strings } from './financial-calendar.strings';
import * as css from './financial-calendar.styles';

type Props = ViewProps<Block, (typeof strings)['English']>;

/** What is to come, and below it, folded, what has been. */
export function FinancialCalendarView({ block, t, bank, language, link }: Props) {
  const { coming, past } = eventsOf(block, today());
  if (coming.length + past.length === 0) return null;
  const list = (events: typeof coming) => (
    <ul className={css.events}>
      {events.map(({ day, title, path }, at) => (
        <li key={at} data-next={at === 0 && events === coming ? '' : undefined} part="event">
          <time className={css.leaf} dateTime={day}>
            <b>{Number(day.slice(8))}</b> <span>{months[language][Number(day.slice(5, 7)) - 1]?.slice(0, 3)}</span>{' '}
            <span>{day.slice(0, 4)}</span>
          </time>
          <h3>{path && hasPage(bank, path) ? <a href={link(path)}>{title}</a> : title}</h3>
        </li>
      ))}
    </ul>
  );
  return (
    <Section title={t.title} aside={<p>{t.lead}</p>}>
      {coming.length > 0 ? list(coming) : <p>{t.none}</p>}
      {past.length > 0 && (
        <details className={css.past}>
          <summary>{t.past}</summary>
          {list(past)}
        </details>
      )}
    </Section>
  );
}
