import type { Labels } from '../../../widgets/runtime/language/strings';
import type { Bank } from '../../../widgets/runtime/widget/config';
import type { Facts } from './facts';
import { type BankFile, bankSchemas, type Operation } from './schema';
import type { SearchWords } from './search-words';
import type { Theme } from './theme';

export interface Site extends Omit<Operation, 'theme'> {
  bank: Bank;
  theme: Theme;
  labels?: Labels;
  search?: SearchWords;
  facts: Facts;
}

const { identity, operation } = bankSchemas();

export function siteOf(file: BankFile, facts: Facts): Site {
  const { theme, ...operating } = operation.parse(file);
  const bank: Bank = { ...identity.parse(file), ...(theme?.dark && { hasDarkTheme: true }) };
  return { ...operating, bank, theme: { light: {}, ...theme }, facts };
}
