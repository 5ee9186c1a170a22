import type { ReactNode } from 'react';
import { title } from '../styles/base.styles';

interface TitleProps {
  /** On the bank's own page the `<h1>` already has this title. */
  addressable: boolean;
  className?: string;
  children: ReactNode;
}

export function Title({ addressable, className = '', children }: TitleProps) {
  const Tag = addressable ? 'p' : 'h2';
  return <Tag className={`${title} ${className}`}>{children}</Tag>;
}
