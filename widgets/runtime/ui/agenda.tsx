import { months } from '../content/day';
import type { Language } from '../language/language';
import { type Bank, hasPage } from '../widget/config';
import { useStyles } from '../widget/widget-context';
import { agendaStyles, leaf, events as list } from './agenda.styles';
import { Icon } from './icon';
import * as paths from './icon-paths';

/** `coming` has today and later days, the next first; `past` has the last day first. */
export function byDay<Item extends { day: string }>(
  items: readonly Item[],
  today: string,
): Record<'coming' | 'past', Item[]> {
  const sorted = [...items].sort((one, other) => (one.day < other.day ? -1 : 1));
  return {
    coming: sorted.filter(({ day }) => day >= today),
    past: sorted.filter(({ day }) => day < today).reverse(),
  };
}

interface AgendaProps {
  /** Shown in this order; `about` stands below the title, `mark` above it. */
  events: readonly {
    day: string;
    title: string;
    about?: string | undefined;
    mark?: string | undefined;
    path: string | undefined;
  }[];
  leads?: boolean;
  bank: Bank;
  language: Language;
  link: (address: string) => string;
}

export function Agenda({ events, leads, bank, language, link }: AgendaProps) {
  useStyles(agendaStyles);
  return (
    <ul className={list}>
      {events.map(({ day, title, about, mark, path }, at) => {
        const href = path && hasPage(bank, path) ? link(path) : undefined;
        return (
          <li key={at} data-next={leads && at === 0 ? '' : undefined} part="event">
            <time className={leaf} dateTime={day}>
              <b>{Number(day.slice(8))}</b> <span>{months[language][Number(day.slice(5, 7)) - 1]?.slice(0, 3)}</span>{' '}
              <span>{day.slice(0, 4)}</span>
            </time>
            <div>
              {mark && <small>{mark}</small>}
              <h3>{href ? <a href={href}>{title}</a> : title}</h3>
              {about && <p>{about}</p>}
            </div>
            {href && <Icon path={paths.arrow} />}
          </li>
        );
      })}
    </ul>
  );
}
