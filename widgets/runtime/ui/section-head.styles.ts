import { inlineTarget, spreadRow, stylesheet } from '../styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const head = css`
  ${spreadRow}
  gap: .5rem 2rem;
  margin-bottom: clamp(1.5rem, 3.5cqi, 3rem);
  break-after: avoid;
`;

export const all = css`
  ${inlineTarget}
  gap: .5rem;
  font-weight: 600;
  color: var(--leaf);
  text-decoration: none;
  > svg { transition: transform .2s ease-out; }
  &:hover { color: var(--leaf-deep); }
  &:hover > svg { transform: translateX(.25rem); }
`;
