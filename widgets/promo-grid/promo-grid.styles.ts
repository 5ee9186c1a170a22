import { inlineTarget, oneColumn, photo, smallBold, stylesheet, wrapping } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const promos = css`
  ${oneColumn}
  gap: clamp(2rem, 4cqi, 3.5rem);
`;

export const head = css`
  display: grid;
  gap: .75rem;
`;

export const title = css`
  font-size: clamp(2.5rem, 1.7rem + 3.2cqi, 4rem);
  line-height: 1.05;
`;

export const subtitle = css`
  max-width: 38rem;
  font-size: clamp(1.0625rem, 1rem + .3cqi, 1.25rem);
`;

export const grid = css`
  ${oneColumn}
  gap: clamp(1rem, 2cqi, 1.5rem);
  > * { grid-column: 1 / -1; }
  @container (min-width: 600px) { grid-template-columns: repeat(12, minmax(0, 1fr)); }
`;

export const link = css`
  text-decoration: none;
  &::after { content: ''; position: absolute; inset: 0; border-radius: inherit; }
  &:focus-visible { outline: none; box-shadow: none; }
`;

export const name = css`line-height: 1.2;`;

export const text = css`
  display: grid;
  align-content: start;
  gap: .5rem;
  min-width: 0;
`;

export const description = css`
  font-size: .9375rem;
  line-height: 1.55;
`;

export const expiry = css`
  align-self: end;
  padding-top: .25rem;
  ${smallBold}
  line-height: 1.4;
  color: var(--leaf);
`;

export const mark = css`
  [data-ended] & {
    margin-inline-end: .125rem;
    padding: .125rem .5rem;
    border-radius: 9rem;
    background: var(--night);
    color: var(--on-deep);
    box-shadow: inset 0 0 0 1px var(--control);
  }
`;

export const picture = css`
  ${photo('4 / 3')}
  background: var(--sand-deep);
  transition: transform .25s ease-out;
  [data-ended] & { filter: grayscale(1); opacity: .7; }
`;

export const card = css`
  position: relative;
  border-radius: var(--radius);
  overflow: hidden;
  &:has(a:focus-visible) { outline: var(--ring); outline-offset: 3px; box-shadow: 0 0 0 3px var(--halo); }
  &:hover .${picture} { transform: scale(1.03); }
  &[data-ended] .${expiry} { color: var(--ink); }
  @media print { break-inside: avoid; }
`;

export const featured = css`
  display: grid;
  background: var(--deep);
  color: var(--on-deep);
  @media print { background: none; color: inherit; }
  .${text} { align-content: center; gap: 1rem; padding: clamp(1.5rem, 5cqi, 4rem); }
  .${name} { font-size: clamp(1.75rem, 1.2rem + 2.4cqi, 3rem); line-height: 1.1; }
  .${description} { max-width: 30rem; font-size: clamp(1rem, .9rem + .4cqi, 1.1875rem); }
  @media screen { .${expiry}, &[data-ended] .${expiry} { color: var(--turmeric-light); } }
  .${picture} { height: 100%; }
  @container (min-width: 768px) { &:has(img) { grid-template-columns: 7fr 6fr; } }
`;

export const go = css`
  justify-self: start;
  order: 1;
  margin-top: .5rem;
  background: var(--turmeric);
  color: var(--on-turmeric);
  > svg { transition: transform .2s ease-out; }
  li:hover & { background: var(--turmeric-light); > svg { transform: translateX(.25rem); } }
`;

export const smaller = css`
  display: grid;
  grid-template-rows: auto 1fr;
  background: var(--card);
  box-shadow: var(--shadow);
  .${text} { grid-template-rows: auto auto 1fr; padding: 1.25rem; }
  .${name} { font-size: 1.1875rem; }
  .${picture} { aspect-ratio: 3 / 2; }
  /* In em: a card has to hold its date at any text size. */
  @container (min-width: 37.5em) { grid-column: span 6; }
  @container (min-width: 62.5em) { grid-column: span 3; }
`;

/** Cards out of view skip layout, unless all heights count (`--unseen`). */
export const normal = css`
  display: flex;
  gap: clamp(1rem, 2cqi, 1.5rem);
  padding-top: clamp(1rem, 2cqi, 1.5rem);
  border-radius: 0;
  overflow: visible;
  @container (max-width: 17.98em) { flex-direction: column; }
  &:nth-child(n + 30) { content-visibility: var(--unseen, auto); contain-intrinsic-size: auto 10rem; }
  &::before { content: ''; position: absolute; inset: 0 0 auto; border-top: 1px solid var(--line); }
  > picture { flex: none; align-self: start; width: clamp(6.5rem, 16cqi, 11rem); border-radius: .875rem; overflow: hidden; }
  .${text} { flex: 1; }
  .${name} { font-size: 1.125rem; }
  .${picture} { aspect-ratio: 1; }
  @container (min-width: 600px) { .${picture} { aspect-ratio: 4 / 3; } }
  @container (max-width: 599.98px) { .${description} { display: none; } }
  @container (min-width: 56.25em) {
    grid-column: span 6;
    /* A single card in the last row fills it. */
    &:last-child:nth-child(odd of &) { grid-column: 1 / -1; }
  }
`;

/** A short list has room for what each promo asks for. */
export const filtered = css`.${normal} .${description} { display: block; }`;

export const filters = css`
  ${wrapping}
  gap: .5rem;
  @container (max-width: 599.98px) {
    flex-wrap: nowrap;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scrollbar-width: none;
    margin: -.5rem calc(-1 * var(--gutter));
    padding: .5rem 3rem .5rem var(--gutter);
    scroll-padding-inline: var(--gutter) 3rem;
    mask-image: linear-gradient(to left, transparent, currentColor 3rem);
    > li { flex: none; }
  }
`;

export const filter = css`
  ${inlineTarget}
  padding: .375rem 1rem;
  border: 1px solid var(--control);
  border-radius: 9rem;
  font-weight: 600;
  text-decoration: none;
  transition: background-color .2s ease-out, border-color .2s ease-out;
  &:hover { border-color: var(--leaf); color: var(--leaf); }
  &[aria-current=true] { border-color: var(--leaf); background: var(--leaf); color: var(--on-leaf); }
  /* A scrolling row begins at the chosen filter. */
  @container (max-width: 599.98px) { &[aria-current=true] { scroll-initial-target: nearest; } }
`;

export const heading = css`
  margin-block: clamp(.5rem, 1cqi, 1rem) clamp(-2.25rem, -2cqi, -1rem);
  font-size: clamp(1.25rem, 1.15rem + .5cqi, 1.5rem);
`;

export const headSkeleton = css`
  height: 6rem;
  max-width: 32rem;
`;

export const cardSkeleton = css`
  height: 26rem;
  &.${normal} { height: 9rem; }
`;
