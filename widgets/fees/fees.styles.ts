import { centredRow, circle, inputBox, stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const form = css`
  legend { padding-bottom: .25rem; font-size: 1.125rem; font-weight: 700; }
`;

export const month = css`
  font-size: .875rem;
  text-align: end;
  + fieldset { margin-top: -3rem; }
`;

export const times = css`
  ${centredRow}
  gap: .25rem;
  padding-block: .375rem;
  border-top: 1px solid var(--line);
  > label { flex: 1; min-width: 0; padding-inline-end: .5rem; line-height: 1.35; }
  > button {
    flex: none;
    ${circle('2.75rem')}
    color: var(--leaf);
  }
  > button:hover { background: color-mix(in srgb, var(--leaf) 10%, transparent); }
  > button[aria-disabled=true] { opacity: .4; cursor: default; }
  > input {
    flex: none;
    appearance: textfield;
    width: 3.25rem;
    min-height: 2.75rem;
    ${inputBox}
    font-size: 1.125rem;
    font-weight: 600;
    text-align: center;
  }
  > input::-webkit-inner-spin-button { appearance: none; margin: 0; }
  > input:hover { border-color: var(--leaf); }
  > input:invalid { border-color: var(--bad); }
  @container (max-width: 21.98em) { flex-wrap: wrap; justify-content: end; > label { flex-basis: 100%; } }
  @media (scripting: none) { > button { display: none; } }
`;

export const bars = css`
  margin-block: auto;
  svg { height: .75rem; margin-block: .5rem 1.5rem; border-radius: 9rem; fill: color-mix(in srgb, currentColor 55%, transparent); }
  svg[data-strong] { fill: var(--turmeric); }
  @media (forced-colors: active) { svg { fill: CanvasText; } }
`;

const figure = `
  font-weight: 700;
  letter-spacing: -.03em;
  line-height: 1.15;
`;

export const sum = css`
  ${figure}
  font-size: clamp(2rem, 12cqi, 3.25rem);
`;

export const other = css`
  ${figure}
  font-size: clamp(1.5rem, 8cqi, 2.25rem);
`;

export const year = css`
  > b { display: inline-block; padding: .25rem .875rem; border-radius: 1.25rem; background: var(--turmeric); color: var(--on-turmeric); }
  @media print { > b { padding: 0; background: none; color: inherit; } }
`;

export const note = css`
  margin-top: auto;
  font-size: .875rem;
  line-height: 1.5;
`;

export const fold = css`
  > summary { justify-content: start; gap: .5rem; padding-block: 1rem; }
  > summary > h3 { font-size: 1.25rem; }
`;

export const comparison = css`
  width: 100%;
  line-height: 1.4;
  th, td { padding: .75rem .75rem .75rem 0; text-align: start; vertical-align: baseline; }
  th:last-child, td:last-child { padding-inline-end: 0; }
  caption { caption-side: bottom; padding-top: .75rem; font-size: .875rem; text-align: start; }
  thead th { padding-block: .5rem; font-size: .875rem; font-weight: 600; vertical-align: bottom; }
  tbody tr { border-top: 1px solid var(--line); break-inside: avoid; }
  tbody th { width: 50%; font-weight: 600; }
  tbody th > span { font-weight: 400; white-space: nowrap; }
  small { display: block; font-size: .875rem; font-weight: 400; text-wrap: balance; }
  td b { color: var(--leaf); }
  @container (max-width: 559.98px) {
    &, tbody { display: block; }
    thead { position: absolute; clip-path: inset(50%); }
    tbody tr { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: .5rem 1rem; padding-block: 1rem; }
    tbody th { grid-column: 1 / -1; width: auto; }
    tbody :is(th, td) { padding: 0; }
    td::before { content: attr(data-label); display: block; font-size: .875rem; font-weight: 400; }
  }
`;
