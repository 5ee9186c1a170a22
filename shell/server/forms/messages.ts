import { format, type LocalizedText, labelsIn } from '../../../widgets/runtime/language/strings';
import { strings } from './messages.strings';

type Name = keyof typeof strings.English;

const textOf =
  (name: Name): LocalizedText =>
  (language, labels) =>
    labelsIn('messages', strings, language, labels)[name];

export const messages = Object.fromEntries(
  Object.keys(strings.English).map((name) => [name, textOf(name as Name)]),
) as Record<Name, LocalizedText>;

export const withValues =
  (message: LocalizedText, values: Readonly<Record<string, string | number>>): LocalizedText =>
  (language, labels) =>
    format(message(language, labels), values, language);
