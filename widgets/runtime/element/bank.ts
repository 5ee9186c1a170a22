import type { Language } from '../language/language';
import type { Labels } from '../language/strings';
import type { Bank } from '../widget/config';

/** Facts about the bank that a widget shows: from the page's configuration, a content answer, or `config.json`. */
export interface BankFacts {
  bank?: Bank | undefined;
  labels?: Labels | undefined;
}

/** Used if the bank is unknown. */
export const unnamedBank: Record<Language, Bank> = { English: { name: 'the bank' }, Indonesia: { name: 'bank' } };
