import { localizedTexts } from '../../../widgets/runtime/language/strings';
import { strings } from './structured-data.strings';

/** The name of the home page, whose heading is the bank's own words for itself. */
export const homeName = localizedTexts('structured-data', strings)((t) => t.home);
