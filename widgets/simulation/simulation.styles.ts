import {
  choiceBox,
  inputBox,
  oneColumn,
  raised,
  stylesheet,
  wrapping,
  wrappingRow,
} from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css, raw } = styles;

const wide = '@container (min-width: 900px)';

export const note = css`
  font-size: .875rem;
  line-height: 1.5;
  opacity: .85;
`;

export const form = css`
  ${oneColumn}
  gap: clamp(2rem, 5cqi, 3.5rem);
  h3 { font-size: 1.25rem; }
  ${wide} { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); }
`;

export const products = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: .75rem;
  > legend { padding-bottom: .5rem; font-weight: 600; }
  > label {
    ${choiceBox}
    align-items: start;
    gap: .75rem;
    border: 1px solid var(--control);
    line-height: 1.35;
    transition: border-color .2s ease-out;
  }
  > label:hover { border-color: var(--leaf); }
  > label:has(:checked) { border-color: var(--leaf); box-shadow: inset 0 0 0 1px var(--leaf); }
  input { appearance: none; width: 1.25rem; height: 1.25rem; border: 2px solid var(--control); border-radius: 9rem; }
  :checked { border: .375rem solid var(--leaf); }
  small { display: block; font-size: .875rem; overflow-wrap: anywhere; }
`;

export const field = css`
  ${oneColumn}
  > label { font-weight: 600; }
  &:has([aria-invalid=true]) > :last-child { margin-bottom: -1.5em; color: var(--bad); font-weight: 600; opacity: 1; }
`;

export const box = css`
  ${wrappingRow}
  gap: .25rem .75rem;
  margin-top: .375rem;
  > input {
    flex: 1 1 8rem;
    min-width: 0;
    min-height: 3.25rem;
    padding: .5rem 1rem;
    ${inputBox}
    font-size: 1.25rem;
    font-weight: 600;
    transition: border-color .2s ease-out;
  }
  > input:hover { border-color: var(--leaf); }
  > input[aria-invalid=true] { border-color: var(--bad); box-shadow: inset 0 0 0 1px var(--bad); }
`;

/** A message uses the gap below, so that a button does not move while it is pressed. */
export const help = css`
  margin-top: .25rem;
  font-size: .875rem;
  line-height: 1.5;
  opacity: .85;
  > strong { display: block; }
`;

export const sum = css`
  margin-top: .25rem;
  font-size: clamp(1.5rem, 10cqi, 3.25rem);
  font-weight: 700;
  letter-spacing: -.03em;
  line-height: 1.1;
`;

export const added = css`
  margin-top: .75rem;
  > b { display: inline-block; padding: .125rem .75rem; border-radius: 9rem; background: var(--turmeric); color: var(--on-turmeric); }
  @media print { > b { padding: 0; background: none; color: inherit; } }
`;

export const figures = css`
  flex-grow: 1;
  display: grid;
  > div {
    ${wrapping}
    align-content: center;
    justify-content: space-between;
    gap: 0 1.5rem;
    padding-block: .625rem;
    border-bottom: 1px solid color-mix(in srgb, currentColor 25%, transparent);
  }
  > div:last-child { border: 0; }
  dd { font-weight: 600; }
`;

export const comparison = css`
  width: 100%;
  line-height: 1.4;
  --space: clamp(.375rem, 2cqi, .75rem);
  caption { padding-bottom: 1rem; text-align: start; }
  th, td { padding: .375rem var(--space) .375rem 0; text-align: start; }
  thead th { padding-block: 0 .25rem; font-size: .875rem; font-weight: 600; vertical-align: bottom; }
  tbody tr { border-block: 1px solid var(--line); }
  th:last-child, td:last-child { width: 58%; overflow-wrap: anywhere; }
  button { white-space: nowrap; min-height: 2.75rem; min-width: 2.75rem; font-weight: 600; text-align: start; text-decoration: underline 1px; text-underline-offset: .25em; }
  button:hover { color: var(--leaf); }
  svg { height: .5rem; margin-block: .25rem .375rem; border-radius: 9rem; background: color-mix(in srgb, var(--leaf) 12%, transparent); }
  [data-chosen] { background: color-mix(in srgb, var(--leaf) 9%, transparent); font-weight: 700; }
  [data-chosen] button { color: var(--leaf); font-weight: 700; }
  tbody th, thead th:first-child { padding-inline-start: var(--space); }
  @container (max-width: 18em) {
    table-layout: fixed;
    font-size: .8125rem;
    overflow-wrap: anywhere;
    button { white-space: normal; }
    th:last-child, td:last-child { width: 44%; }
  }
  @media (forced-colors: active) { svg { border: 1px solid; } }
`;

export const only = css`
  grid-column: 1 / -1;
  font-size: 1.125rem;
  font-weight: 600;
`;

export const fact = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  align-self: start;
  gap: 1rem;
  > svg { color: var(--leaf); }
  &[data-state] > svg { color: var(--turmeric-light); }
  &[data-state=within] > svg { color: var(--good-light); }
  &:is([data-state=amount], [data-state=rate]) > svg { color: var(--bad-light); }
  h3 { margin-bottom: .25rem; font-size: 1.125rem; }
  p + p { margin-top: .5rem; }
`;

export const beside = css`
  ${oneColumn}
  align-items: start;
  gap: 2rem;
  grid-column: 1 / -1;
  ${wide} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;

export const goal = css`
  grid-column: 1 / -1;
  ${oneColumn}
  gap: 1.5rem;
  padding: clamp(1.5rem, 1rem + 2cqi, 2.5rem);
  ${raised}
  > div { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr)); align-items: start; gap: 1.5rem 2rem; }
  > p > b { display: block; font-size: 1.5rem; line-height: 1.3; }
`;

const folded = '> summary { justify-content: start; gap: .5rem; padding-block: 1rem; }';

export const fold = css`
  ${folded}
  grid-column: 1 / -1;
  > table { margin-block: .5rem 1.5rem; }
`;

export const workings = css`
  grid-column: 1 / -1;
  ${folded}
  > p { max-width: 44rem; }
  > div { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)); gap: 1.5rem 2rem; padding-block: 1.5rem; }
  h3 { margin-bottom: .5rem; font-size: 1rem; }
  section > p + p { margin-top: .375rem; }
`;

// The thumb's border image draws the track, clipped by the input, with 3:1 contrast. Each engine rejects a list with another's
// selectors.
const slider = `.${field}>[type=range]`;
const thumb =
  'appearance:none;width:1.75rem;height:1.75rem;border:0;border-radius:9rem;background:var(--leaf);' +
  'border-image:linear-gradient(90deg,var(--leaf) 50%,color-mix(in srgb,var(--control) 80%,var(--card)) 0) 0 1/calc(50% - .1875rem) 100vw/0 100vw;cursor:grab;';
raw(`
@supports selector(::details-content){@container (min-width:900px){.${fold}>table{margin:0}}}
${slider}{width:100%;height:2.75rem;margin-top:.25rem;overflow:hidden;appearance:none;background:none;border-radius:.5rem;cursor:pointer}
${slider}::-webkit-slider-thumb{${thumb}}
${slider}::-moz-range-thumb{${thumb}}
@media (forced-colors:active){${slider}{appearance:auto;overflow:visible}${slider}::-webkit-slider-thumb{appearance:auto;border-image:none}}
@media (scripting:none){${slider}{display:none}}
`);
