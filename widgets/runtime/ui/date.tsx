import { codes, type Language } from '../language/language';

/** `YYYY-MM-DD`, then perhaps a time, then perhaps an offset; a time without one is Jakarta's. */
const written = /^\s*(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?\s*$/i;
const locales: Record<Language, string> = { English: `${codes.English}-GB`, Indonesia: codes.Indonesia };
/** A formatter is dear to make and cheap to use. */
const formats: Partial<Record<Language, Intl.DateTimeFormat>> = {};

const jakartaOffset = 7 * 3_600_000;
/** The calendar day, as `YYYY-MM-DD`, that a moment is in Jakarta. */
const jakartaDay = (moment: number) => new Date(moment + jakartaOffset).toISOString().slice(0, 10);

/** The bank's own day now, the same on server and client. */
export const today = () => jakartaDay(Date.now());

/** The day that a text from the backend names, as `YYYY-MM-DD`; undefined when it is no date. */
export function dayOf(text: string): string | undefined {
  const [, day, time = '00:00', offset = '+07:00'] = written.exec(text) ?? [];
  const midnight = Date.parse(`${day}T00:00Z`);
  // Some engines take 31 February for 3 March.
  if (!day || Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== day) return undefined;
  const moment = Date.parse(`${day}T${time}${offset.toUpperCase().replace(/(\d\d)(\d\d)$/, '$1:$2')}`);
  return Number.isNaN(moment) ? undefined : jakartaDay(moment);
}

/** A date as the visitor's language writes it, the same on server and client. Text that is no date stays as it is. */
export function Day({ date, language }: { date: string; language: Language }) {
  const day = dayOf(date);
  if (!day) return <>{date}</>;
  formats[language] ??= new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'Asia/Jakarta' });
  return <time dateTime={day}>{formats[language].format(Date.parse(`${day}T12:00+07:00`))}</time>;
}
