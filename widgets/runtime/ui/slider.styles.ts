import { centredRow, circle, oneColumn, spreadRow, stylesheet } from '../styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const slider = css`
  ${oneColumn}
  gap: 1.25rem;
`;

/** Padding aligns the row with the page's column, and leaves room for shadows, which a scroll container would cut off. */
export const row = css`
  --edge: max(var(--gutter), (100cqi - 75rem) / 2);
  display: flex;
  gap: 1.5rem;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scrollbar-width: none;
  scroll-padding-inline: var(--edge);
  margin-block: -1rem -3rem;
  padding: 1rem var(--edge) 3rem;
  > * { flex: none; scroll-snap-align: start; break-inside: avoid; }
  @media print { flex-wrap: wrap; }
`;

/** For every row, also one with its own `list` class. */
export const drag = css`
  &[data-dragged] { scroll-snap-type: none; cursor: grabbing; user-select: none; -webkit-user-select: none; }
`;

export const head = css`
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: 1.5rem;
  @container (max-width: 17.98em) { flex-wrap: wrap; }
  break-after: avoid;
`;

export const arrows = css`
  display: flex;
  gap: .5rem;
  &[hidden] { display: none; }
`;

export const foot = css`
  ${spreadRow}
  gap: 1rem;
  &[data-idle] { visibility: hidden; }
`;

export const narrow = css`@container (min-width: 559.98px) { display: none; }`;

/** Only where the row shows one item at a time; a wide page shows several. */
export const place = css`
  ${centredRow}
  gap: .375rem;
  min-height: 2rem;
  font-size: .875rem;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  > i { width: .5rem; height: .5rem; border-radius: 9rem; background: var(--control); opacity: .5; transition: width .2s ease-out; }
  > i[data-shown] { width: 1.5rem; background: var(--leaf); opacity: 1; }
  > i:last-of-type { margin-inline-end: .375rem; }
  @container (min-width: 640px) { display: none; }
  @media (forced-colors: active) { > i { border: 1px solid; } > i[data-shown] { background: CanvasText; } }
`;

export const arrow = css`
  ${circle('3rem')}
  border: 1px solid var(--control);
  transition: background-color .2s ease-out;
  &:hover { background: var(--sand-deep); }
  &[aria-disabled=true] { opacity: .4; cursor: default; background: none; }
`;

// Without arrows the foot is empty. Written raw, because goober mangles such selectors.
styles.raw(`@container (min-width:640px){.${foot}:not(:has(:not([hidden])>button)){display:none}}`);
