import { stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const popular = css`
  padding-block: clamp(2rem, 1.25rem + 3cqi, 4rem);
  > h2 { font-size: clamp(1.25rem, 1.15rem + .5cqi, 1.5rem); }
  > ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr)); gap: .75rem; margin-top: 1.25rem; }
  @media print { display: none; }
`;

export const question = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 1rem;
  height: 100%;
  min-height: 4rem;
  padding: .875rem 1.25rem;
  border-radius: var(--radius);
  background: var(--card);
  box-shadow: var(--shadow);
  font-weight: 600;
  line-height: 1.35;
  text-decoration: none;
  overflow-wrap: anywhere;
  transition: color .2s ease-out;
  > svg { color: var(--leaf); transition: transform .2s ease-out; }
  &:hover { color: var(--leaf); }
  &:hover > svg { transform: translateX(.25rem); }
  @media (forced-colors: active) { border: 1px solid; }
`;
