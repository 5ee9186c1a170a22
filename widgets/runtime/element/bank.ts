import type { Language } from '../language/language';
import type { Labels } from '../language/strings';
import type { Bank } from '../widget/config';

/** What a widget shows of its bank: from the page's configuration, an answer of the bank's server, or its `config.json`. */
export interface BankFacts {
  bank?: Bank | undefined;
  labels?: Labels | undefined;
}

/** Where nothing is known of the bank. */
export const unnamedBank: Record<Language, Bank> = { English: { name: 'the bank' }, Indonesia: { name: 'bank' } };
