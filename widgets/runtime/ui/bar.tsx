import { useStyles } from '../widget/widget-context';
import { bar, barStyles } from './bar.styles';

interface BarProps {
  /** Where it ends, of 1; below the least that can be seen it is drawn as that. */
  to: number;
  isStrong?: boolean;
}

const visible = 0.005;
const percent = (part: number) => Math.round(part * 1_000) / 10;

/** A bar of a chart that is a table: the value stands in the cell beside it, so to assistive technology it is nothing. */
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
