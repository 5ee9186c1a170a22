/** Describes the table of each form for commands. */
import type { VariableName } from '../core/variables';

export type Form = 'contact' | 'whistleblowing';

interface Kept {
  table: string;
  /** SQL of a row's name in commands. */
  name: string;
  plain: string;
  /** SQL that clears the unsealed columns, with a comma after each. */
  clearPlain: string;
  isUnchecked: string;
  days: VariableName;
}

/** A contact message has a number, not a case code. */
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
