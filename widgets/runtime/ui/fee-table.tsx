import type { ReactNode } from 'react';
import type { Language } from '../language/language';
import { useLabels, useStrings, useStyles } from '../widget/widget-context';
import { strings } from './fee-table.strings';
import * as css from './fee-table.styles';
import { feeIn, limitsIn, nextFee, plansIn } from './money';
import type { Plans, Way } from './ways';

interface FeeTableProps {
  language: Language;
  label: string;
  first?: string;
  children: ReactNode;
}

/** Fees, limits and plans of the ways to use a service; on narrow screens a card for each way. */
export function FeeTable({ language, label, first, children }: FeeTableProps) {
  useStyles(css.styles);
  const t = useStrings('fee-table', strings, language);
  return (
    <table className={css.table} aria-label={label}>
      <thead>
        <tr>
          {[...(first ? [first] : []), t.way, t.fee, t.once, t.day, t.needs].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface FeeRowProps {
  way: Way;
  language: Language;
  plans: Plans | undefined;
  href?: string | undefined;
  /** The reason why this way is impossible: a keyword for styles, and a sentence. */
  obstacle?: { kind: string; text: string } | undefined;
  children?: ReactNode;
}

export function FeeRow({ way, language, plans, href, obstacle, children }: FeeRowProps) {
  const t = useStrings('fee-table', strings, language);
  const labels = useLabels();
  const { price, exception } = feeIn(language, way, labels);
  const { all, once, day } = limitsIn(language, way, plans, labels);
  // Limits that a way does not state are unknown, not absent.
  const stated = (lines: string[]) => (lines.length > 0 ? lines : [t.unstated]);
  const { name } = way;
  return (
    <tr className={css.way} data-obstacle={obstacle?.kind} part="way">
      {children}
      <th scope="row" className={css.name}>
        {href ? <a href={href}>{name}</a> : name}
        {obstacle && <span className={css.obstacle}>{obstacle.text}</span>}
      </th>
      <td className={css.fee} data-free={nextFee(way) ? undefined : ''}>
        <b>{price}</b>
        {exception && <small>{exception}</small>}
      </td>
      <Limit label={t.once} lines={all.length > 0 ? all : stated(once)} />
      <Limit label={t.day} lines={all.length > 0 ? [t.noDay] : stated(day)} />
      <td className={css.needs}>
        <span className={css.label}>{t.needs}</span>
        {plansIn(language, way, plans, labels)}
      </td>
    </tr>
  );
}

const Limit = ({ label, lines }: { label: string; lines: readonly string[] }) => (
  <td className={css.limit}>
    <span className={css.label}>{label}</span>
    {lines.map((line) => (
      <span key={line}>{line} </span>
    ))}
  </td>
);
