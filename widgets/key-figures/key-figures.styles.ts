import { stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: clamp(1rem, 2cqi, 1.5rem);
  margin-top: clamp(1.5rem, 4cqi, 3rem);
`;

export const card = css`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  gap: .75rem;
  padding: clamp(1.25rem, 6cqi, 1.75rem);
  border-radius: var(--radius);
  background: var(--card);
  box-shadow: var(--shadow);
  break-inside: avoid;
  > p { margin-top: auto; padding-top: .75rem; border-top: 1px solid var(--line); font-size: .875rem; line-height: 1.5; }
  @media (forced-colors: active) { border: 1px solid; }
  @media print { border: 1px solid; background: none; box-shadow: none; }
`;

/** The periods stand below the bars, like the scale of a chart; in the table they are its head. */
export const figure = css`
  width: 100%;
  table-layout: fixed;
  font-size: clamp(.75rem, 4.2cqi, .875rem);
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  caption { padding-bottom: 1.25rem; text-align: start; }
  h3 { font-size: 1rem; font-weight: 600; letter-spacing: 0; }
  caption > span { display: block; margin-top: .25rem; color: var(--leaf); font-size: clamp(1.75rem, 11cqi, 2.5rem); font-weight: 700; letter-spacing: -.03em; line-height: 1.1; overflow-wrap: anywhere; }
  thead { display: table-footer-group; }
  th { padding-top: .5rem; border-top: 1px solid var(--control); font-weight: 400; vertical-align: top; }
  td { padding-inline: .375rem; vertical-align: bottom; }
  th, td { text-align: center; }
  th:last-child, td:last-child { font-weight: 700; }
  td > span { display: block; margin-inline: -.375rem; padding-bottom: .25rem; }
`;

export const bar = css`
  height: clamp(4.5rem, 30cqi, 6.5rem);
`;

export const source = css`
  margin-top: 1.5rem;
  font-size: .875rem;
  a { display: inline-flex; align-items: center; min-height: 1.5rem; text-underline-offset: .25em; }
  a:hover { color: var(--leaf); }
`;
