import { stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const section = css`
  display: grid;
  gap: clamp(1.5rem, 4cqi, 3rem);
`;

export const values = css`
  display: grid;
  gap: 0 clamp(1.25rem, 2.5cqi, 2.25rem);
  @container (min-width: 600px) {
    grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));
    row-gap: clamp(2rem, 4cqi, 3rem);
  }
`;

export const value = css`
  display: flex;
  align-items: start;
  gap: 1.25rem;
  padding-block: 1.25rem;
  border-top: 1px solid var(--line);
  > img { flex: none; width: 4rem; height: 4rem; object-fit: contain; }
  > div { min-width: 0; }
  h3 { color: var(--leaf); font-size: clamp(1.375rem, 1.2rem + .7cqi, 1.75rem); line-height: 1.2; overflow-wrap: anywhere; }
  p { margin-top: .5rem; line-height: 1.55; text-wrap: pretty; }
  @container (min-width: 600px) {
    flex-direction: column;
    gap: 1.5rem;
    padding-block: 1.75rem 0;
    border-top: 2px solid var(--leaf);
    > img { width: 5.5rem; height: 5.5rem; }
  }
`;
