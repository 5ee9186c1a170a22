/** `/openapi.json`: the requests that the product sends to a bank's backend, in OpenAPI 3.1. */
import { keyHeader, languageHeader } from '../forms/endpoints';
import type { Described, JsonSchema } from './block-schema';
import { answer, forms, refusal, sealed } from './forms';
import type { DescribedPath } from './paths';

const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
const inHeader = (name: string, description: string, schema: JsonSchema) => ({
  name,
  in: 'header',
  description,
  schema,
});
const text: JsonSchema = { type: 'string' };
const time: JsonSchema = { type: 'string', examples: ['Thu, 26 Nov 2026 00:00:00 GMT'] };
const json = (schema: JsonSchema, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});

const about = `What the site asks of the bank's own backend (\`API_BASE\`).

Every content path answers \`{ "English": BLOCK, "Indonesia": BLOCK }\`. A path that answers 404, and a top-level field that a block lacks,
come from the bank's own folder. A field without a value is left out. The site reads more than this description allows (empty texts, \`-\`,
null, dates in other forms), and \`npm run check\` names what it had to correct.

The site sends \`Accept: application/json\` with each request for content, \`Content-Type: application/json\` with each form, and
\`Authorization: Bearer <API_TOKEN>\` where it has a token. It follows redirects only within the backend's origin.`;

function contentOperation({ name, title, about, parameters, example }: DescribedPath) {
  return {
    get: {
      operationId: `get${name}`,
      tags: ['Content'],
      summary: title,
      description: about,
      parameters: [
        ...parameters.map(({ name, values }) => ({
          name,
          in: 'path',
          required: true,
          description: values ? 'Which of them.' : 'Slug of the item, percent-encoded.',
          schema: { type: 'string', ...(values && { enum: values }) },
        })),
        { $ref: '#/components/parameters/IfNoneMatch' },
        { $ref: '#/components/parameters/IfModifiedSince' },
      ],
      responses: {
        200: {
          description: 'The block in both languages.',
          headers: {
            ETag: { $ref: '#/components/headers/ETag' },
            'Last-Modified': { $ref: '#/components/headers/LastModified' },
            'Cache-Control': { $ref: '#/components/headers/CacheControl' },
          },
          content: json(
            {
              type: 'object',
              required: ['English', 'Indonesia'],
              properties: { English: ref(name), Indonesia: ref(name) },
              additionalProperties: false,
            },
            example,
          ),
        },
        304: {
          description: 'The block has the `ETag` of `If-None-Match`, or has not changed since `If-Modified-Since`.',
        },
        404: { description: 'There is no such content.' },
      },
    },
  };
}

const formOperation = ({ path, name, title, about, example }: Described) => ({
  post: {
    operationId: `post${name}`,
    tags: ['Forms'],
    summary: title,
    description: about,
    parameters: [{ $ref: '#/components/parameters/Language' }, { $ref: '#/components/parameters/IdempotencyKey' }],
    requestBody: {
      required: true,
      content: json(path.includes('whistleblowing') ? { oneOf: [ref(name), ref('SealedReport')] } : ref(name), example),
    },
    responses: {
      200: {
        description: 'Received and stored. The visitor sees `msg`.',
        content: json(ref('Answer'), { msg: 'Thank you, we have your message.' }),
      },
      413: { description: 'The body is too large.', content: json(ref('Answer'), { msg: 'The files are too large.' }) },
      422: {
        description: 'A field is wrong. What was typed stays in the form.',
        content: json(ref('Refusal'), { msg: 'Enter an e-mail address', errors: { email: 'Enter an e-mail address' } }),
      },
      429: {
        description: 'Too many requests.',
        headers: {
          'Retry-After': { description: 'Seconds until the next try.', schema: { type: 'integer', minimum: 1 } },
        },
        content: json(ref('Answer'), { msg: 'Please try again in a minute.' }),
      },
    },
  },
});

export function openApi(paths: readonly DescribedPath[], version: string) {
  return {
    openapi: '3.1.0',
    info: { title: 'Backend of a Serambi site', version, description: about },
    servers: [{ url: 'https://api.bank.example', description: 'The bank’s own backend, `API_BASE`.' }],
    tags: [
      { name: 'Content', description: 'Blocks in both languages.' },
      { name: 'Forms', description: 'What visitors send. A 2xx answer with a JSON object says that it is stored.' },
    ],
    security: [{ token: [] }, {}],
    paths: Object.fromEntries([
      ...paths.map((each) => [each.path, contentOperation(each)]),
      ...forms.map((each) => [each.path, formOperation(each)]),
    ]),
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'The server’s `API_TOKEN`, where it has one.' },
      },
      parameters: {
        IfNoneMatch: inHeader('If-None-Match', '`ETag` of the block that the site has.', text),
        IfModifiedSince: inHeader('If-Modified-Since', '`Last-Modified` of the block that the site has.', time),
        Language: inHeader(languageHeader, 'Language that the visitor reads; the language of `msg`.', {
          type: 'string',
          enum: ['English', 'Indonesia'],
        }),
        IdempotencyKey: inHeader(
          keyHeader,
          'The same for each retry of one submission. Store a submission with a known key only once.',
          { type: 'string', pattern: '^[ -~]{1,200}$' },
        ),
      },
      headers: {
        ETag: { description: 'Changes with the block. It saves the transfer of unchanged blocks.', schema: text },
        LastModified: {
          description: 'When the block last changed. It saves the transfer as `ETag` does.',
          schema: time,
        },
        CacheControl: {
          description: '`max-age` in seconds: how long the site may show the block without asking again.',
          schema: { type: 'string', examples: ['max-age=60'] },
        },
      },
      schemas: {
        ...Object.fromEntries(
          paths.map(({ name, title, about, schema }) => [name, { title, description: about, ...schema }]),
        ),
        ...Object.fromEntries(forms.map(({ name, title, schema }) => [name, { title, ...schema }])),
        SealedReport: sealed,
        Answer: answer,
        Refusal: refusal,
      },
    },
  };
}
