import { stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

/** One grid cell with two layers: the page and, over its full height, the area in which the exit button sticks. */
export const page = css`
  display: grid;
  > * { grid-area: 1 / 1; min-width: 0; }
`;

export const exit = css`
  z-index: 2;
  position: sticky;
  top: calc(var(--serambi-bar, 0rem) + .25rem);
  place-self: start end;
  min-height: 2.75rem;
  margin: 1.5cqi var(--gutter);
  background: var(--turmeric);
  color: var(--on-turmeric);
  &:hover { background: var(--turmeric-light); }
  @media print { display: none; }
`;

export const ground = css`
  background: var(--sand-deep);
`;

export const date = css`
  position: relative;
`;

export const zone = css`
  position: relative;
  margin-top: .5rem;
  padding: 1.25rem;
  border: 2px dashed var(--control);
  border-radius: var(--radius-field);
  &:has(:focus-visible) { outline: 3px solid var(--focus); }
  > input { position: absolute; inset: 0; width: 100%; opacity: 0; cursor: pointer; }
`;
