import { months } from '../runtime/content/day';
import { localizedTexts } from '../runtime/language/strings';
import {
  emailLength,
  emailMessage,
  isEmail,
  isFilled,
  isPhone,
  type Lengths,
  type Live,
  line,
  longerThan,
  nameExact,
  nameLength,
  nameMessage,
  phoneLength,
  type Rule,
} from '../runtime/ui/form.rules';
import { attachmentMessages, maxAttachments } from './whistleblowing-form.attachments';
import { strings } from './whistleblowing-form.rules.strings';
import { violations } from './whistleblowing-form.violations';

export { violations };

/** Body of POST /api/whistleblowing/report/v2. Optional `name` and `phone_number` may be ''. */
export interface WhistleblowingReport {
  name: string;
  email: string;
  phone_number: string;
  /** The chosen violation's text, in either language. */
  report: string;
  suspect_name: string;
  suspect_position: string;
  /** `d MMMM yyyy` with the English month name, such as `5 November 2026`. */
  approximate_date: string;
  place_of_event: string;
  cronology: string;
  /** Data URLs: `data:<type>;name=<file name, percent-encoded>;base64,…`. */
  attachment: string[];
}

/** Values for the rules; in the browser attachments are still files. */
export type ReportValues = Omit<WhistleblowingReport, 'attachment'> & { attachment: readonly unknown[] };

export const violationOf = (report: string): number =>
  violations.findIndex(({ English, Indonesia }) => report === English || report === Indonesia);

const jakarta = 7 * 3_600_000;

/** Today in Jakarta, as midnight UTC in ms. No event can be later. */
export const latestDay = (): number => Math.floor((Date.now() + jakarta) / 86_400_000) * 86_400_000;

export const formatDate = (date: Date): string =>
  `${date.getDate()} ${months.English[date.getMonth()]} ${date.getFullYear()}`;

/** Midnight UTC in ms of a day in the report's format; NaN if invalid. */
export function parseDate(text: string): number {
  const [, day = '', name = '', year = ''] = /^([1-9]\d?) (\w+) (\d{4})$/.exec(text) ?? [];
  const month = months.English.indexOf(name);
  const date = new Date(0);
  date.setUTCFullYear(+year, month, +day);
  // `setUTCFullYear` moves an invalid day into the next month.
  return month >= 0 && date.getUTCDate() === +day ? +date : NaN;
}

export const isPastDate = (text: string): boolean => parseDate(text) <= latestDay();

const text = localizedTexts('whistleblowing-form.rules', strings);

export const lengths: Lengths<Exclude<keyof ReportValues, 'attachment'>> = {
  name: nameLength,
  email: emailLength,
  phone_number: phoneLength,
  report: { max: line, name: text((t) => t.fields.report) },
  suspect_name: { max: line, name: text((t) => t.fields.suspect_name) },
  suspect_position: { max: line, name: text((t) => t.fields.suspect_position) },
  approximate_date: { max: line, name: text((t) => t.fields.approximate_date) },
  place_of_event: { max: line, name: text((t) => t.fields.place_of_event) },
  cronology: { max: 100_000, name: text((t) => t.fields.cronology) },
};

/** Checked on submit, in this order; the first failure shows. */
export const rules: readonly Rule<ReportValues>[] = [
  { field: 'email', holds: isEmail, message: emailMessage },
  { field: 'report', holds: (report) => violationOf(report) >= 0, message: text((t) => t.report) },
  { field: 'suspect_name', holds: longerThan(5), message: nameMessage, exact: nameExact },
  {
    field: 'suspect_position',
    holds: longerThan(5, 50),
    message: text((t) => t.suspect_position),
    exact: text((t) => t.positionExact),
  },
  { field: 'approximate_date', holds: isFilled, message: text((t) => t.approximate_date) },
  {
    field: 'approximate_date',
    holds: (date) => !Number.isNaN(parseDate(date)),
    message: text((t) => t.approximate_date),
    exact: text((t) => t.unreadDate),
  },
  { field: 'approximate_date', holds: isPastDate, message: text((t) => t.futureDate) },
  { field: 'place_of_event', holds: isFilled, message: text((t) => t.place_of_event) },
  { field: 'cronology', holds: isFilled, message: text((t) => t.cronology) },
  { field: 'attachment', holds: ({ length }) => length <= maxAttachments, message: attachmentMessages.count },
];

export const live: Live<ReportValues> = {
  name: longerThan(2),
  phone_number: isPhone,
  email: (email) => isEmail(email) && email.includes('.'),
  suspect_name: longerThan(5),
  suspect_position: longerThan(10),
  place_of_event: longerThan(3),
  cronology: longerThan(25),
};
