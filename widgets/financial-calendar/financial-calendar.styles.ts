import { stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const past = css`
  margin-top: 1.5rem;
  border: 0;
  > summary { justify-content: start; gap: .5rem; min-height: 2.75rem; padding-block: .625rem; }
`;
