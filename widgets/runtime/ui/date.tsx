import type { ReactNode } from 'react';
import { dayInWords } from '../content/day';
import type { Language } from '../language/language';
import { useStyles } from '../widget/widget-context';
import { dateStyles, oneLine } from './date.styles';

/** A day (`YYYY-MM-DD`) in words, the same on server and client. */
export function Day({ date, language }: { date: string; language: Language }) {
  useStyles(dateStyles);
  return (
    <time className={oneLine} dateTime={date}>
      {dayInWords(date, language)}
    </time>
  );
}

/** `Valid until 31 December 2026`. */
export const Until = ({ label, date, language }: { label: ReactNode; date: string; language: Language }) => (
  <>
    {label} <Day date={date} language={language} />
  </>
);
