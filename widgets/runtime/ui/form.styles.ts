import { centred, circle, oneColumn, raised, stylesheet, wrappingRow } from '../styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

// Clears the exit button's bar below the page's header.
styles.raw('::slotted(span){scroll-margin-top:4rem}');

const column = `
  ${oneColumn}
  gap: clamp(2rem, 1.5rem + 2cqi, 3rem);
`;

export const card = css`
  max-width: 46rem;
  padding: clamp(1.25rem, .5rem + 3cqi, 2.5rem);
  ${raised}
  @media print { padding: 0; box-shadow: none; }
`;

export const form = css`
  ${column}
  /* The toast must not cover the field that gets the focus for its error. */
  input, textarea { scroll-margin-bottom: min(12rem, 40vh); }
`;

export const controls = css`${column}`;

export const part = css`
  ${oneColumn}
  gap: 1.5rem;
  min-width: 0;
  border: 0;
  & + & { padding-top: clamp(2rem, 1.5rem + 2cqi, 3rem); border-top: 1px solid var(--line); }
  > legend { float: inline-start; ${wrappingRow} gap: .75rem; }
  > legend h3 { flex: 1 7.5rem; font-size: 1.25rem; }
  > legend + * { clear: both; }
`;

export const number = css`
  flex: none;
  ${circle('2.25rem')}
  background: var(--sand-deep);
  color: var(--leaf);
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;

export const field = css`
  ${oneColumn}
  min-width: 0;
  --edge: var(--control);
  &[data-state=success] { --edge: var(--good); }
  &[data-state=error] { --edge: var(--bad); }
`;

export const label = css`
  font-weight: 600;
  line-height: 1.4;
  > span { font-weight: 400; }
`;

export const help = css`
  margin-top: .125rem;
  font-size: .875rem;
  line-height: 1.5;
  opacity: .8;
`;

export const box = css`
  position: relative;
  display: grid;
  margin-top: .5rem;
  > input, > textarea {
    width: 100%;
    min-height: 3.25rem;
    padding: .75rem 3rem .75rem 1rem;
    border: 1px solid var(--edge);
    border-radius: var(--radius-field);
    background: var(--card);
    line-height: 1.5;
    transition: border-color .2s ease-out;
  }
  &:has(> button) > input { padding-inline-end: 5.5rem; }
  > button {
    position: absolute;
    inset: .25rem .25rem auto auto;
    ${centred}
    width: 2.75rem;
    height: 2.75rem;
    border-radius: .625rem;
    color: var(--leaf);
  }
  > button:hover { background: var(--sand-deep); }
  @media (scripting: none) {
    > button { display: none; }
    &:has(> button) > input { padding-inline-end: 3rem; }
  }
  > textarea { min-height: 10rem; resize: vertical; }
  > input:hover, > textarea:hover { border-color: var(--leaf); }
  [data-state]:not([data-state=neutral]) > & > :is(input, textarea) { border-color: var(--edge); }
  [data-state]:not([data-state=neutral]) > & > :is(input, textarea):not(:focus-visible) { box-shadow: inset 0 0 0 1px var(--edge); }
`;

export const send = css`
  justify-self: start;
  min-width: 12rem;
  min-height: 3.5rem;
  @container (max-width: 479.98px) { justify-self: stretch; min-width: 0; }
`;
