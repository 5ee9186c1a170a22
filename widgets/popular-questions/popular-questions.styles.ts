import { oneColumn, stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const popular = css`
  ${oneColumn}
  gap: 1rem clamp(2rem, 6cqi, 6rem);
  > h2 { font-size: clamp(1.25rem, 1.15rem + .5cqi, 1.5rem); }
  > ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); column-gap: 2.5rem; }
  @container (min-width: 960px) {
    grid-template-columns: minmax(0, 18rem) minmax(0, 1fr);
    > h2 { padding-top: .75rem; }
  }
`;

export const question = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 1rem;
  height: 100%;
  min-height: 3.5rem;
  padding-block: .75rem;
  border-bottom: 1px solid var(--line);
  font-weight: 600;
  line-height: 1.35;
  text-decoration: none;
  overflow-wrap: anywhere;
  transition: color .2s ease-out;
  > svg { color: var(--leaf); transition: transform .2s ease-out; }
  &:hover { color: var(--leaf); }
  &:hover > svg { transform: translateX(.25rem); }
`;
