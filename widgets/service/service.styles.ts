import { stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const types = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(7rem, 29cqi), 1fr));
  overflow-wrap: anywhere;
  gap: clamp(.625rem, 1.5cqi, 1.25rem);
  > li {
    display: grid;
    align-content: start;
    justify-items: center;
    gap: .75rem;
    padding: 1.5rem .5rem 1.25rem;
    border-radius: var(--radius);
    background: var(--card);
    font-weight: 600;
    font-size: .875rem;
    line-height: 1.35;
    text-align: center;
  }
  img { width: 3.5rem; }
  @container (min-width: 900px) {
    grid-template-columns: repeat(6, 1fr);
    > li { padding-block: 2rem 1.75rem; font-size: 1rem; }
    img { width: 4.5rem; }
  }
`;
