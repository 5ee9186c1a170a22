import { stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const detail = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(1.75rem, 4cqi, 3rem);
  ::slotted([data-empty]) { display: none; }
`;

export const facts = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: 1.25rem;
  font-weight: 600;
  color: var(--leaf);
  > * + * { font-weight: 400; color: var(--ink); }
`;

export const head = css`
  height: 14rem;
  max-width: 48rem;
`;

export const body = css`
  height: 40rem;
`;
