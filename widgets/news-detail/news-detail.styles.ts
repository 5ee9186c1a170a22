import { stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const detail = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(1.75rem, 4cqi, 3rem);
  ::slotted([data-empty]) { display: none; }
`;

/** Wide and low where there is room, so that the text begins on the first screen. */
export const picture = css`
  width: 100%;
  aspect-ratio: 16 / 10;
  object-fit: cover;
  border-radius: var(--radius);
  background: var(--sand-deep);
  @container (min-width: 860px) { aspect-ratio: 9 / 4; }
  @media print { display: none; }
`;

/** The text comes first; where there is room, the share buttons stand beside its beginning. */
export const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem clamp(2rem, 5cqi, 4rem);
  @container (min-width: 860px) { grid-template-columns: minmax(0, 1fr) minmax(0, 2.2fr); align-items: start; > * { grid-area: 1 / 2; } }
`;

export const share = css`
  @container (min-width: 860px) { position: sticky; top: 7rem; .${row} > & { grid-column: 1; } }
`;

export const facts = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: 1.25rem;
  font-weight: 600;
  color: var(--leaf);
  > * + * { font-weight: 400; color: var(--ink); }
`;

export const head = css`
  height: 14rem;
  max-width: 48rem;
`;

export const body = css`
  height: 40rem;
`;
