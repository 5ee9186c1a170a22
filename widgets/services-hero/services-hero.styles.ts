import { stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const header = css`
  position: relative;
  overflow: hidden;
  background: var(--deep);
  padding-top: clamp(2.5rem, 1.5rem + 4cqi, 5rem);
  @media print { padding: 0; background: none; }
`;

export const pattern = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: .07;
  mask-image: linear-gradient(transparent, currentColor);
  @media print { display: none; }
`;

export const inside = css`
  position: relative;
`;

export const headline = css`
  max-width: 16ch;
  margin-bottom: clamp(1.75rem, 3.5cqi, 3rem);
  font-size: clamp(2.5rem, 1.6rem + 3.6cqi, 4.5rem);
  line-height: 1.04;
`;

/** A veranda of doors on a wide screen, which open onto the page, and on a narrow one rows with a door before each. */
export const arches = css`
  display: grid;
  gap: .75rem;
  padding-bottom: clamp(2.5rem, 1.5rem + 4cqi, 5rem);
  @container (min-width: 58.75em) { grid-template-columns: repeat(auto-fit, minmax(0, 1fr)); grid-auto-flow: column; gap: 1.25rem; padding-bottom: 0; }
`;

export const arch = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: 1rem;
  padding: 0 1rem;
  border-radius: var(--radius);
  background: var(--card);
  color: var(--ink);
  transition: transform .2s ease-out;
  > picture { flex: none; }
  > div { padding-block: 1rem; }
  @container (min-width: 18em) and (max-width: 58.74em) {
    > picture { align-self: stretch; display: grid; align-items: center; margin-top: .875rem; padding: 1.25rem .75rem .75rem; border-radius: 9rem 9rem 0 0; background: var(--sand-deep); }
  }
  @container (max-width: 17.98em) { flex-direction: column; align-items: start; padding-top: 1rem; }
  @container (min-width: 58.75em) {
    flex-direction: column;
    padding: 3.25rem 1.25rem 1.5rem;
    border-radius: 9rem 9rem 0 0;
    background: var(--sand);
    text-align: center;
    > div { padding: 0; }
    > picture > img { width: 7rem; }
    &:hover { transform: translateY(.5rem); }
    &:nth-child(even) { margin-top: 1.75rem; }
  }
`;

export const picture = css`
  width: 4rem;
`;

export const text = css`
  display: grid;
  gap: .375rem;
  font-size: .9375rem;
  line-height: 1.5;
`;

/** The title's link covers the whole card. */
export const title = css`
  font-size: 1.125rem;
  > a { text-decoration: none; }
  > a::after { content: ''; position: absolute; inset: 0; border-radius: var(--radius); }
  > a:focus-visible { outline: none; box-shadow: none; }
  > a:focus-visible::after { outline: var(--ring); outline-offset: 3px; box-shadow: 0 0 0 3px var(--halo); }
`;

/** On a narrow screen at the end of the row, else at the foot of the door. */
export const arrow = css`
  flex: none;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  margin: auto 0 auto auto;
  border-radius: 9rem;
  background: var(--sand-deep);
  color: var(--leaf);
  transition: background-color .2s ease-out, color .2s ease-out;
  :hover > & { background: var(--leaf); color: var(--on-leaf); }
  @container (max-width: 17.98em) { display: none; }
  @container (min-width: 58.75em) { margin: auto auto 0; }
  @media print { display: none; }
`;
