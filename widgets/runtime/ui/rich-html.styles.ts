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
  [id] { scroll-margin-top: var(--stick, 6.5rem); }
`;

const fade = richHtmlStyles.keyframes`
  from, 95% { mask-image: linear-gradient(to left, transparent, currentColor 3rem); }
`;

/** Columns that are still to come fade, in browsers that can. In a cell a word breaks only where the table would be wider than the screen, else columns would be a letter wide. */
export const scroller = richHtmlStyles.css`
  overflow-x: auto;
  overscroll-behavior-x: contain;
  overflow-wrap: break-word;
  @supports (animation-timeline: scroll()) {
    animation: ${fade} linear;
    animation-timeline: scroll(self inline);
  }
  @media print { overflow: visible; animation: none; }
`;
