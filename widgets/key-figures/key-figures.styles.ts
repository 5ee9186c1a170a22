import { raised, stack, stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

/** Two in a row on a phone, where one would fill a screen. */
const narrow = '@container (min-width: 22.5em) and (max-width: 43.74em)';

export const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: clamp(1rem, 2cqi, 1.5rem);
  margin-top: clamp(1.5rem, 4cqi, 3rem);
  ${narrow} { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: .75rem; }
  /* Notes below the bars begin at one height. */
  @container (min-width: 43.75em) { &:has(thead small) thead th { height: 2.8rem; } }
`;

export const card = css`
  container-type: inline-size;
  ${stack}
  gap: .75rem;
  padding: clamp(1.25rem, 6cqi, 1.75rem);
  ${narrow} { padding: clamp(.75rem, 3.5cqi, 1.5rem); }
  ${raised}
  break-inside: avoid;
  > p { padding-top: .75rem; border-top: 1px solid var(--line); font-size: .875rem; line-height: 1.5; }
  @media (forced-colors: active) { border: 1px solid; }
  @media print { border: 1px solid; background: none; box-shadow: none; }
`;

export const figure = css`
  width: 100%;
  table-layout: fixed;
  font-size: clamp(.75rem, 4.2cqi, .875rem);
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  caption { padding-bottom: 1.25rem; font-variant-numeric: normal; text-align: start; }
  h3 { font-size: 1rem; font-weight: 600; letter-spacing: 0; }
  /* Two in a row on a phone: labels of two lines, and below a bar only its period. */
  @container (max-width: 15em) {
    letter-spacing: -.02em;
    h3 { align-content: end; min-height: 2.6em; font-size: .875rem; line-height: 1.3; }
    th { font-size: .6875rem; letter-spacing: -.05em; }
    th small { display: none; }
  }
  caption > span { display: block; margin-top: .25rem; color: var(--leaf); font-size: clamp(1.125rem, 11.5cqi, 2.5rem); font-weight: 700; letter-spacing: -.03em; line-height: 1.1; overflow-wrap: anywhere; }
  thead { display: table-footer-group; }
  small { display: block; font-size: .75rem; white-space: nowrap; }
  caption small { display: inline; font-size: 1rem; font-weight: 600; letter-spacing: 0; }
  th { padding-top: .5rem; font-weight: 400; vertical-align: top; }
  th, td { text-align: center; }
  th:last-child, td:last-child { font-weight: 700; }
`;

/** Room for the longest bar and a value. A loss's value takes its room from the bars, so that the periods of all cards align. */
export const column = css`
  --most: clamp(4.5rem, 30cqi, 6.5rem);
  ${stack}
  justify-content: flex-end;
  align-items: center;
  box-sizing: content-box;
  height: var(--most);
  padding-top: 1.75rem;
  &[data-depth] { height: calc(var(--most) - 1.5rem); padding-bottom: 1.5rem; }
  > * { flex: none; }
  > span { padding-block: .25rem; }
  /* A loss's value takes no room, because the bars beside it continue below it. */
  > svg ~ span { height: 0; padding: 0; line-height: 2; }
`;

/** An incomplete period is only an outline. */
export const bar = css`
  width: calc(100% - .75rem);
  min-height: 1px;
  fill: color-mix(in srgb, var(--leaf) 55%, transparent);
  &[data-kind] { fill: var(--leaf); }
  &[data-kind=part] { background: repeating-linear-gradient(135deg, transparent 0 4px, color-mix(in srgb, var(--leaf) 45%, transparent) 4px 6px); }
  &[data-kind=part] > rect { fill: none; stroke: var(--leaf); stroke-width: 4; }
  @media (forced-colors: active) { fill: CanvasText; &[data-kind] { fill: CanvasText; } &[data-kind=part] > rect { stroke: CanvasText; } }
`;

export const ground = css`
  width: 100%;
  fill: var(--control);
`;

export const source = css`
  margin-top: 1.5rem;
  font-size: .875rem;
  a { display: inline-flex; align-items: center; min-height: 1.5rem; text-underline-offset: .25em; }
  a:hover { color: var(--leaf); }
`;

export const headline = css`
  --leaf: var(--turmeric-light);
  --leaf-deep: var(--on-deep);
  && { background: var(--deep); }
  > div { padding-bottom: clamp(1.5rem, 3cqi, 2.5rem); }
  @media print { --leaf: CanvasText; && { background: none; } }
`;

export const leading = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: clamp(1.5rem, 3cqi, 2.5rem) clamp(1.25rem, 2.5cqi, 2.5rem);
  margin-bottom: 1rem;
  font-size: .9375rem;
  line-height: 1.45;
  > div { padding-top: .875rem; border-top: 1px solid color-mix(in srgb, var(--on-deep) 25%, transparent); }
  /* An address fills a row on a phone. */
  > div:has(a) { grid-column: 1 / -1; }
  /* Two rows for any words, figures above facts, so that the height is known before. */
  @container (min-width: 640px) { grid-template-columns: repeat(3, minmax(0, 1fr)); > div:has(a) { grid-column: span 2; } }
  dt { font-weight: 600; }
  a { display: inline-flex; align-items: center; min-height: 2rem; color: var(--leaf); font-weight: 600; text-underline-offset: .25em; }
`;

export const value = css`
  padding-block: .25rem;
  color: var(--leaf);
  font-size: clamp(1.375rem, .6rem + 2.9cqi, 3rem);
  font-weight: 700;
  letter-spacing: -.03em;
  line-height: 1.15;
`;

export const change = css`font-weight: 600;`;

export const fact = css`padding-top: .25rem;`;
