import { stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const detail = css`
  display: grid;
  gap: clamp(2rem, 5cqi, 4rem);
`;

export const date = css`
  font-weight: 600;
  color: var(--leaf);
`;

export const head = css`
  height: 14rem;
  max-width: 48rem;
`;

export const body = css`
  height: 40rem;
`;
