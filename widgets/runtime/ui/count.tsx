import { useStyles } from '../widget/widget-context';
import { framesOf } from './count.frames';
import { count, countStyles } from './count.styles';

/** JavaScript numbers are exact up to 15 digits. */
const maxDigits = 15;

/** A text whose first number counts up once, when first drawn. The document has the whole text from the start. */
export function Count({ text }: { text: string }) {
  useStyles(countStyles);
  const [before, number, ...after] = text.split(/(\d[\d.,]*)/);
  if (!number || number.length > maxDigits) return <>{text}</>;
  return (
    <>
      {before || undefined}
      <span className={count} data-count={framesOf(number).join('\n')}>
        {number}
      </span>
      {after.join('') || undefined}
    </>
  );
}
