import { stylesheet } from '../styles/stylesheet';

/**
 * Nothing in rich text is wider than its column: words and lines break, and tables scroll. Its content does not count for the
 * column's width, else a table would widen every grid around it.
 */
export const richHtmlStyles = stylesheet();

export const richHtml = richHtmlStyles.css`
  contain: inline-size;
  justify-self: stretch;
  overflow-wrap: anywhere;
  pre { white-space: pre-wrap; }
`;

/** In a cell a word breaks only where the table would be wider than the screen, else columns would be a letter wide. */
export const scroller = richHtmlStyles.css`
  overflow-x: auto;
  overscroll-behavior-x: contain;
  overflow-wrap: break-word;
  @media print { overflow: visible; }
`;
