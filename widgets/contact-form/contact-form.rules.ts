import { localizedTexts } from '../runtime/language/strings';
import {
  emailLength,
  emailMessage,
  isEmail,
  isPhone,
  type Lengths,
  type Live,
  line,
  longerThan,
  nameExact,
  nameLength,
  nameMessage,
  phoneLength,
  type Rule,
  readPhone,
  textsOf,
} from '../runtime/ui/form.rules';
import { strings } from './contact-form.rules.strings';

/** The body of POST /api/contactus/report. */
export type ContactMessage = Record<'name' | 'email' | 'phone_number' | 'problem' | 'message', string>;

const isName = longerThan(5);
const isMessage = longerThan(25);

const text = localizedTexts('contact-form.rules', strings);

export const lengths: Lengths<keyof ContactMessage> = {
  name: nameLength,
  email: emailLength,
  phone_number: phoneLength,
  problem: { max: line, name: text((t) => t.fields.problem) },
  message: { max: 20_000, name: text((t) => t.fields.message) },
};

export const read = (given: Readonly<Partial<ContactMessage>>): ContactMessage => {
  const texts = textsOf(lengths, given);
  return { ...texts, phone_number: readPhone(texts.phone_number) };
};

/** Checked on submit, in this order; the first failure shows. */
export const rules: readonly Rule<ContactMessage>[] = [
  { field: 'name', holds: isName, message: nameMessage, exact: nameExact },
  { field: 'phone_number', holds: isPhone, message: text((t) => t.phone), exact: text((t) => t.phoneExact) },
  { field: 'email', holds: isEmail, message: emailMessage },
  { field: 'problem', holds: longerThan(6, 30), message: text((t) => t.problem), exact: text((t) => t.problemExact) },
  { field: 'message', holds: isMessage, message: text((t) => t.message), exact: text((t) => t.messageExact) },
];

/** The same as on submit, but a problem of exactly 30 characters counts as valid. */
export const live: Live<ContactMessage> = {
  name: isName,
  phone_number: isPhone,
  email: isEmail,
  problem: longerThan(6, 31),
  message: isMessage,
};
