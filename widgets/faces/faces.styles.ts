import { oneColumn, smallBold, stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const hero = css`
  ${oneColumn}
  padding-top: clamp(2.5rem, 1.5rem + 4cqi, 5rem);
`;

export const columns = css`
  @container (max-width: 899.98px) { display: contents; > * { margin-inline: var(--gutter); } }
  @container (min-width: 900px) {
    display: grid;
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: clamp(2rem, 6cqi, 6rem);
    align-items: start;
  }
`;

export const words = css`
  display: grid;
  justify-items: start;
  gap: 1.25rem;
`;

export const kicker = css`
  margin-bottom: -.5rem;
  ${smallBold}
  color: var(--leaf);
`;

export const heading = css`
  font-size: clamp(2.75rem, 1.7rem + 4cqi, 5rem);
  line-height: 1.02;
  letter-spacing: -.035em;
`;

export const kind = css`
  max-width: 34rem;
  color: var(--leaf);
  font-size: clamp(1.125rem, 1rem + .6cqi, 1.5rem);
  font-weight: 600;
  line-height: 1.4;
`;

export const about = css`
  max-width: 34rem;
  font-size: clamp(1.0625rem, 1rem + .4cqi, 1.25rem);
`;

export const figures = css`
  order: 1;
  @container (max-width: 899.98px) { padding-top: 1.5rem; > :first-child { border-top: 0; } }
  > div { display: grid; gap: .25rem; padding-block: 1rem; border-top: 1px solid var(--line); }
  @container (min-width: 900px) { > :first-child { padding-top: 0; border-top: 0; } }
  dt { font-weight: 600; line-height: 1.35; }
`;

/** Above its label visually, but read after it. */
export const value = css`
  order: -1;
  color: var(--leaf);
  font-size: clamp(1.875rem, 1.4rem + 1.4cqi, 2.5rem);
  font-weight: 700;
  letter-spacing: -.03em;
  line-height: 1.15;
`;

export const source = css`
  font-size: .875rem;
  line-height: 1.45;
  a { text-underline-offset: .25em; }
  a:hover { color: var(--leaf); }
`;

/** The portraits rise above the stage if they fit one row. */
export const stage = css`
  --leaf: var(--turmeric-light);
  --leaf-deep: var(--turmeric-light);
  --rise: 0rem;
  position: relative;
  margin-top: clamp(2.5rem, 5cqi, 4.5rem);
  padding-block: clamp(1.25rem, 3cqi, 2rem);
  overflow: hidden;
  background: linear-gradient(transparent var(--rise), var(--deep) var(--rise));
  @container (min-width: 1000px) { --rise: min(14cqi, 11rem); padding-top: 0; }
  @media (forced-colors: active), print { background: none; }
`;

export const pattern = css`
  position: absolute;
  inset: var(--rise) 0 0;
  width: 100%;
  height: calc(100% - var(--rise));
  opacity: .08;
`;

/** Each person in an arch above a name; on a phone two in a row, so that long names fit. */
export const people = css`
  position: relative;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8rem), 1fr));
  gap: 1.5rem 1rem;
  img { width: 100%; aspect-ratio: 1; object-fit: cover; object-position: top; border-radius: 50rem 50rem 0 0; }
  @container (min-width: 480px) { gap: 2rem clamp(1rem, 1.75cqi, 1.5rem); img { aspect-ratio: 4 / 5; } }
  @container (min-width: 640px) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  @container (min-width: 1000px) { grid-template-columns: repeat(6, minmax(0, 1fr)); column-gap: 1rem; }
`;

export const person = css`
  display: grid;
  gap: .125rem;
  padding-top: .75rem;
  font-size: clamp(.875rem, .75rem + .4cqi, 1rem);
  line-height: 1.35;
  text-wrap: balance;
  > b { font-weight: 700; @container (min-width: 1000px) { font-size: .9375rem; letter-spacing: -.02em; } }
  /* Positions of two words fit one line. */
  > span { @container (min-width: 1000px) { font-size: .875rem; letter-spacing: -.01em; } }
`;

export const all = css`
  position: relative;
  margin-top: .75rem;
`;
