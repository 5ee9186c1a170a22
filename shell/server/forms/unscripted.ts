/**
 * The forms as a browser without script sends them: as `multipart/form-data` to the page that they are on. They pass through the
 * same endpoints as those sent with script, as the same JSON, and are answered with a page.
 */
import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { lengths as contactLengths } from '../../../widgets/contact-form/contact-form.rules';
import type { Language } from '../../../widgets/runtime/language/language';
import { errorsIn, messageIn } from '../../../widgets/runtime/ui/form.answer';
import { attachmentType, dataUrlPrefix } from '../../../widgets/whistleblowing-form/whistleblowing-form.attachments';
import { lengths as reportLengths } from '../../../widgets/whistleblowing-form/whistleblowing-form.rules';
import { createQueue, processedTogether } from '../core/queue';
import type { Decode, Environment } from '../http/context';
import { type EndpointOptions, type FormName, formPaths, languageHeader, mayPost } from './endpoints';
import type { FormTokens } from './form-token';
import * as messages from './messages';
import { readMultipart } from './multipart';

/** The control with files, of the form that has one. */
const filesField = 'attachment';

const fieldsOf: Record<FormName, readonly string[]> = {
  'contact-form': Object.keys(contactLengths),
  'whistleblowing-form': [...Object.keys(reportLengths), filesField],
};

/** What became of a form that was sent. */
export interface Taken {
  status: ContentfulStatusCode;
  /** The server's words, in the language that was asked for. */
  msg: string;
  /** Of the form's own fields. */
  errors: Readonly<Record<string, string>>;
  /** What was typed; undefined where that was not read. */
  values?: Readonly<Record<string, string>>;
  /** The form's own, if it is valid. With it the same sent again is the same submission, an hour later too. */
  token?: string;
  hadFiles: boolean;
  retryAfter: string | null;
}

interface UnscriptedOptions extends Pick<EndpointOptions, 'allowedOrigins' | 'publicOrigin'> {
  /** The endpoints that take JSON. */
  endpoints: Hono<Environment>;
  tokens: FormTokens;
}

/** Returns the function that takes a form from the request for a page. */
export function unscriptedForms({ endpoints, tokens, ...origins }: UnscriptedOptions) {
  // The JSON of a body is larger than the body, and making it takes a few times as much. Until its turn there is the body alone.
  const turns: Record<FormName, ReturnType<typeof createQueue>> = {
    'contact-form': createQueue(processedTogether),
    'whistleblowing-form': createQueue(processedTogether),
  };
  const app = new Hono<Environment>();
  app.use((context, next) => {
    context.set('requestId', context.env.requestId);
    context.set('labels', context.env.labels);
    return next();
  });
  app.route('/', endpoints);

  return async (context: Context<Environment>, form: FormName, language: Language): Promise<Taken> => {
    let typed: Pick<Taken, 'values' | 'token' | 'hadFiles'> = { hadFiles: false };

    const read: Decode = async (bytes, accept, refuse) => {
      const data = await readMultipart(context.req.header('Content-Type') ?? '', bytes);
      if (!data) return refuse(400, messages.notReadable);
      const values = Object.fromEntries(
        fieldsOf[form].filter((field) => field !== filesField).map((field) => [field, textOf(data, field)]),
      );
      const files = filesOf(data);
      typed = { values, hadFiles: files.length > 0 };
      const token = textOf(data, 'token');
      if (!tokens.isValid(token, form)) return refuse(403, messages.expired);
      typed.token = token;
      const attachment = fieldsOf[form].includes(filesField) && { [filesField]: await dataUrls(files) };
      const body = new TextEncoder().encode(JSON.stringify({ ...values, ...attachment }));
      // The page sent again by a reload is the same submission.
      const key = createHash('sha256').update(`${token}\n`).update(body).digest('base64url');
      return accept({ body, key });
    };

    if (isForeign(context, origins)) {
      return {
        status: 403,
        msg: messages.foreignOrigin(language, context.get('labels')),
        errors: {},
        hadFiles: false,
        retryAfter: null,
      };
    }
    const headers = new Headers({ [languageHeader]: language });
    for (const name of ['Content-Length', 'X-Forwarded-For']) {
      const value = context.req.header(name);
      if (value !== undefined) headers.set(name, value);
    }
    const { body, signal } = context.req.raw;
    const request = new Request(new URL(formPaths[form], context.req.url), {
      method: 'POST',
      headers,
      body,
      signal,
      duplex: 'half',
    } as RequestInit);
    const answer = await app.fetch(request, {
      ...context.env,
      decode: (bytes, ...handlers) => turns[form](() => read(bytes, ...handlers), bytes.length),
      requestId: context.get('requestId'),
      labels: context.get('labels'),
    });
    const said: unknown = await answer.json().catch(() => undefined);
    return {
      ...typed,
      status: answer.status as ContentfulStatusCode,
      msg: messageIn(said),
      errors: Object.fromEntries(Object.entries(errorsIn(said)).filter(([field]) => fieldsOf[form].includes(field))),
      retryAfter: answer.headers.get('Retry-After'),
    };
  };
}

/**
 * Whether the browser says that another site's page has sent the form. A page that sends no referrer, as that of the reports, has
 * `Origin: null` also for its own form; then the browser's other header counts. Where neither says anything, the token does.
 */
function isForeign(context: Context, origins: Pick<EndpointOptions, 'allowedOrigins' | 'publicOrigin'>): boolean {
  const origin = context.req.header('Origin') ?? 'null';
  if (origin !== 'null') return !mayPost(origin, context, origins);
  // `none`: the user has reloaded the page.
  return !['same-origin', 'none', undefined].includes(context.req.header('Sec-Fetch-Site'));
}

/** With line ends as scripts see them. */
const textOf = (data: FormData, field: string): string => {
  const value = data.get(field);
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
};

/** A control in which none was chosen sends one without a name. */
const filesOf = (data: FormData): File[] =>
  data
    .getAll(filesField)
    .filter((value) => typeof value !== 'string' && (value.name !== '' || value.size > 0)) as File[];

async function dataUrls(files: readonly File[]): Promise<string[]> {
  const urls: string[] = [];
  for (const file of files) {
    await nextTurn();
    const bytes = Buffer.from(await file.arrayBuffer());
    const type = attachmentType(file.name, bytes.subarray(0, 8)) ?? 'application/octet-stream';
    urls.push(dataUrlPrefix(type, file.name) + bytes.toString('base64'));
  }
  return urls;
}
