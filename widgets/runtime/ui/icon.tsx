import { line } from '../styles/base.styles';

/** Icons from Lucide (ISC), as paths on a 24 by 24 grid. Decorative: text always says the same. */
export function Icon({ path, size = '1.5em' }: { path: string; size?: string | number }) {
  return (
    <svg className={line} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
