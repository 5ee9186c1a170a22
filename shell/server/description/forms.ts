import { lengths as contactLengths } from '../../../widgets/contact-form/contact-form.rules';
import { months } from '../../../widgets/runtime/content/day';
import {
  maxAttachmentSize,
  maxAttachments,
} from '../../../widgets/whistleblowing-form/whistleblowing-form.attachments';
import { lengths as reportLengths, violations } from '../../../widgets/whistleblowing-form/whistleblowing-form.rules';
import { contactPath, reportPath } from '../forms/submit';
import type { Described, JsonSchema } from './block-schema';

const text = (description: string, { max }: { max: number }, minLength?: number): JsonSchema => ({
  type: 'string',
  description,
  ...(minLength && { minLength }),
  maxLength: max,
});
const phone: JsonSchema = {
  type: 'string',
  description: 'Mobile number: 11 to 14 digits, nothing else.',
  pattern: String.raw`^\d{11,14}$`,
};
const email = (length: { max: number }): JsonSchema => ({ ...text('E-mail address.', length, 8), pattern: '@' });

function objectOf(properties: Readonly<Record<string, JsonSchema>>, optional: readonly string[] = []): JsonSchema {
  return { type: 'object', required: Object.keys(properties).filter((name) => !optional.includes(name)), properties };
}

const megabyte = 1024 * 1024;
/** Characters of the longest data URL: base64 has four for three bytes; the name has at most 1,000. */
const longestAttachment = Math.ceil(maxAttachmentSize / 3) * 4 + 1_200;

export const forms: readonly Described[] = [
  {
    path: contactPath,
    name: 'ContactMessage',
    title: 'Contact form',
    about: 'A message of a customer.',
    schema: objectOf({
      name: text('Name of the sender.', contactLengths.name, 6),
      email: email(contactLengths.email),
      phone_number: phone,
      problem: text('Subject.', { max: 29 }, 7),
      message: text('The message.', contactLengths.message, 26),
    }),
    example: {
      name: 'Sari Dewi',
      email: 'sari@mail.example',
      phone_number: '081234567890',
      problem: 'Card blocked',
      message: 'My card has been blocked since this morning. What can I do?',
    },
  },
  {
    path: reportPath,
    name: 'WhistleblowingReport',
    title: 'Report form',
    about:
      'A report of a violation. Where the server has a `REPORT_RECIPIENT`, it sends only `{ "sealed": … }`: an age file in base64 ' +
      'that holds this JSON. Accept bodies of up to 28 MB.',
    schema: objectOf(
      {
        name: text('Name of the reporter; empty for an anonymous report.', reportLengths.name),
        phone_number: text('Phone number of the reporter; may be empty.', reportLengths.phone_number),
        email: email(reportLengths.email),
        report: {
          type: 'string',
          description: 'The violation, in the language that the reporter read.',
          enum: violations.flatMap(({ English, Indonesia }) => [English, Indonesia]),
        },
        suspect_name: text('Name of the suspect.', reportLengths.suspect_name, 6),
        suspect_position: text('Position of the suspect.', { max: 49 }, 6),
        approximate_date: {
          type: 'string',
          description:
            'Day of the event, not later than today in Jakarta: `5 November 2026`, always with the English month.',
          pattern: `^[1-9]\\d? (?:${months.English.join('|')}) \\d{4}$`,
        },
        place_of_event: text('Place of the event.', reportLengths.place_of_event, 1),
        cronology: text('What happened.', reportLengths.cronology, 1),
        attachment: {
          type: 'array',
          description: `Files as data URLs, at most ${maxAttachments} of ${maxAttachmentSize / megabyte} MB each.`,
          maxItems: maxAttachments,
          items: {
            type: 'string',
            description: '`data:<type>;name=<file name, percent-encoded>;base64,<content>`',
            pattern: '^data:(?:image/png|image/jpeg|application/pdf);name=[^;,]+;base64,[A-Za-z0-9+/]+={0,2}$',
            maxLength: longestAttachment,
          },
        },
      },
      ['name', 'phone_number'],
    ),
    example: {
      name: '',
      phone_number: '',
      email: 'anonymous@mail.example',
      report: violations[0]?.English,
      suspect_name: 'Budi Santoso',
      suspect_position: 'Branch manager',
      approximate_date: '5 November 2026',
      place_of_event: 'Semarang branch',
      cronology: 'Cash was paid out without a receipt.',
      attachment: ['data:image/png;name=receipt%201.png;base64,iVBORw0KGgo='],
    },
  },
];

const msg: JsonSchema = {
  type: 'string',
  description: 'Shown to the visitor, in the language of `X-Serambi-Language`.',
};

export const answer = objectOf({ msg });

export const refusal = objectOf({
  msg,
  errors: {
    type: 'object',
    description: 'The message of each wrong field, by the field’s name.',
    additionalProperties: { type: 'string' },
  },
});

export const sealed = objectOf({ sealed: { type: 'string', description: 'An age file in base64.' } });
