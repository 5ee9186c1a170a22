/** Reports sealed by the browser: `{sealed, recipients}`. Only form and size are checked, the content after decryption. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  maxAttachmentSize,
  maxAttachments,
} from '../../../widgets/whistleblowing-form/whistleblowing-form.attachments';
import { lengths, type WhistleblowingReport } from '../../../widgets/whistleblowing-form/whistleblowing-form.rules';
import { readAttachment } from './attachment';
import { type Checked, checkReport, parse, refusalIn, unreadable } from './validation';

export interface BrowserSealed {
  sealed: Uint8Array;
  /** As the browser says; null if it is not a list of keys. */
  recipients: string | null;
}

const start = Buffer.from('{"sealed":"');
/** For each key a line that begins with an arrow, then base64 in lines of 64. */
const header =
  /^age-encryption\.org\/v1\n(?:-> [!-~ ]{1,3000}\n(?:[A-Za-z0-9+/]{64}\n){0,50}[A-Za-z0-9+/]{0,63}\n){1,20}--- [A-Za-z0-9+/]{43}\n/;
const maxHeader = 40_000;
const minContent = 32;

const base64Length = (bytes: number) => Math.ceil(bytes / 3) * 4;

/** Undefined for other bodies. Other requests have their turn between the steps. */
async function readSealed(body: Uint8Array): Promise<BrowserSealed | undefined> {
  const { sealed, recipients } = (await parse(body)) ?? {};
  if (typeof sealed !== 'string') return undefined;
  await nextTurn();
  const file = Buffer.from(sealed, 'base64');
  // The decoder skips other characters, so the length reveals them. A pattern would take 250 ms for 28 MB.
  if (base64Length(file.length) !== sealed.length) return undefined;
  const [found] = header.exec(file.toString('latin1', 0, maxHeader)) ?? [];
  if (!found || file.length < found.length + minContent) return undefined;
  const isKeys =
    typeof recipients === 'string' && /^age1[0-9a-z]{20,2500}(?: age1[0-9a-z]{20,2500}){0,19}$/.test(recipients);
  return { sealed: file, recipients: isKeys ? recipients : null };
}

export const reportCheck =
  (takesSealed = false) =>
  async (body: Uint8Array): Promise<Checked<WhistleblowingReport | BrowserSealed>> => {
    if (!takesSealed || !start.equals(body.subarray(0, start.length))) return checkReport(body);
    const values = await readSealed(body);
    return values ? { values } : unreadable;
  };

export interface Opened {
  values: Partial<WhistleblowingReport>;
  /** By field; `report` if the text is not a report. */
  problems?: Readonly<Record<string, string>>;
}

/** Reads a decrypted report, and checks one sealed by the browser, because no server could check it before. */
export async function readOpened(text: string, isUnchecked: boolean): Promise<Opened> {
  if (!isUnchecked) return { values: JSON.parse(text) };
  const bytes = Buffer.from(text);
  const checked = await checkReport(bytes);
  if ('values' in checked) return { values: checked.values };
  const { msg, errors } = refusalIn(checked.refusal, 'English');
  const found = (await parse(bytes)) ?? {};
  const texts = Object.entries(lengths).flatMap(([field, { max }]) => {
    const value = found[field];
    return typeof value === 'string' ? [[field, value.slice(0, max)]] : [];
  });
  const files = Array.isArray(found.attachment) ? found.attachment : [];
  const attachment = files
    .filter(
      (url): url is string => typeof url === 'string' && (readAttachment(url)?.size ?? Infinity) <= maxAttachmentSize,
    )
    .slice(0, maxAttachments);
  return {
    values: { ...Object.fromEntries(texts), attachment },
    problems: Object.keys(errors).length ? errors : { report: msg },
  };
}
