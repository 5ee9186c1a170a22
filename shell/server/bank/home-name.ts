import { localizedTexts } from '../../../widgets/runtime/language/strings';
import { strings } from './structured-data.strings';

/** The home page's heading is a slogan, so the page needs a name. */
export const homeName = localizedTexts('structured-data', strings)((t) => t.home);
