import type { Language } from '../language/language';
import type { Labels } from '../language/strings';
import type { Bank } from '../widget/config';

/** The bank's data that a widget shows: from the page's configuration, a content answer, or `config.json`. */
export interface BankData {
  bank?: Bank | undefined;
  labels?: Labels | undefined;
}

/** Used if the bank is unknown. */
export const unnamedBank: Record<Language, Bank> = { English: { name: 'the bank' }, Indonesia: { name: 'bank' } };
