import { stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const ways = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(1.5rem, 3cqi, 2.5rem);
`;

export const head = css`
  display: grid;
  gap: 1rem;
  > p { max-width: 40rem; font-size: clamp(1.0625rem, 1rem + .35cqi, 1.25rem); }
`;

export const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem 2rem;
  align-items: end;
  @container (min-width: 900px) { grid-template-columns: minmax(0, 1fr) 20rem; }
  @media print { display: none; }
`;

/** Radio buttons as pills. */
export const wants = css`
  display: flex;
  flex-wrap: wrap;
  gap: .5rem;
  border: 0;
  > legend { margin-bottom: .5rem; font-size: .875rem; font-weight: 600; }
  > label { position: relative; cursor: pointer; }
  input { position: absolute; inset: 0; opacity: 0; cursor: pointer; }
  span {
    display: grid;
    place-items: center;
    min-height: 2.75rem;
    padding: .5rem 1.125rem;
    border: 1px solid var(--control);
    border-radius: var(--radius-button);
    background: var(--card);
    font-weight: 600;
    transition: background-color .2s ease-out, color .2s ease-out;
  }
  label:hover > span { border-color: var(--leaf); }
  input:checked + span { border-color: var(--leaf); background: var(--leaf); color: var(--on-leaf); }
  input:focus-visible + span { outline: var(--ring); outline-offset: 3px; box-shadow: 0 0 0 3px var(--halo); }
  @media (forced-colors: active) { input:checked + span { forced-color-adjust: none; background: Highlight; color: HighlightText; } }
`;

export const amount = css`
  display: grid;
  gap: .5rem;
  font-size: .875rem;
  font-weight: 600;
  > input {
    width: 100%;
    min-height: 2.75rem;
    padding: .375rem 1rem;
    border: 1px solid var(--control);
    border-radius: var(--radius-field);
    background: var(--card);
    font-size: 1.125rem;
    font-weight: 600;
  }
  > input::placeholder { color: var(--control); font-weight: 400; opacity: 1; }
  > input[aria-invalid=true] { border-color: var(--bad); }
`;

export const submit = css`
  justify-self: start;
  @media (scripting: enabled) { display: none; }
`;

export const count = css`
  font-weight: 600;
  color: var(--leaf);
  @container (min-width: 900px) { grid-column: 1 / -1; }
`;

/** A service in each: on a narrow screen folded. */
export const groups = css`
  border-bottom: 1px solid var(--control);
`;

export const group = css`
  border: 0;
  border-top: 1px solid var(--control);
  > summary { display: grid; grid-template-columns: minmax(min-content, 1fr) minmax(0, auto) auto; gap: 0 1rem; padding-block: 1rem; font-weight: 400; }
  > summary > h3 { font-size: 1.25rem; overflow-wrap: break-word; }
  > summary > span { grid-row: 2; font-size: .9375rem; }
  > summary > b { color: var(--leaf); letter-spacing: -.02em; text-align: end; }
  > summary > svg { grid-area: 1 / 3 / span 2; }
  > summary > b { grid-row: 1 / span 2; grid-column: 2; }
`;

/** A table with room for one, else a card for each way. The tables of all groups have the same columns, and look like one. */
export const table = css`
  position: relative;
  width: 100%;
  border-collapse: collapse;
  font-size: 1rem;
  line-height: 1.4;
  font-variant-numeric: tabular-nums;
  th, td { text-align: start; vertical-align: baseline; }
  small { display: block; font-size: .9375rem; font-weight: 400; letter-spacing: 0; text-wrap: balance; }
  @container (min-width: 900px) {
    table-layout: fixed;
    th, td { padding: 1rem clamp(.75rem, 2cqi, 1.5rem) 1rem 0; }
    thead th { padding-block: .75rem; font-size: .875rem; font-weight: 600; }
    thead th:first-child { width: 13%; }
    td { font-size: .9375rem; }
    thead th:nth-child(2) { width: 21%; }
    thead th:nth-child(3) { width: 15%; }
    thead th:nth-child(n+4) { width: 20%; }
    thead th:last-child { width: auto; }
    td:last-child, th:last-child { padding-inline-end: 0; }
  }
  @container (max-width: 899.98px) {
    &, tbody { display: block; }
    thead { display: none; }
  }
`;

/** Beside a service's ways, as large as its name is where it is folded. */
export const service = css`
  font-size: 1.25rem;
  font-weight: 700;
  letter-spacing: -.02em;
  line-height: 1.3;
  @container (max-width: 899.98px) { display: none; }
`;

export const way = css`
  position: relative;
  &[data-obstacle] > td { opacity: .62; }
  &:hover a { color: var(--leaf); }
  @container (max-width: 899.98px) {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: .625rem 1rem;
    padding-block: 1rem;
    border-top: 1px solid var(--line);
  }
  @container (min-width: 900px) { & + & > :not([scope=rowgroup]) { border-top: 1px solid var(--line); } }
  @media print { break-inside: avoid; }
`;

/** The link's target covers the row. */
export const name = css`
  > a { display: block; font-size: 1.125rem; font-weight: 700; letter-spacing: -.02em; line-height: 1.3; text-decoration: none; }
  > a::after { content: ''; position: absolute; inset: 0; border-radius: .5rem; }
  > a:focus-visible { outline: 0; box-shadow: none; }
  > a:focus-visible::after { outline: var(--ring); outline-offset: -3px; box-shadow: inset 0 0 0 6px var(--halo); }
  @container (max-width: 899.98px) { flex: 1 1 50%; }
  @container (max-width: 17.98em) { flex-basis: 100%; }
`;

export const fee = css`
  > b { display: block; color: var(--leaf); font-size: 1.375rem; font-variant-numeric: normal; letter-spacing: -.03em; line-height: 1.2; }
  /* So that what costs something stands out among many that do not. */
  &[data-free] > b { color: inherit; font-size: 1rem; font-weight: 600; letter-spacing: 0; line-height: 1.4; }
  @container (max-width: 899.98px) { max-width: 42%; && { text-align: end; } }
  @container (max-width: 17.98em) { max-width: none; && { text-align: start; } }
`;

/** A value's heading, where the table's cannot be seen. */
export const label = css`
  display: block;
  font-size: .875rem;
  font-weight: 400;
  @container (min-width: 900px) { && { display: none; } }
`;

/** By plan, a line for each. */
export const limit = css`
  font-weight: 600;
  > span { display: block; }
  @container (max-width: 899.98px) { flex: 0 1 calc(50% - .5rem); }
  @container (max-width: 17.98em) { flex-basis: 100%; }
`;

export const needs = css`
  font-weight: 600;
  @container (max-width: 899.98px) { flex: 1 1 100%; display: flex; flex-wrap: wrap; gap: 0 .5rem; align-items: baseline; }
`;

export const obstacle = css`
  display: inline-block;
  margin-top: .375rem;
  padding: .25rem .75rem;
  border-radius: 9rem;
  background: var(--sand-deep);
  color: var(--bad);
  font-size: .875rem;
  font-weight: 600;
`;

// Where there is room nothing is folded, and of the headings, which are in all tables, those of the first are seen.
styles.raw(
  `@supports selector(::details-content){@container (min-width:900px){.${group}+.${group} thead th{padding-block:0;font-size:0;line-height:0}}}`,
);
