import { inlineTarget, stylesheet, wrappingRow } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css, raw } = styles;

export const tabs = css`> [role=tablist] { padding: .75rem max(var(--gutter), (100cqi - 75rem) / 2) 0; }`;

export const scroll = css`
  overflow-x: auto;
  overscroll-behavior-x: contain;
  border-radius: .5rem;
  content-visibility: var(--unseen, auto);
  contain-intrinsic-block-size: auto 48rem;
  @media print { content-visibility: visible; }
`;

/** Cells carry the lines, because rows would lose them at the sticky first column. */
export const table = css`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-variant-numeric: tabular-nums;
  caption { text-align: start; padding-bottom: clamp(1rem, 2cqi, 2rem); }
  h2 { position: sticky; left: 0; display: inline-block; max-width: calc(100cqi - 2 * var(--gutter)); }
  th, td {
    position: relative;
    padding: 1rem clamp(.75rem, 2.5cqi, 2rem);
    border-bottom: 1px solid var(--line);
    text-align: start;
    line-height: 1.4;
  }
  th { font-weight: 600; }
  td { min-width: 5rem; }
  /* A sign has its own space at its sides. */
  td > span { display: grid; margin-inline-start: -.3125rem; color: var(--control); }
  td > [data-ok] { color: var(--good); }
  tr > :first-child { padding-inline-start: 0; }
  tr > :last-child { background: var(--card); }
  td:last-child { font-weight: 600; }
  thead th { font-weight: 700; border-color: transparent; vertical-align: bottom; }
  thead th:last-child { border-radius: var(--radius) var(--radius) 0 0; color: var(--leaf); }
`;

export const updated = css`
  margin-top: 1.25rem;
  font-size: .875rem;
`;

export const actions = css`
  ${wrappingRow}
  gap: .75rem 1.75rem;
  margin-top: clamp(1.5rem, 3cqi, 2.5rem);
`;

export const calculate = css`
  ${inlineTarget}
  font-weight: 600;
  text-underline-offset: .25em;
`;

raw(`
.${table} tbody tr:last-child>*{border-color:transparent}
.${table} tbody tr:last-child>:last-child{border-radius:0 0 var(--radius) var(--radius)}
@container (min-width:768px){.${table} tr>:not(:first-child){width:24%}.${table} tr>:nth-child(3):last-child,.${table} tr>:nth-child(2):nth-last-child(2){width:32%}}
@container (max-width:479.98px){.${table} :is(th,td){padding:.625rem .5rem;font-size:.9375rem}.${table}:has(tr>:first-child:nth-last-child(3)){table-layout:fixed}.${table} tr>:first-child:nth-last-child(3){width:34%}}
@container (max-width:374.98px){.${table} tbody :is(th,td){padding-inline:.25rem;font-size:.8125rem}}
@container (max-width:767.98px){.${table} tr>:first-child{position:sticky;left:0;z-index:1;background:var(--sand);padding-inline-end:.75rem}}
`);
