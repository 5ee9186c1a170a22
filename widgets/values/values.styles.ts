import { stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const section = css`
  display: grid;
  gap: clamp(1.5rem, 4cqi, 3.5rem);
`;

/** Rows on a narrow screen, columns on a wide one. */
export const values = css`
  border-top: 1px solid var(--line);
  @container (min-width: 768px) {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
    gap: 3rem 2rem;
    border: 0;
  }
`;

export const value = css`
  display: flex;
  align-items: center;
  gap: 1.25rem;
  padding-block: .875rem;
  border-bottom: 1px solid var(--line);
  > img { width: 4.5rem; height: 4.5rem; object-fit: contain; }
  @container (max-width: 17.98em) { flex-direction: column; align-items: start; }
  @container (min-width: 768px) {
    flex-direction: column;
    align-items: start;
    gap: 1.5rem;
    padding: 0;
    border: 0;
    > img { width: 8rem; height: 8rem; }
  }
`;
