import { format, type LocalizedText, localizedTexts } from '../../../widgets/runtime/language/strings';
import { strings } from './messages.strings';

const text = localizedTexts('messages', strings);

export const failed = text((t) => t.failed);
export const messageReceived = text((t) => t.messageReceived);
export const reportTaken = text((t) => t.reportTaken);
const withCode =
  (read: Parameters<typeof text>[0]) =>
  (code: string): LocalizedText =>
  (language, labels) =>
    format(text(read)(language, labels), { code }, language);
export const messageStored = withCode((t) => t.messageStored);
export const reportReceived = withCode((t) => t.reportReceived);
export const foreignOrigin = text((t) => t.foreignOrigin);
export const expired = text((t) => t.expired);
export const postOnly = text((t) => t.postOnly);
export const notJson = text((t) => t.notJson);
export const notReadable = text((t) => t.notReadable);
export const tooLarge = text((t) => t.tooLarge);
const withMinutes =
  (read: Parameters<typeof text>[0]) =>
  (seconds: number): LocalizedText =>
  (language, labels) =>
    format(text(read)(language, labels), { minutes: Math.ceil(seconds / 60) }, language);
export const tooMany = withMinutes((t) => t.tooMany);
export const tooManyFiles = withMinutes((t) => t.tooManyFiles);
export const full = text((t) => t.full);
export const noFiles = text((t) => t.noFiles);
export const tooSlow = text((t) => t.tooSlow);
export const busy = text((t) => t.busy);
export const closed = text((t) => t.closed);
export const notText = text((t) => t.notText);
export const badKey = text((t) => t.badKey);
export const otherBody = text((t) => t.otherBody);
export const draft = text((t) => t.draft);
export const preview = text((t) => t.preview);
export const noAnswer = text((t) => t.noAnswer);
