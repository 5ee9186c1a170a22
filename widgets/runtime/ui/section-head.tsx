import type { ReactNode } from 'react';
import { useStyles } from '../widget/widget-context';
import { Icon } from './icon';
import * as paths from './icon-paths';
import * as css from './section-head.styles';

export function AllLink({ href, children }: { href: string; children: ReactNode }) {
  useStyles(css.styles);
  return (
    <a className={css.all} href={href}>
      {children}
      <Icon path={paths.arrow} size="1.25em" />
    </a>
  );
}

interface SectionHeadProps {
  title: string;
  /** Label and address of the link to all items; no link without an address. */
  all: string;
  href: string | false;
}

export function SectionHead({ title, all, href }: SectionHeadProps) {
  useStyles(css.styles);
  return (
    <div className={css.head}>
      <h2>{title}</h2>
      {href && <AllLink href={href}>{all}</AllLink>}
    </div>
  );
}
