import { format, type LocalizedText, localizedTexts } from '../../../widgets/runtime/language/strings';
import { mapValues } from '../core/map-values';
import { strings } from './messages.strings';

type Name = keyof typeof strings.English;

const text = localizedTexts('messages', strings);

export const messages = mapValues(strings.English, (_, name) => text((t) => t[name as Name])) as Record<
  Name,
  LocalizedText
>;

export const withValues =
  (message: LocalizedText, values: Readonly<Record<string, string | number>>): LocalizedText =>
  (language, labels) =>
    format(message(language, labels), values, language);
