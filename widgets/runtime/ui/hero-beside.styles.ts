import { oneColumn, photo, smallBold, stylesheet } from '../styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const light = css`
  position: relative;
  --kicker: var(--leaf);
  background: var(--sand-deep);
  @media print { background: none; }
`;

export const deep = css`
  position: relative;
  --kicker: var(--turmeric-light);
  background: var(--deep);
  @media print { background: none; }
`;

export const columns = css`
  ${oneColumn}
  gap: 2rem clamp(2rem, 5cqi, 5rem);
  align-items: center;
  --air: clamp(2.5rem, 1.5rem + 3.5cqi, 4.5rem);
  padding-block: var(--air);
  @container (min-width: 768px) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); min-height: clamp(22rem, 31cqi, 36rem); }
`;

export const first = css`
  @container (min-width: 768px) { > :last-child { order: -1; } }
`;

export const wide = css`
  @container (min-width: 768px) { grid-template-columns: minmax(0, 1fr); gap: clamp(2.5rem, 4cqi, 3.5rem); min-height: 0; }
`;

export const words = css`
  display: grid;
  gap: 1rem;
`;

export const kicker = css`
  ${smallBold}
  color: var(--kicker);
`;

export const headline = css`
  font-size: clamp(2.25rem, 1.4rem + 3cqi, 3.75rem);
  line-height: 1.06;
`;

export const text = css`
  max-width: 34rem;
  font-size: clamp(1.0625rem, 1rem + .35cqi, 1.25rem);
`;

/** Shows the right half of a wide picture, where its subject is. Two opposite corners are round, like a petal. */
export const picture = css`
  ${photo('8 / 5')}
  object-position: right top;
  border-radius: clamp(3rem, 12cqi, 9rem) 0;
  @media print { display: none; }
`;

export const mirrored = css`border-radius: 0 clamp(3rem, 12cqi, 9rem);`;

export const arch = css`
  width: min(100%, 17rem + 10cqi);
  aspect-ratio: 4 / 3;
  margin: 0 auto calc(-1 * var(--air));
  object-fit: cover;
  object-position: right;
  @container (min-width: 768px) { aspect-ratio: 5 / 6; object-position: 92%; }
  border-radius: 50rem 50rem 0 0;
  @media print { display: none; }
`;

export const half = css`
  width: 100cqi;
  max-width: none;
  aspect-ratio: 8 / 5;
  margin: 0 calc(-1 * var(--gutter)) calc(-1 * var(--air));
  object-fit: cover;
  object-position: right;
  /* The middle of the picture's right half (75 %) is in the middle of the page's. The picture ends at the page's edge. */
  @container (min-width: 768px) { position: absolute; inset: 0 0 0 50%; width: 50%; height: 100%; margin: 0; object-position: max(100%, 75% - 12.5cqi); }
  @media print { display: none; }
`;
