/** Where what each form sends is stored. */
import type { VariableName } from '../core/variables';

export type Form = 'contact' | 'whistleblowing';

interface Kept {
  table: string;
  /** SQL of the name by which commands know a row. */
  name: string;
  /** SQL of the content as JSON, where a row is not sealed. */
  plain: string;
  /** SQL that empties the columns of what is not sealed, with a comma behind each. */
  clearPlain: string;
  /** SQL of whether its content was not checked when it came. */
  isUnchecked: string;
  /** The days for which rows are kept. */
  days: VariableName;
}

/** Before the number of a contact message, which has no case code. */
const messagePrefix = 'MSG-';

export const keptForms: Record<Form, Kept> = {
  contact: {
    table: 'serambi_contact_messages',
    name: `'${messagePrefix}' || id`,
    plain: `json_build_object(
      'name', name, 'email', email, 'phone_number', phone_number, 'problem', problem, 'message', message)::text`,
    clearPlain: 'name = NULL, email = NULL, phone_number = NULL, problem = NULL, message = NULL,',
    isUnchecked: 'false',
    days: 'KEEP_MESSAGES',
  },
  whistleblowing: {
    table: 'serambi_reports',
    name: 'case_code',
    plain: 'NULL::text',
    clearPlain: '',
    isUnchecked: 'is_unchecked',
    days: 'KEEP_REPORTS',
  },
};

export const formNames = Object.keys(keptForms) as Form[];

export const messageName = (id: string): string => messagePrefix + id;

export const formOf = (name: string): Form => (name.startsWith(messagePrefix) ? 'contact' : 'whistleblowing');
