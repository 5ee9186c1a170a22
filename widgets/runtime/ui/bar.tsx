import { useStyles } from '../widget/widget-context';
import { bar, barStyles } from './bar.styles';

interface BarProps {
  /** From 0 to 1; a bar shorter than `visible` is drawn with that length. */
  to: number;
  isStrong?: boolean;
}

const visible = 0.005;
const percent = (part: number) => Math.round(part * 1_000) / 10;

/** A bar in a table's cell. Hidden from assistive technology, since the next cell has the value. */
export function Bar({ to, isStrong = false }: BarProps) {
  useStyles(barStyles);
  return (
    <svg
      className={bar}
      data-strong={isStrong ? '' : undefined}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={percent(Math.max(visible, to))} height="100" />
    </svg>
  );
}
