import type { ContactMessage } from '../../../widgets/contact-form/contact-form.rules';
import { rules as contactRules } from '../../../widgets/contact-form/contact-form.rules';
import type { Language } from '../../../widgets/runtime/language/language';
import { failures, type Rule } from '../../../widgets/runtime/ui/form.rules';
import {
  type AttachmentType,
  attachmentMessages,
  attachmentType,
  maxAttachmentSize,
  maxAttachments,
} from '../../../widgets/whistleblowing-form/whistleblowing-form.attachments';
import {
  rules as reportRules,
  type WhistleblowingReport,
} from '../../../widgets/whistleblowing-form/whistleblowing-form.rules';
import { notReadable, notText } from './messages';

/** What is wrong with a body: a message of each field that fails its first rule, in the order of the rules. */
export interface Refusal {
  msg: string;
  errors: Record<string, string>;
}
export type Checked<Values> = { values: Values } | { refusal: Refusal };

type Message = Record<Language, string>;

const contactFields = ['name', 'email', 'phone_number', 'problem', 'message'] as const;
const reportFields = [
  'name',
  'email',
  'phone_number',
  'report',
  'suspect_name',
  'suspect_position',
  'approximate_date',
  'place_of_event',
  'cronology',
] as const;

export const checkMessage = (body: Uint8Array, language: Language): Checked<ContactMessage> => {
  const object = parse(body);
  if (!object) return unreadable(language);
  const [values, problems] = texts(object, contactFields);
  return checked(values, contactRules, problems, language);
};

export const checkReport = (body: Uint8Array, language: Language): Checked<WhistleblowingReport> => {
  const object = parse(body);
  if (!object) return unreadable(language);
  const [values, problems] = texts(object, reportFields);
  const attachment = object.attachment ?? [];
  if (!isTexts(attachment)) {
    problems.attachment = attachmentMessages.type;
    return checked({ ...values, attachment: [] }, reportRules, problems, language);
  }
  const problem = attachment.length > maxAttachments ? undefined : attachmentProblem(attachment);
  if (problem) problems.attachment = problem;
  return checked({ ...values, attachment }, reportRules, problems, language);
};

function parse(body: Uint8Array): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

const unreadable = (language: Language) => ({ refusal: { msg: notReadable[language], errors: {} } });

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** The fields as texts, and which of them are none. What is missing is empty, so that the field's own rule speaks. */
function texts<Field extends string>(
  object: Record<string, unknown>,
  fields: readonly Field[],
): [Record<Field, string>, Record<string, Message>] {
  const values = {} as Record<Field, string>;
  const problems: Record<string, Message> = {};
  for (const field of fields) {
    const value = object[field] ?? '';
    // A database's text cannot hold NUL.
    const isText = typeof value === 'string' && !value.includes('\0');
    values[field] = isText ? value : '';
    if (!isText) problems[field] = notText;
  }
  return [values, problems];
}

function checked<Values>(
  values: Values,
  rules: readonly Rule<Values>[],
  problems: Record<string, Message>,
  language: Language,
): Checked<Values> {
  const errors: Record<string, string> = {};
  for (const { field, message } of failures(rules, values)) errors[field] ??= (problems[field] ?? message)[language];
  for (const [field, message] of Object.entries(problems)) errors[field] ??= message[language];
  const [msg] = Object.values(errors);
  return msg === undefined ? { values } : { refusal: { msg, errors } };
}

const attachmentProblem = (attachments: readonly string[]): Message | undefined => {
  for (const url of attachments) {
    const file = readAttachment(url);
    if (!file?.type) return attachmentMessages.type;
    if (file.size > maxAttachmentSize) return attachmentMessages.size;
  }
  return undefined;
};

export interface Attachment {
  name: string;
  /** What the file is by extension and first bytes; undefined when it is not one of those accepted. */
  type: AttachmentType | undefined;
  /** In bytes. */
  size: number;
  /** Where in the data URL the base64 begins. */
  start: number;
}

/** What a data URL holds; undefined when it is not of the form `data:<type>;name=<percent-encoded>;base64,…`. */
export function readAttachment(url: string): Attachment | undefined {
  const [head, name] = /^data:[\w.+-]+\/[\w.+-]+;name=([^;,]{1,1000});base64,/.exec(url.slice(0, 1200)) ?? [];
  if (!head || !name) return undefined;
  const size = base64Size(url, head.length);
  if (size === undefined) return undefined;
  try {
    const first = Buffer.from(url.slice(head.length, head.length + 16), 'base64');
    const decoded = decodeURIComponent(name);
    return { name: decoded, type: attachmentType(decoded, first), size, start: head.length };
  } catch {
    // The name is not percent-encoded text.
    return undefined;
  }
}

/** Bytes that base64 stands for; undefined when it is not base64. */
function base64Size(text: string, start: number): number | undefined {
  const length = text.length - start;
  if (length % 4 !== 0) return undefined;
  const pattern = /[A-Za-z0-9+/]*(={0,2})$/y;
  pattern.lastIndex = start;
  const padding = pattern.exec(text)?.[1];
  return padding === undefined ? undefined : (length / 4) * 3 - padding.length;
}
