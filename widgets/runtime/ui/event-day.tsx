import { months, today } from '../content/day';
import type { Language } from '../language/language';
import { useStrings, useStyles } from '../widget/widget-context';
import { strings } from './event-day.strings';
import { eventDayStyles, row, state } from './event-day.styles';

const dayFirst = /^([\p{L}\d][^:]{0,29}\s(\p{L}{3,9})\s\d{4}): (.)(.*)$/su;
/** `12 December 2026`, `18–20 September 2026`; of `30 September – 2 October 2026` the last day. */
const days = /(?:(\d{1,2})\s?[-–]\s?)?(\d{1,2})\s(\p{L}+)\s(\d{4})$/u;

/**
 * An article has the day of its publication, but no field for the day of what it invites to: that stands at the beginning of the
 * description, before a colon (`Saturday, 12 December 2026: a free morning`). The two apart, where it does.
 */
export function dayBefore(text: string, language: Language): readonly [when: string | undefined, rest: string] {
  const [, when, month = '', first = '', rest = ''] = dayFirst.exec(text) ?? [];
  return when && months[language].includes(month) ? [when, first.toUpperCase() + rest] : [undefined, text];
}

/** Whether an event is still to come, goes on or is over on a day (`YYYY-MM-DD`); undefined where its words do not say the day. */
export function stateOf(when: string, language: Language, day: string): keyof typeof strings.English | undefined {
  const [, first, last, name = '', year] = days.exec(when) ?? [];
  const month = months[language].indexOf(name) + 1;
  if (!last || !month) return undefined;
  const dayIn = (number: string) => [year, ...[`${month}`, number].map((part) => part.padStart(2, '0'))].join('-');
  if (day > dayIn(last)) return 'past';
  return day < dayIn(first ?? last) ? 'coming' : 'now';
}

/** When an event is, in the words of its description, and whether that has been. */
export function EventDay({ when, language }: { when: string; language: Language }) {
  useStyles(eventDayStyles);
  const t = useStrings('event-day', strings, language);
  const is = stateOf(when, language, today());
  return (
    <span className={row}>
      {is && (
        // Also by hand: a page that was made days ago keeps its attributes when it is hydrated, not its words.
        <b className={state} data-state={is} ref={(element) => void element?.setAttribute('data-state', is)}>
          {t[is]}
        </b>
      )}{' '}
      {when}
    </span>
  );
}
