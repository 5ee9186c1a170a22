import type { Language } from '../language/language';
import { useStrings, useStyles } from '../widget/widget-context';
import { Icon } from './icon';
import { printOnPress } from './print-button.behaviour';
import { strings } from './print-button.strings';
import { button, printButtonStyles } from './print-button.styles';

const printer = 'M6 9V2h12v7M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 14h12v8H6z';

export function PrintButton({ language }: { language: Language }) {
  useStyles(printButtonStyles);
  const { print } = useStrings('print-button', strings, language);
  return (
    <button ref={printOnPress} type="button" className={button} data-on="script" data-print="">
      <Icon path={printer} size="1.25em" />
      {print}
    </button>
  );
}
