/** Validation and sending of a report; loaded on the form's first use. */
import type { Validator } from '../runtime';
import { readPhone, textsOf } from '../runtime/ui/form.rules';
import { type Attachment, base64Of, dataUrlPrefix, sentOf } from './whistleblowing-form.attachments';
import { toReportDate } from './whistleblowing-form.date-text';
import { isPastDate, lengths, live, type ReportValues, rules, violationOf } from './whistleblowing-form.rules';

async function dataUrl(attachment: Attachment, index: number): Promise<string> {
  const { name, content } = sentOf(attachment, index);
  return dataUrlPrefix(attachment.type, name) + (await base64Of(content));
}

export const validator = (attached: readonly Attachment[]): Validator<ReportValues> => ({
  lengths,
  rules,
  live: { ...live, approximate_date: (text) => isPastDate(toReportDate(text)) },
  read(controls) {
    const texts = textsOf(lengths, controls);
    return {
      ...texts,
      phone_number: readPhone(texts.phone_number),
      approximate_date: toReportDate(texts.approximate_date),
      attachment: attached,
    };
  },
  inAnyLanguage: (values) => ({ ...values, report: violationOf(values.report) }),
  body: async (values) => ({ ...values, attachment: await Promise.all(attached.map(dataUrl)) }),
});
