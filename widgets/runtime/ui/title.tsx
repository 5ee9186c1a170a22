import type { ReactNode } from 'react';
import { title } from '../styles/base.styles';

interface TitleProps {
  /** The page is the bank's own, whose `<h1>` says the same already; a second heading would only repeat it. */
  addressable: boolean;
  className?: string;
  children: ReactNode;
}

/** The title of a widget that is all of its page. */
export function Title({ addressable, className = '', children }: TitleProps) {
  const Tag = addressable ? 'p' : 'h2';
  return <Tag className={`${title} ${className}`}>{children}</Tag>;
}
