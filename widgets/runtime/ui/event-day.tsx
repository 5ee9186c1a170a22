import { months, today } from '../content/day';
import type { Language } from '../language/language';
import { useStrings, useStyles } from '../widget/widget-context';
import { strings } from './event-day.strings';
import { eventDayStyles, row, state } from './event-day.styles';

const dayFirst = /^([\p{L}\d][^:]{0,29}\s(\p{L}{3,9})\s\d{4}): (.)(.*)$/su;
/** `12 December 2026`, `18–20 September 2026`; matches the last day of `30 September – 2 October 2026`. */
const days = /(?:(\d{1,2})\s?[-–]\s?)?(\d{1,2})\s(\p{L}+)\s(\d{4})$/u;

/** Splits off an event's day, which has no field: `Saturday, 12 December 2026: a free morning`. */
export function dayBefore(text: string, language: Language): readonly [when: string | undefined, rest: string] {
  const [, when, month = '', first = '', rest = ''] = dayFirst.exec(text) ?? [];
  return when && months[language].includes(month) ? [when, first.toUpperCase() + rest] : [undefined, text];
}

/** State of an event on a day (`YYYY-MM-DD`); undefined if its words have no readable day. */
export function stateOf(when: string, language: Language, day: string): keyof typeof strings.English | undefined {
  const [, first, last, name = '', year] = days.exec(when) ?? [];
  const month = months[language].indexOf(name) + 1;
  if (!last || !month) return undefined;
  const dayIn = (number: string) => [year, ...[`${month}`, number].map((part) => part.padStart(2, '0'))].join('-');
  if (day > dayIn(last)) return 'past';
  return day < dayIn(first ?? last) ? 'coming' : 'now';
}

export function EventDay({ when, language }: { when: string; language: Language }) {
  useStyles(eventDayStyles);
  const t = useStrings('event-day', strings, language);
  const is = stateOf(when, language, today());
  return (
    <span className={row}>
      {is && (
        // Set by hand: hydration updates the words of an old page, but not its attributes.
        <b className={state} data-state={is} ref={(element) => void element?.setAttribute('data-state', is)}>
          {t[is]}
        </b>
      )}{' '}
      {when}
    </span>
  );
}
