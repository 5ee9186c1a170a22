import { inlineTarget, stylesheet } from '../styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const head = css`
  display: grid;
  justify-items: start;
  align-content: center;
  gap: 1rem;
`;

export const back = css`
  ${inlineTarget}
  gap: .5rem;
  color: var(--leaf);
  font-weight: 600;
  text-decoration: none;
  transition: color .2s ease-out;
  &:hover { color: var(--leaf-deep); text-decoration: underline; text-underline-offset: .25em; }
`;

export const title = css`
  max-width: 22ch;
  font-size: clamp(2.25rem, 1.6rem + 2.6cqi, 3.75rem);
  line-height: 1.08;
`;
