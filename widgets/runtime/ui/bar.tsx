import { useStyles } from '../element/widget-context';
import { bar, barStyles } from './bar.styles';

interface BarProps {
  /**
   * Where it begins and ends, of 1; below the least that can be seen it is drawn as that. Where an upright one does not begin at
   * the ground, there is a line.
   */
  from?: number;
  to: number;
  /** Stands on the ground, rather than lying beside it. */
  isUpright?: boolean;
  isStrong?: boolean;
  className?: string;
}

const visible = 0.005;
const percent = (part: number) => Math.round(part * 1_000) / 10;

/** A bar of a chart that is a table: the value stands in the cell beside it, so to assistive technology it is nothing. */
export function Bar({ from = 0, to, isUpright = false, isStrong = false, className = '' }: BarProps) {
  useStyles(barStyles);
  const start = percent(Math.min(from, to));
  const length = percent(Math.max(visible, Math.abs(to - from)));
  const rect = isUpright ? (
    <rect y={100 - start - length} width="100" height={length} />
  ) : (
    <rect x={start} width={length} height="100" />
  );
  return (
    <svg
      className={`${bar} ${className}`}
      data-strong={isStrong ? '' : undefined}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {rect}
      {isUpright && from > 0 && <path d={`M-20 ${100 - percent(from)}h140`} vectorEffect="non-scaling-stroke" />}
    </svg>
  );
}
