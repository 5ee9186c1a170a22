import { localizedTexts } from '../../../widgets/runtime/language/strings';
import { strings } from './structured-data.strings';

export const homeName = localizedTexts('structured-data', strings)((t) => t.home);
