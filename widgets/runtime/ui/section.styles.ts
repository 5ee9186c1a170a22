import { stylesheet } from '../styles/stylesheet';
import { measure } from './prose.styles';

export const styles = stylesheet();
const { css } = styles;

export const columns = css`
  display: grid;
  gap: 1.5rem;
  padding-block: clamp(2.25rem, 1.25rem + 4cqi, 5.5rem);
  @container (min-width: 60em) { grid-template-columns: minmax(0, 18rem) minmax(0, 1fr); gap: 2rem clamp(2rem, 6cqi, 6rem); }
  @media print { display: block; padding-block: 1rem; }
`;

export const reading = css`
  @container (min-width: 60em) { grid-template-columns: minmax(0, 18rem) minmax(0, ${measure}); justify-content: start; }
`;

export const form = css`
  @container (min-width: 60em) { grid-template-columns: minmax(0, 18rem) minmax(0, 46rem); justify-content: space-between; }
`;

// Above the text on narrow pages; without a title it takes no space, not even a gap.
export const side = css`
  display: contents;
  @container (min-width: 60em) {
    position: sticky;
    top: var(--stick, 6.5rem);
    display: grid;
    gap: 1.5rem;
    align-self: start;
    /* A long word is hyphenated. */
    > h2 { font-size: 2rem; hyphens: auto; }
  }
  @media print { display: block; position: static; margin-bottom: 1rem; break-after: avoid; }
`;

export const text = css`
  min-width: 0;
  h2, h3, h4, h5, h6 { scroll-margin-top: var(--stick, 6.5rem); }
`;
