import { stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();

export const cards = styles.css`
  display: grid;
  gap: 1.5rem clamp(1.25rem, 2.5cqi, 2rem);
  margin-top: clamp(2rem, 1rem + 2cqi, 3rem);
  > li {
    display: grid;
    gap: 0 1.25rem;
    align-content: start;
  }
  @container (min-width: 18em) and (max-width: 599.98px) { > li:has(img) { grid-template-columns: 2fr 3fr; align-items: start; } }
  img { width: 100%; border-radius: var(--radius); }
  h3 { margin-bottom: .375rem; }
  @container (min-width: 600px) {
    grid-template-columns: 1fr 1fr;
    row-gap: 2.5rem;
    > li { gap: 1.25rem; }
  }
  @container (min-width: 1000px) { grid-template-columns: repeat(4, 1fr); }
`;

export const more = styles.css`margin-top: clamp(1.75rem, 1.25rem + 2cqi, 3rem);`;
