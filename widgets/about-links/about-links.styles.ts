import { stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const section = css`
  display: grid;
  gap: clamp(2.5rem, 6cqi, 6rem);
  @container (min-width: 900px) { grid-template-columns: 5fr 7fr; }
`;

export const head = css`
  display: grid;
  align-content: start;
  gap: 1rem;
`;

export const about = css`
  max-width: 28rem;
  font-size: clamp(1.0625rem, 1rem + .35cqi, 1.25rem);
`;

export const pages = css`
  border-bottom: 1px solid var(--line);
`;

export const page = css`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: .25rem clamp(1rem, 2.5cqi, 2rem);
  > h3, > p { grid-column: 2; }
  padding-block: clamp(1.25rem, 2.5cqi, 1.875rem);
  border-top: 1px solid var(--line);
`;

export const title = css`
  font-size: clamp(1.25rem, 1.1rem + .8cqi, 1.625rem);
  line-height: 1.2;
`;

/** In the outline of a petal: two opposite corners are round. */
export const sign = css`
  grid-row: span 2;
  align-self: center;
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  border-radius: 1.75rem 0;
  background: var(--card);
  color: var(--leaf);
  @container (max-width: 17.98em) { display: none; }
`;

/** The link's target covers the whole row; its text and focus ring are those of the title. */
export const link = css`
  text-decoration: none;
  &::after { content: ''; position: absolute; inset: 0; border-radius: .5rem; }
  &:focus-visible { outline: 0; box-shadow: none; }
  &:focus-visible::after { outline: var(--ring); outline-offset: -3px; box-shadow: inset 0 0 0 6px var(--halo); }
  &:hover { color: var(--leaf); }
`;

export const arrow = css`
  grid-area: 1 / 3 / span 2;
  align-self: center;
  display: grid;
  place-items: center;
  @container (max-width: 17.98em) { display: none; }
  width: 3rem;
  height: 3rem;
  border-radius: 9rem;
  background: var(--card);
  color: var(--leaf);
  transition: background-color .2s ease-out, color .2s ease-out, transform .2s ease-out;
  :hover > & { background: var(--leaf); color: var(--on-leaf); transform: translateX(.25rem); }
`;
