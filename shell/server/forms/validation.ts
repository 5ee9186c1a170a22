// Checks submissions by the forms' own rules, so that browser and server accept the same values.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ContactMessage } from '../../../widgets/contact-form/contact-form.rules';
import { lengths as contactLengths, rules as contactRules } from '../../../widgets/contact-form/contact-form.rules';
import { isObject } from '../../../widgets/runtime/core/is-object';
import type { Language } from '../../../widgets/runtime/language/language';
import type { Labels, LocalizedText } from '../../../widgets/runtime/language/strings';
import { failures, type Lengths, type Rule, readPhone, tooLongMessage } from '../../../widgets/runtime/ui/form.rules';
import {
  attachmentMessages,
  maxAttachments,
} from '../../../widgets/whistleblowing-form/whistleblowing-form.attachments';
import { toReportDate } from '../../../widgets/whistleblowing-form/whistleblowing-form.date-text';
import {
  lengths as reportLengths,
  rules as reportRules,
  type WhistleblowingReport,
} from '../../../widgets/whistleblowing-form/whistleblowing-form.rules';
import { mapValues } from '../core/map-values';
import { limitJson } from '../guard/json-limits';
import { readAttachment } from './attachment';
import { messages } from './messages';

export interface WrongValues {
  msg: LocalizedText;
  errors: Readonly<Record<string, LocalizedText>>;
}
export type Checked<Values> = { values: Values } | { refusal: WrongValues };

export function refusalIn({ msg, errors }: WrongValues, language: Language, labels?: Labels) {
  return { msg: msg(language, labels), errors: mapValues(errors, (text) => text(language, labels)) };
}

export const unreadable = { refusal: { msg: messages.notReadable, errors: {} } };

export async function checkMessage(body: Uint8Array): Promise<Checked<ContactMessage>> {
  const object = await parse(body);
  if (!object) return unreadable;
  const [values, problems] = texts(object, contactLengths);
  values.phone_number = readPhone(values.phone_number);
  return checked(values, contactRules, problems);
}

export async function checkReport(body: Uint8Array): Promise<Checked<WhistleblowingReport>> {
  const object = await parse(body);
  if (!object) return unreadable;
  const [values, problems] = texts(object, reportLengths);
  // Without the form's code a browser sends date and phone number as they were typed.
  values.approximate_date = toReportDate(values.approximate_date);
  values.phone_number = readPhone(values.phone_number);
  const attachment = object.attachment ?? [];
  if (!isTexts(attachment)) {
    problems.attachment = attachmentMessages.type;
    return checked({ ...values, attachment: [] }, reportRules, problems);
  }
  const problem = attachment.length > maxAttachments ? undefined : await attachmentProblem(attachment);
  if (problem) problems.attachment = problem;
  return checked({ ...values, attachment }, reportRules, problems);
}

const limits = { values: 1_000, depth: 1_000, weight: 1 };

/** Undefined for other bodies. Other requests have their turn between the steps, which are slow for a report with large files. */
export async function parse(body: Uint8Array): Promise<Record<string, unknown> | undefined> {
  try {
    await limitJson(body, limits);
    await nextTurn();
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** A value that is no text or too long gets a problem and is not checked by rules. A missing value is empty text. */
function texts<Field extends string>(
  object: Record<string, unknown>,
  lengths: Lengths<Field>,
): [Record<Field, string>, Record<string, LocalizedText>] {
  const values = {} as Record<Field, string>;
  const problems: Record<string, LocalizedText> = {};
  for (const field of Object.keys(lengths) as Field[]) {
    const value = object[field] ?? '';
    values[field] = '';
    if (typeof value !== 'string') problems[field] = messages.notText;
    else if (value.length > lengths[field].max) problems[field] = tooLongMessage(lengths[field]);
    // PostgreSQL cannot store NUL in text.
    else if (value.includes('\0')) problems[field] = messages.notText;
    else values[field] = value;
  }
  return [values, problems];
}

function checked<Values>(
  values: Values,
  rules: readonly Rule<NoInfer<Values>>[],
  problems: Record<string, LocalizedText>,
): Checked<Values> {
  const errors: Record<string, LocalizedText> = {};
  const found: LocalizedText[] = [];
  for (const { field, message, exact = message } of failures(rules, values)) {
    found.push(problems[field] ?? message);
    errors[field] ??= problems[field] ?? exact;
  }
  for (const [field, message] of Object.entries(problems)) {
    found.push(message);
    errors[field] ??= message;
  }
  const [msg] = found;
  return msg ? { refusal: { msg, errors } } : { values };
}

const attachmentProblem = async (attachments: readonly string[]): Promise<LocalizedText | undefined> => {
  for (const url of attachments) {
    await nextTurn();
    const file = readAttachment(url);
    const problem = file ? file.problem : attachmentMessages.type;
    if (problem) return problem;
  }
  return undefined;
};
