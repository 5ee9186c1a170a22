import { stylesheet } from '../styles/stylesheet';

/** Words and lines break and tables scroll, so that rich text never widens its column or the grid around it. */
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

/** Hidden columns fade. Words in cells break only where the table exceeds the screen, else a column could be a letter wide. */
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
