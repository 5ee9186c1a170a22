import { circle, smallBold, stylesheet, wrapping } from '../styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const share = css`
  display: grid;
  justify-items: start;
  gap: .75rem;
`;

export const label = css`
  ${smallBold}
`;

export const row = css`
  ${wrapping}
  gap: .5rem;
`;

export const button = css`
  ${circle('3rem')}
  border: 1px solid var(--control);
  color: var(--leaf);
  transition: background-color .2s ease-out, color .2s ease-out, border-color .2s ease-out, transform .2s ease-out;
  &:hover { background: var(--leaf); border-color: var(--leaf); color: var(--on-leaf); }
  &:active { transform: scale(.94); }
`;
