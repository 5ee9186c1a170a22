/** Turns a form without script (`multipart/form-data` to its own page) into the JSON of the form's own code. */
import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context } from 'hono';
import { lengths as contactLengths } from '../../../widgets/contact-form/contact-form.rules';
import type { Language } from '../../../widgets/runtime/language/language';
import { tokenName } from '../../../widgets/runtime/ui/form';
import { readPhone } from '../../../widgets/runtime/ui/form.rules';
import {
  type Attachment,
  attachmentMessages,
  attachmentProblem,
  dataUrlPrefix,
  maxAttachments,
  sentOf,
} from '../../../widgets/whistleblowing-form/whistleblowing-form.attachments';
import { toReportDate } from '../../../widgets/whistleblowing-form/whistleblowing-form.date-text';
import {
  lengths as reportLengths,
  violationOf,
  violations,
} from '../../../widgets/whistleblowing-form/whistleblowing-form.rules';
import { attach } from '../../../widgets/whistleblowing-form/whistleblowing-form.sent-files';
import type { Environment } from '../http/context';
import { mayPost, type Origins } from './endpoints';
import type { FormTokens } from './form-token';
import { messages } from './messages';
import { readMultipart } from './multipart';
import type { Answer, Decode, FormName, Forms } from './submit';

const filesField = 'attachment';

const lengthsOf: Record<FormName, Readonly<Record<string, { max: number }>>> = {
  'contact-form': contactLengths,
  'whistleblowing-form': reportLengths,
};

const maxToken = 200;

/** The form's own code sends a phone number as digits, and a date with the English month. */
const readings: Readonly<Record<string, (text: string) => string>> = {
  phone_number: readPhone,
  approximate_date: toReportDate,
};
const asSent = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([field, text]) => [field, readings[field]?.(text) ?? text]));

export interface Taken extends Answer {
  /** Only the form's own fields have one. */
  errors: Readonly<Record<string, string>>;
  values?: Readonly<Record<string, string>>;
  /** The form's token, if it is valid. With it a repeated request is the same submission, even an hour later. */
  token?: string;
  hadFiles: boolean;
  /** The beginning that was read ends within a text. */
  isTextCut?: boolean;
  attachments?: readonly Attachment[];
}

interface UnscriptedOptions extends Origins {
  forms: Forms;
  tokens: FormTokens;
}

export type UnscriptedForms = ReturnType<typeof unscriptedForms>;

export function unscriptedForms({ forms, tokens, ...origins }: UnscriptedOptions) {
  return async (context: Context<Environment>, form: FormName, language: Language): Promise<Taken> => {
    const labels = context.get('labels');
    if (isForeign(context, origins)) {
      return { status: 403, msg: messages.foreignOrigin(language, labels), errors: {}, hadFiles: false };
    }
    let typed: Omit<Taken, keyof Answer> = { hadFiles: false };
    let fileProblem: string | undefined;
    const takesFiles = form === 'whistleblowing-form';
    const fields = [...Object.keys(lengthsOf[form]), ...(takesFiles ? [filesField] : [])];

    const decode: Decode = async (bytes, refusal) => {
      const multipart = await readMultipart(context.req.header('Content-Type') ?? '', bytes, Boolean(refusal));
      if (!multipart) return refusal ?? [400, messages.notReadable];
      const { data, isCut } = multipart;
      const values = textsOf(data, lengthsOf[form]);
      const files = filesOf(data);
      typed = { values: inLanguage(values, language), hadFiles: files.length > 0, isTextCut: isCut && !files.length };
      const token = String(data.get(tokenName) ?? '').slice(0, maxToken);
      const isValid = tokens.isValid(token, form);
      if (isValid) typed.token = token;
      if (isCut) {
        const cause = refusal ?? [413, messages.tooLarge];
        if (cause[0] === 413 && takesFiles && files.length) {
          // The beginning of a large body has only the first files.
          const { count, size } = attachmentMessages;
          fileProblem = `${count(language, labels)}. ${size(language, labels)}`;
        }
        return cause;
      }
      if (!isValid) return [403, messages.expired];
      const { urls, attachments } = await readFiles(files);
      typed.attachments = attachments;
      const attachment = takesFiles && { [filesField]: urls };
      const body = new TextEncoder().encode(JSON.stringify({ ...asSent(values), ...attachment }));
      // A page reload sends the same key, so it is the same submission.
      const key = createHash('sha256').update(`${token}\n`).update(body).digest('base64url');
      return { body, key };
    };

    const answer = await forms[form](context, language, { decode });
    const errors = Object.entries(answer.errors ?? {}).filter(([field]) => fields.includes(field));
    return {
      ...answer,
      ...typed,
      errors: fileProblem ? { [filesField]: fileProblem } : Object.fromEntries(errors),
    };
  };
}

/** A page without referrer sends `Origin: null` for its own form, too; then `Sec-Fetch-Site` decides, else only the token. */
function isForeign(context: Context, origins: Origins): boolean {
  const origin = context.req.header('Origin') ?? 'null';
  if (origin !== 'null') return !mayPost(origin, context, origins);
  // `none`: the user has reloaded the page.
  return !['same-origin', 'none', undefined].includes(context.req.header('Sec-Fetch-Site'));
}

/** In characters, twice the longest text that is taken. The page of a refusal has longer texts only in part. */
const longestTexts = 200_000;

/** Cuts texts that are longer together, but not to an accepted length. First, because the line ends of 28 MB take seconds. */
function textsOf(data: FormData, lengths: Readonly<Record<string, { max: number }>>): Record<string, string> {
  const typed = Object.entries(lengths).map(([field, { max }]) => {
    const value = data.get(field);
    return { field, max, text: typeof value === 'string' ? value : '' };
  });
  const isLong = typed.reduce((sum, { text }) => sum + text.length, 0) > longestTexts;
  const cut = (text: string, length: number) => (isLong ? text.slice(0, length) : text);
  return Object.fromEntries(
    typed.map(({ field, max, text }) => [field, cut(cut(text, 2 * max + 2).replaceAll('\r\n', '\n'), max + 1)]),
  );
}

/** The values of choices are words, and the page of the answer may be in another language than the form. */
function inLanguage(values: Record<string, string>, language: Language): Record<string, string> {
  const violation = violations[violationOf(values.report ?? '')];
  return violation ? { ...values, report: violation[language] } : values;
}

/** An empty file input sends a file without a name. */
const filesOf = (data: FormData): File[] =>
  data
    .getAll(filesField)
    .filter((value) => typeof value !== 'string' && (value.name !== '' || value.size > 0)) as File[];

async function readFiles(files: readonly File[]): Promise<{ urls: string[]; attachments: Attachment[] }> {
  const urls: string[] = [];
  const attachments: Attachment[] = [];
  for (const [index, file] of files.entries()) {
    // More are refused by their number.
    if (index >= maxAttachments) {
      urls.push('');
      continue;
    }
    await nextTurn();
    const bytes = new Uint8Array(await file.arrayBuffer());
    const isTaken = !attachmentProblem(file.name, file.size, bytes);
    const attached = isTaken && attach(file.name, bytes);
    const sent = attached ? sentOf(attached, attachments.length) : { name: file.name, content: file };
    if (attached) attachments.push(attached);
    const content = Buffer.from(await sent.content.arrayBuffer());
    urls.push(
      dataUrlPrefix(attached ? attached.type : 'application/octet-stream', sent.name) + content.toString('base64'),
    );
  }
  return { urls, attachments };
}
