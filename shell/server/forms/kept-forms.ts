/** Where what each form sends is stored. */
import type { VariableName } from '../start/variables';

export type Form = 'contact' | 'whistleblowing';

interface Kept {
  table: string;
  /** SQL of the name by which commands know a row. */
  name: string;
  /** SQL of the content as JSON, where a row is not sealed. */
  plain: string;
  /** The days for which rows are kept. */
  days: VariableName;
}

export const keptForms: Record<Form, Kept> = {
  contact: {
    table: 'serambi_contact_messages',
    name: `'MSG-' || id`,
    plain: `json_build_object(
      'name', name, 'email', email, 'phone_number', phone_number, 'problem', problem, 'message', message)::text`,
    days: 'KEEP_MESSAGES',
  },
  whistleblowing: { table: 'serambi_reports', name: 'case_code', plain: 'NULL::text', days: 'KEEP_REPORTS' },
};

export const formNames = Object.keys(keptForms) as Form[];

/** What a contact message is called, which has no case code. */
export const messageName = (id: string): string => `MSG-${id}`;

export const formOf = (name: string): Form => (name.startsWith('MSG-') ? 'contact' : 'whistleblowing');
