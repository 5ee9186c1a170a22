import { centred, circle, inlineTarget, oneColumn, raised, stylesheet, wrappingRow } from '../styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

// Clears the exit button's bar below the page's header.
styles.raw('::slotted(span){scroll-margin-top:4rem}');

const column = `
  ${oneColumn}
  gap: clamp(2rem, 1.5rem + 2cqi, 3rem);
`;

const turn = styles.keyframes`
  to { transform: rotate(1turn); }
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
  @media print { display: none; }
`;

export const controls = css`${column}`;

export const outcome = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: .5rem .75rem;
  align-items: center;
  max-width: 46rem;
  scroll-margin-block: 7rem;
  padding: clamp(1.25rem, .5rem + 3cqi, 2rem);
  border-inline-start: .5rem solid var(--bad);
  ${raised}
  > svg { color: var(--bad); }
  &[data-kind=good] { border-color: var(--good); }
  &[data-kind=good] > svg { color: var(--good); }
  > h3 { font-size: 1.25rem; }
  > :nth-child(n + 3) { grid-column: 2; justify-self: start; }
  > button { margin-top: .5rem; }
  li > a { ${inlineTarget} }
  @media print { box-shadow: none; > button { display: none; } }
`;

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
  border: 0;
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

export const mark = css`
  position: absolute;
  top: 1rem;
  inset-inline-end: 1rem;
  color: var(--edge);
  pointer-events: none;
  &:has(+ button) { inset-inline-end: 3.5rem; }
  @media (scripting: none) { &:has(+ button) { inset-inline-end: 1rem; } }
`;

export const error = css`
  display: flex;
  gap: .5rem;
  margin-top: .5rem;
  color: var(--bad);
  font-size: .9375rem;
  font-weight: 600;
  line-height: 1.5;
  white-space: pre-line;
  > svg { flex: none; margin-top: .125em; }
`;

export const choices = css`
  ${oneColumn}
  gap: .75rem;
  margin-top: .5rem;
`;

export const choice = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: .875rem;
  min-height: 3.5rem;
  padding: .875rem 1rem;
  border: 1px solid var(--edge);
  border-radius: var(--radius-field);
  background: var(--card);
  font-weight: 600;
  line-height: 1.4;
  cursor: pointer;
  transition: border-color .2s ease-out, background-color .2s ease-out;
  > input {
    appearance: none;
    width: 1.375rem;
    height: 1.375rem;
    border: 2px solid var(--control);
    border-radius: 9rem;
    cursor: pointer;
  }
  > :checked { border: .4375rem solid var(--leaf); }
  &:hover { border-color: var(--leaf); }
  &:has(:checked) { border-color: var(--leaf); background: var(--sand); box-shadow: inset 0 0 0 1px var(--leaf); }
`;

export const send = css`
  justify-self: start;
  min-width: 12rem;
  min-height: 3.5rem;
  @container (max-width: 479.98px) { justify-self: stretch; min-width: 0; }
`;

export const loader = css`
  width: 1.25rem;
  height: 1.25rem;
  border: 3px solid;
  border-top-color: transparent;
  border-radius: 9rem;
  animation: ${turn} .8s linear infinite;
  @media (prefers-reduced-motion: reduce) { animation: none; }
`;
