import { laterTexts } from '../../../widgets/runtime/language/strings';
import { strings } from './structured-data.strings';

export const homeName = laterTexts('structured-data', strings)((t) => t.home);
