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
  gap: 1.25rem;
  @container (min-width: 900px) { grid-template-rows: auto auto 1fr; }
`;

/** A batik panel below the text, so that the column is as high as the list beside it. */
export const ground = css`
  display: none;
  overflow: hidden;
  margin-top: 1.75rem;
  border-radius: var(--radius);
  background: var(--deep);
  color: var(--leaf);
  @container (min-width: 900px) { display: grid; }
  @media (forced-colors: active) { visibility: hidden; }
`;

export const pattern = css`
  width: 100%;
  height: 100%;
`;

export const heading = css`
  font-size: clamp(2.5rem, 1.6rem + 3cqi, 4rem);
  line-height: 1.08;
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
  grid-template-columns: minmax(0, 1fr) auto;
  gap: .375rem 1.5rem;
  padding-block: clamp(1.5rem, 3cqi, 2.5rem);
  border-top: 1px solid var(--line);
`;

export const title = css`
  font-size: clamp(1.5rem, 1.2rem + 1.2cqi, 2.125rem);
  line-height: 1.2;
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
  grid-area: 1 / 2 / span 2;
  align-self: center;
  display: grid;
  place-items: center;
  @container (max-width: 17.98em) { display: none; }
  width: 3.5rem;
  height: 3.5rem;
  border-radius: 9rem;
  background: var(--sand-deep);
  color: var(--leaf);
  transition: background-color .2s ease-out, color .2s ease-out, transform .2s ease-out;
  :hover > & { background: var(--leaf); color: var(--on-leaf); transform: translateX(.25rem); }
`;
