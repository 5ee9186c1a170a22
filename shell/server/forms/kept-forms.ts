/** Describes the table of each form for commands. */
import type { VariableName } from '../core/variables';

export type Form = 'contact' | 'whistleblowing';

interface Kept {
  /** Its column `case_code` names a row in answers and commands. */
  table: string;
  prefix: string;
  plain: string;
  /** SQL that clears the unsealed columns, with a comma after each. */
  clearPlain: string;
  isUnchecked: string;
  days: VariableName;
}

export const keptForms: Record<Form, Kept> = {
  contact: {
    table: 'serambi_contact_messages',
    prefix: 'MSG',
    plain: `json_build_object(
      'name', name, 'email', email, 'phone_number', phone_number, 'problem', problem, 'message', message)::text`,
    clearPlain: 'name = NULL, email = NULL, phone_number = NULL, problem = NULL, message = NULL,',
    isUnchecked: 'false',
    days: 'KEEP_MESSAGES',
  },
  whistleblowing: {
    table: 'serambi_reports',
    prefix: 'SRB',
    plain: 'NULL::text',
    clearPlain: '',
    isUnchecked: 'is_unchecked',
    days: 'KEEP_REPORTS',
  },
};

/** Columns of a query: the sealed or the plain content of a submission. */
export const contentOf = (form: Form): string => {
  const { plain, isUnchecked } = keptForms[form];
  return `encode(sealed, 'base64') AS sealed, CASE WHEN sealed IS NULL THEN ${plain} END AS plain, ${isUnchecked} AS is_unchecked`;
};

export interface KeptContent {
  sealed: string | null;
  plain: string | null;
  is_unchecked: boolean;
}

export type Unseal = (sealed: Uint8Array) => Promise<string>;

/** Undefined if the content cannot be opened. */
export const textOf = async ({ sealed, plain }: KeptContent, unseal: Unseal): Promise<string | undefined> =>
  plain ?? unseal(Buffer.from(sealed ?? '', 'base64')).catch(() => undefined);

export const formNames = Object.keys(keptForms) as Form[];

export const formOf = (name: string): Form =>
  name.startsWith(`${keptForms.contact.prefix}-`) ? 'contact' : 'whistleblowing';
