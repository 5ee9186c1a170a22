import type { ReactNode } from 'react';
import { useStyles } from '../widget/widget-context';
import { Icon } from './icon';
import * as paths from './icon-paths';
import { css, sectionHeadStyles } from './section-head.styles';

/** The way to a page that has all of what is shown. */
export function AllLink({ href, children }: { href: string; children: ReactNode }) {
  useStyles(sectionHeadStyles);
  return (
    <a className={css.all} href={href}>
      {children}
      <Icon path={paths.arrow} size="1.25em" />
    </a>
  );
}

interface SectionHeadProps {
  title: string;
  /** What the link says that leads to the page with all of it, and where it leads; without an address there is none. */
  all: string;
  href: string | false;
}

/** The heading of a section that shows some of what a page has, and the way there. */
export function SectionHead({ title, all, href }: SectionHeadProps) {
  useStyles(sectionHeadStyles);
  return (
    <div className={css.head}>
      <h2>{title}</h2>
      {href && <AllLink href={href}>{all}</AllLink>}
    </div>
  );
}
