import {
  emailLength,
  emailMessage,
  isEmail,
  isPhone,
  type Lengths,
  type Live,
  line,
  longerThan,
  nameLength,
  nameMessage,
  phoneLength,
  type Rule,
} from '../runtime/ui/form.rules';

/** The body of POST /api/contactus/report. */
export interface ContactMessage {
  name: string;
  email: string;
  phone_number: string;
  problem: string;
  message: string;
}

/** The message from the values of the controls. */
export const read = ({
  name = '',
  email = '',
  phone_number = '',
  problem = '',
  message = '',
}: Readonly<Partial<ContactMessage>>): ContactMessage => ({ name, email, phone_number, problem, message });

const isName = longerThan(5);
const isMessage = longerThan(25);

export const lengths: Lengths<keyof ContactMessage> = {
  name: nameLength,
  email: emailLength,
  phone_number: phoneLength,
  problem: { max: line, English: 'The problem', Indonesia: 'Kendala' },
  message: { max: 20_000, English: 'The message', Indonesia: 'Pesan' },
};

/** Checked on submit, in this order; the first failure is shown. */
export const rules: readonly Rule<ContactMessage>[] = [
  { field: 'name', holds: ({ name }) => isName(name), message: nameMessage },
  {
    field: 'phone_number',
    holds: (values) => isPhone(values.phone_number),
    // The text says 10-15 as the specification requires; the rule, which decides, is 11 to 14.
    message: {
      English: 'Enter a valid mobile number (10-15 digits)',
      Indonesia: 'Nomor ponsel diisi yang valid (10-15 digit)',
    },
  },
  { field: 'email', holds: ({ email }) => isEmail(email), message: emailMessage },
  {
    field: 'problem',
    holds: ({ problem }) => longerThan(6, 30)(problem),
    message: {
      English: 'The problem must be at least 6 - 30 characters long',
      Indonesia: 'Problem panjang karakter minimal 6 - 30 karakter',
    },
  },
  {
    field: 'message',
    holds: ({ message }) => isMessage(message),
    message: {
      English: 'The message must be at least 25 characters long',
      Indonesia: 'Panjang pesan minimal 25 karakter',
    },
  },
];

/** Checked while typing. Same as on submit, except that a problem of exactly 30 characters is shown as valid. */
export const live: Live<ContactMessage> = {
  name: isName,
  phone_number: isPhone,
  email: isEmail,
  problem: longerThan(6, 31),
  message: isMessage,
};
