import type { ReactNode } from 'react';
import type { Language } from '../runtime';
import { isAmong, piecesOf } from '../runtime/search/words';

interface MarkedProps {
  text: string;
  terms: readonly string[];
  language: Language;
}

export const Marked = ({ text, terms, language }: MarkedProps) =>
  piecesOf(text, isAmong(new Set(terms), language)).map(
    (piece, at): ReactNode => (piece.isMatch ? <mark key={at}>{piece.text}</mark> : piece.text),
  );
