import { inlineTarget, stylesheet, wrappingRow } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const validity = css`
  ${wrappingRow}
  gap: .5rem 1.5rem;
  margin-top: 1.25rem;
  font-size: 1rem;
  /* Always below it: the web font would move the page if both fitted side by side before. */
  @container (max-width: 559.98px) { > p { width: 100%; } }
`;

export const headline = css`
  display: grid;
  gap: .75rem;
  margin-top: 1.5rem;
  font-size: 1rem;
  > li { padding-top: .75rem; border-top: 1px solid color-mix(in srgb, currentColor 35%, transparent); }
  b { display: block; color: var(--turmeric-light); font-size: 1.5rem; letter-spacing: -.03em; margin-bottom: .25rem; line-height: 1.2; }
  > :first-child { padding-top: 0; border: 0; }
  > :first-child > b { font-size: clamp(2.5rem, 1.6rem + 2.4cqi, 3.5rem); margin-bottom: .5rem; line-height: 1.1; }
  @container (min-width: 73.75em) {
    position: absolute;
    top: 50%;
    right: var(--gutter);
    width: 26rem;
    max-width: 36cqi;
    margin: 0;
    transform: translateY(-50%);
  }
  @media print { position: static; transform: none; b { color: inherit; } }
`;

export const work = css`
  ${inlineTarget}
  font-weight: 600;
  text-underline-offset: .25em;
  @container (min-width: 960px) { padding: .5rem 1.5rem; border-radius: var(--radius-button); background: var(--turmeric); color: var(--on-turmeric); text-decoration: none; }
`;

// On narrow pages the tab names the document. Amounts align at their ends, near their labels. Wide pages have two columns, with
// the list of contents in one line.
styles.raw(
  '[role=tabpanel] thead th:nth-child(2):last-child{white-space:nowrap}@container (min-width:600px){[role=tabpanel] thead th:last-child{white-space:nowrap}}' +
    '@media screen and (scripting:enabled){@container (max-width:959.98px){[role=tabpanel]>div>:first-child>h2{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}}}' +
    '[role=tabpanel] :is(td+td,th+th){text-align:end}@container (min-width:960px){[role=tabpanel]>div>:first-child>h2{font-size:2.75rem}}' +
    '@media screen{@container (min-width:960px){[role=tabpanel]>div{grid-template-columns:minmax(0,1fr)}[role=tabpanel]>div>:first-child{position:static;display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between}[role=tabpanel]>div>:last-child{columns:2;column-gap:clamp(2rem,5cqi,4rem)}table,p,h2,h3,li{break-inside:avoid}table,:has(>table),table+p,:has(>table)+p{break-before:avoid}h2,h3{break-after:avoid}[role=tabpanel] nav{overflow:visible}[role=tabpanel] nav p{display:none}[role=tabpanel] nav ul{display:flex;flex-wrap:wrap;gap:0 1.5rem}[role=tabpanel] nav button{padding:0;border:0;text-decoration:underline 1px;text-underline-offset:.25em}}}',
);
