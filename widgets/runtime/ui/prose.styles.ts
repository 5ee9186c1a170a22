import { stylesheet } from '../styles/stylesheet';
import { scroller } from './rich-html.styles';

/** Long rich text: one reading column, tables readable on a phone, clean paper. */
export const proseStyles = stylesheet();

/** Fixed, so that text of any size ends at the same right edge. */
export const measure = 'calc(35 * clamp(1rem, .95rem + .25cqi, 1.125rem))';

export const prose = proseStyles.css`
  max-width: ${measure};
  font-size: clamp(1rem, .95rem + .25cqi, 1.125rem);
  line-height: 1.7;
  > * + * { margin-top: 1em; }
  > :first-child { margin-top: 0; }
  h2 { font-size: clamp(1.375rem, 1.2rem + .8cqi, 1.75rem); line-height: 1.2; }
  h3 { font-size: clamp(1.125rem, 1.05rem + .35cqi, 1.25rem); line-height: 1.3; }
  h4, h5, h6 { font-size: 1em; line-height: 1.4; }
  > * + h2 { margin-top: 2em; }
  > * + h3 { margin-top: 1.75em; }
  h2 + *, h3 + *, h4 + * { margin-top: .65em; }
  a { color: var(--leaf); font-weight: 600; text-underline-offset: .2em; text-decoration-thickness: 1px; overflow-wrap: anywhere; }
  a:hover { color: var(--leaf-deep); text-decoration-thickness: 2px; }
  strong, b { font-weight: 700; }
  ul, ol { padding-inline-start: 1.4em; }
  ul { list-style: disc; }
  ol { list-style: decimal; }
  li { padding-inline-start: .3em; }
  li + li, li > * + *, li > ul, li > ol { margin-top: .5em; }
  li::marker { color: var(--leaf); font-weight: 700; }
  blockquote { padding: .25em 0 .25em 1.25em; border-inline-start: 4px solid var(--turmeric); font-size: 1.125em; font-weight: 500; line-height: 1.55; }
  blockquote > * + * { margin-top: .75em; }
  dt { font-weight: 700; }
  dd + dt { margin-top: .75em; }
  hr { border: 0; border-top: 1px solid var(--line); margin-block: 2em; }
  img { border-radius: var(--radius); }
  figcaption, small { font-size: .875rem; }
  figcaption { margin-top: .5em; }
  .${scroller} { margin-block: 1.5em; }
  /* Collapsed borders do not stay with a sticky column. */
  table { width: 100%; border-collapse: separate; border-spacing: 0; font-size: max(.875rem, .9em); line-height: 1.5; font-variant-numeric: tabular-nums; }
  @container (min-width: 960px) { table { font-size: 1em; } }
  caption { padding-bottom: .75em; font-weight: 600; text-align: start; }
  th, td { padding: .8em 1.25em .8em 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
  th { font-weight: 700; }
  thead th { border-bottom: 2px solid var(--leaf); color: var(--leaf); line-height: 1.35; vertical-align: bottom; }
  td:first-child { font-weight: 600; }
  th:last-child, td:last-child { padding-inline-end: 0; }
`;

/** Indents at most four levels; more would leave a phone no room. */
const indented = ':is(ul,ol,blockquote) '.repeat(4);

// Written raw, because goober cuts `:has(:nth-child())` in two. Wider tables scroll past their first column, which sticks.
proseStyles.raw(`
@container (min-width:600px){.${prose} :is(th,td):nth-child(3):last-child{width:30%}}
.${prose} ${indented}:is(ul,ol,li,blockquote){padding-inline:0;border-inline:0}
.${prose} blockquote blockquote{font-size:1em}
@container (max-width:599.98px){
.${prose} :is(th,td){padding-inline-end:.9em}
.${prose} table:has(:nth-child(4):is(td,th)) :is(td,th){min-width:8.5rem}
.${prose} table:has(:nth-child(4):is(td,th)) :is(td,th):first-child{position:sticky;left:0;min-width:7.5rem;background:var(--sand);box-shadow:1px 0 var(--line)}
.${prose} table:has(:nth-child(4):is(td,th)) :is(td,th):nth-child(2){padding-inline-start:.9em}
}
@media print{
.${prose}{max-width:none;font-size:10.5pt;line-height:1.5;color:CanvasText}
.${prose} :is(a,thead th),.${prose} li::marker{color:CanvasText}
.${prose} thead th{border-color:CanvasText}
.${prose} a[href^=http]::after{content:' (' attr(href) ')';font-weight:400;font-size:.85em}
.${prose} table{break-inside:avoid}
.${prose} :is(td,th){position:static!important;background:none!important;box-shadow:none!important}
.${prose} :is(tr,blockquote,img,figure){break-inside:avoid}
.${prose} thead{display:table-header-group}
.${prose} :is(h2,h3,h4){break-after:avoid}
.${prose} :is(p,li){orphans:3;widows:3}
}
`);
