import { stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const past = css`
  margin-top: 1.5rem;
  > summary { display: flex; align-items: center; gap: .5rem; min-height: 2.75rem; padding-block: .625rem; font-weight: 600; cursor: pointer; list-style: none; }
  > summary::-webkit-details-marker { display: none; }
  > summary > svg { flex: none; transition: transform .2s ease-out; }
  &[open] > summary > svg { transform: rotate(180deg); }
  > summary:hover { color: var(--leaf); }
`;
