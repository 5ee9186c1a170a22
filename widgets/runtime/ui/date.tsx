import type { ReactNode } from 'react';
import { useStyles } from '../element/widget-context';
import type { Language } from '../language/language';
import { dateStyles, oneLine } from './date.styles';

/** `YYYY-MM-DD`, optionally with a time and an offset; a time without offset is Jakarta's. */
const written = /^\s*(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?\s*$/i;

/** Not from `Intl`, whose first formatter takes a phone 45 ms, in the task that makes a page interactive. */
export const months: Record<Language, readonly string[]> = {
  English: 'January February March April May June July August September October November December'.split(' '),
  Indonesia: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(' '),
};

const jakartaOffset = 7 * 3_600_000;
/** The calendar day in Jakarta at a moment, as `YYYY-MM-DD`. */
const jakartaDay = (moment: number) => new Date(moment + jakartaOffset).toISOString().slice(0, 10);

/** Today in Jakarta, the same on server and client. */
export const today = () => jakartaDay(Date.now());

/** The moment of a date that is written so, in ms; undefined when it is no date. */
export function momentOf(text: string): number | undefined {
  const [, day, time = '00:00', offset = '+07:00'] = written.exec(text) ?? [];
  const midnight = Date.parse(`${day}T00:00Z`);
  // Some engines read 31 February as 3 March.
  if (!day || Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== day) return undefined;
  const moment = Date.parse(`${day}T${time}${offset.toUpperCase().replace(/(\d\d)(\d\d)$/, '$1:$2')}`);
  return Number.isNaN(moment) ? undefined : moment;
}

/** The day of a date from the backend, as `YYYY-MM-DD`; undefined when it is no date. */
export function dayOf(text: string): string | undefined {
  const moment = momentOf(text);
  return moment === undefined ? undefined : jakartaDay(moment);
}

/** Whether a last day from the backend is over. Words in its place, as of a promotion that goes on, are no day. */
export const hasEnded = (last: string | undefined, today: string): boolean => (dayOf(last ?? '') ?? today) < today;

/** A day (`YYYY-MM-DD`) in words. */
export function dayInWords(day: string, language: Language): string {
  const [year = '', month, number] = day.split('-');
  return `${Number(number)} ${months[language][Number(month) - 1]} ${year}`;
}

/** A date in the visitor's language, the same on server and client. Text that is no date is shown as it is. */
export function Day({ date, language }: { date: string; language: Language }) {
  useStyles(dateStyles);
  const day = dayOf(date);
  if (!day) return <>{date}</>;
  return (
    <time className={oneLine} dateTime={day}>
      {dayInWords(day, language)}
    </time>
  );
}

interface UntilProps {
  label: ReactNode;
  date: string;
  language: Language;
}

/** `Valid until 31 December 2026`. Words without a number, as `No end date`, name no day and stand alone. */
export const Until = ({ label, date, language }: UntilProps) => (
  <>
    {/\d/.test(date) && <>{label} </>}
    <Day date={date} language={language} />
  </>
);
