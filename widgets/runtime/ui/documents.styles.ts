import { stylesheet, wrapping } from '../styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const documents = css`
  border-bottom: 1px solid var(--line);
  > li { border-top: 1px solid var(--line); }
`;

export const document = css`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 0 1rem;
  min-height: 4rem;
  padding: .625rem 2.25rem .625rem 0;
  font-weight: 600;
  line-height: 1.4;
  overflow-wrap: anywhere;
  text-decoration: none;
  transition: color .2s ease-out;
  &:hover { color: var(--leaf); }
  &:hover > :first-child { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: .25em; }
  > :first-child { grid-column: 2; }
  > :first-child:nth-last-child(2) { grid-row: 1 / span 2; }
  > small { grid-column: 2; display: flex; flex-wrap: wrap; padding-top: .125rem; color: var(--ink); font-size: .875rem; font-weight: 400; opacity: .85; }
  /* A point precedes each fact but the first. The clip path hides a line's first point. */
  > small { --point: .9em; margin-inline-start: calc(-1 * var(--point)); clip-path: inset(0 0 0 var(--point)); }
  > small > span { padding-inline-start: var(--point); }
  i { display: inline-block; width: var(--point); margin-inline-start: calc(-1 * var(--point)); text-align: center; }
  &::after {
    content: '';
    position: absolute;
    right: .375rem;
    width: .6875rem;
    height: .6875rem;
    border: solid;
    border-width: 2px 2px 0 0;
    background: linear-gradient(to bottom right, transparent 46%, currentColor 46% 56%, transparent 56%);
    color: var(--leaf);
    transition: transform .2s ease-out;
  }
  &:hover::after { transform: translate(.1875rem, -.1875rem); }
`;

export const kind = css`
  grid-area: 1 / 1 / span 2;
  display: grid;
  place-items: end center;
  width: 2.25rem;
  height: 2.75rem;
  padding-bottom: .375rem;
  border-radius: .375rem;
  background: var(--leaf);
  clip-path: polygon(0 0, calc(100% - .8rem) 0, 100% .8rem, 100% 100%, 0 100%);
  color: var(--on-leaf);
  font-size: .75rem;
  font-weight: 700;
  line-height: 1;
  print-color-adjust: exact;
`;

/** A year beside its documents. Years out of view skip layout, unless all heights count (`--unseen`). */
export const year = css`
  content-visibility: var(--unseen, auto);
  contain-intrinsic-size: auto 16rem;
  ${wrapping}
  gap: .25rem 2rem;
  > h3 { flex: 0 0 6rem; padding-top: 1rem; color: var(--leaf); }
  > ul { flex: 1 1 18rem; min-width: 0; }
`;
