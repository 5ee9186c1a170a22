import { centredRow, kawung, oneColumn, photo, raised, smallBold, stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css, raw } = styles;

export const heading = css`font-size: clamp(2rem, 1.5rem + 2.2cqi, 3rem);`;

export const size = css`
  width: min(100%, 425px - 1.5rem);
  @media (max-width: 479.98px) { width: min(100%, 358px - 1.5rem); }
  @media print { width: calc(50% - .75rem); }
`;

export const card = css`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  ${raised}
  overflow: hidden;
  &:has(a:focus-visible) { outline: var(--ring); outline-offset: 3px; box-shadow: 0 0 0 3px var(--halo); }
  @media print { break-inside: avoid; }
`;

export const picture = css`
  ${photo('16 / 10')}
  background: var(--sand-deep);
  transition: transform .25s ease-out;
  li:hover > picture > & { transform: scale(1.03); }
`;

export const text = css`
  z-index: 0;
  display: grid;
  grid-template-rows: auto auto 1fr;
  gap: .625rem;
  padding: 1.5rem;
`;

export const date = css`
  ${smallBold}
  color: var(--leaf);
`;

export const name = css`font-size: clamp(1.1875rem, 1.15rem + .2cqi, 1.3125rem);`;

export const link = css`
  text-decoration: none;
  &::after { content: ''; position: absolute; inset: 0; }
  &:focus-visible { outline: none; box-shadow: none; }
`;

export const description = css`
  font-size: .9375rem;
  line-height: 1.55;
  li & { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden; }
`;

/** A card without a picture: large text on a kawung pattern. */
export const typographic = css`
  grid-template-rows: 1fr;
  ${kawung('3%')}
  color: var(--on-deep);
  @media print { background: none; color: inherit; }
  @media screen { .${date} { color: var(--turmeric-light); } }
  .${text} { grid-template-rows: auto 1fr auto; padding: clamp(1.5rem, 3cqi, 2rem); }
  .${name} { font-size: clamp(1.75rem, 1.5rem + 1cqi, 2.25rem); line-height: 1.12; }
`;

export const all = css`
  margin-top: 1.75rem;
  background: none;
  color: var(--leaf);
  box-shadow: inset 0 0 0 1.5px;
  &:hover { background: var(--leaf); color: var(--on-leaf); }
  > :last-child { display: none; }
`;

export const shelf = css`scroll-margin-top: 6rem;`;

const whole = `:host([data-whole]) .${shelf}`;
// All cards, on a phone as short rows. Goober does not follow such selectors.
raw(`
${whole} [data-row]{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr));overflow:visible;margin-block:.5rem 0;padding-block:0}
@container (min-width:1000px){${whole} [data-row]:has(> :is(:nth-child(12n + 5),:nth-child(12n + 9)):last-child){grid-template-columns:repeat(3,minmax(0,1fr))}}
${whole} :is([data-row] + *,.${all} > :first-child){display:none}
${whole} .${all} > :last-child{display:inline}
${whole} .${size}{width:auto}
${whole} .${typographic} .${name}{font-size:1.5rem}
@media (max-width:479.98px){
${whole} [data-row]{gap:.75rem}
${whole} .${card}{grid-template:none/6.5rem minmax(0,1fr)}
${whole} .${card} > :only-child{grid-column:1/-1}
${whole} .${card} .${picture}{height:100%;aspect-ratio:auto;margin:0;border-radius:0}
${whole} .${text}{grid-template-rows:none;gap:.25rem;padding:.875rem 1rem}
${whole} .${card} .${name}{font-size:1.0625rem;line-height:1.3}
${whole} .${description}{display:none}
}`);

export const opening = css`
  ${oneColumn}
  gap: clamp(1.5rem, 3cqi, 2.5rem);
`;

export const head = css`
  display: grid;
  gap: .75rem;
  > :last-child { max-width: 38rem; font-size: clamp(1.0625rem, 1rem + .35cqi, 1.25rem); }
`;

export const page = css`
  font-size: clamp(2.5rem, 1.8rem + 2.8cqi, 4rem);
  line-height: 1.05;
  letter-spacing: -.03em;
`;

export const led = css`
  display: grid;
  gap: clamp(2.5rem, 6cqi, 4.5rem);
`;

export const lead = css`
  > picture { overflow: hidden; }
  .${text} { align-content: center; grid-template-rows: none; gap: 1rem; padding: clamp(1.5rem, 3.5cqi, 2.75rem); }
  .${name} { font-size: clamp(1.75rem, 1.4rem + 1.2cqi, 2.25rem); }
  .${name} span { display: block; text-wrap: balance; }
  .${description} { font-size: 1.0625rem; }
  .${date} > b { display: inline-block; white-space: nowrap; margin-inline-end: .75rem; padding: .25rem .75rem; border-radius: 9rem; background: var(--turmeric); color: var(--on-turmeric); }
  @container (min-width: 768px) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    > :only-child { grid-column: 1 / -1; }
    .${picture} { height: 100%; min-height: 27rem; }
  }
`;

export const read = css`
  ${centredRow}
  gap: .5rem;
  font-weight: 600;
  color: var(--turmeric-light);
  > svg { transition: transform .2s ease-out; }
  article:hover > * > & > svg { transform: translateX(.25rem); }
`;

export const skeleton = css`
  display: grid;
  gap: 1.75rem;
`;

export const row = css`
  display: flex;
  gap: 1.5rem;
  overflow: hidden;
  > * { flex: none; min-height: 26rem; }
`;

export const headSkeleton = css`
  width: 14rem;
  height: 3rem;
`;
