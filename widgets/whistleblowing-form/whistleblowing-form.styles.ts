import { stylesheet, wrapping } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css, keyframes } = styles;

export const page = css`
  /* The titles that stick are below the bar. */
  --stick: 9.5rem;
  :is(input, textarea, button, a) { scroll-margin-top: 5rem; }
`;

const exposed = keyframes`
  to { background-color: var(--deep); }
`;

/** A bar of its own, so that the button never covers a field. On the page's opening it shows once content scrolls below it. */
export const bar = css`
  z-index: 2;
  position: sticky;
  top: var(--serambi-bar, 0rem);
  /* The button ends at the edge of the page's column. */
  --air: min(1rem, 2.2vh);
  padding: var(--air) max(var(--gutter), (100cqi - 75rem) / 2) .5rem;
  background: var(--deep);
  text-align: end;
  @container (max-width: 15em) { padding-inline: .25rem; }
  &:has(+ header) { margin-bottom: calc(-3.25rem - var(--air)); }
  & + header { @media screen { padding-top: clamp(5rem, 2rem + 5cqi, 6.5rem); } }
  @supports (animation-timeline: scroll()) {
    &:has(+ header) { animation: ${exposed} linear both; animation-timeline: scroll(); animation-range: 0 4rem; background: none; }
  }
`;

export const exit = css`
  min-height: 2.75rem;
  background: var(--on-deep);
  color: var(--deep);
  > svg { flex: none; }
  &:hover { background: var(--turmeric-light); color: var(--on-turmeric); }
  /* On one line, also on a phone at 200 % zoom. */
  @container (max-width: 15em) {
    && { padding: .25rem .5rem; font-size: .875rem; white-space: nowrap; }
    > svg { display: none; }
  }
`;

export const actions = css`
  ${wrapping}
  gap: .75rem;
  margin-top: 1.75rem;
  font-size: 1rem;
`;

export const frame = css`
  margin-top: 1rem;
  @media (scripting: enabled) { &:empty { min-height: 90vh; } }
`;

/** Without script a link cannot scroll into a widget. */
export const start = css`
  background: var(--turmeric);
  color: var(--on-turmeric);
  &:hover { background: var(--turmeric-light); }
`;

export const documents = css`
  background: none;
  color: var(--on-deep);
  box-shadow: inset 0 0 0 1.5px;
  &:hover { background: var(--on-deep); color: var(--deep); }
`;

export const glance = css`
  max-width: 36rem;
  header & { padding: .25rem clamp(1.25rem, 3cqi, 2rem); border-radius: var(--radius); background: color-mix(in srgb, var(--on-deep) 7%, var(--deep)); @media print { padding: 0; background: none; } }
  > li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: .25rem 1rem; padding-block: 1.125rem; }
  > li + li { border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
  svg { grid-row: span 2; color: var(--leaf); width: 1.75rem; height: 1.75rem; }
  header & svg { color: var(--turmeric-light); }
  h3 { font-size: 1.125rem; line-height: 1.35; letter-spacing: -.01em; }
  p { grid-column: 2; line-height: 1.5; }
  @media print { header & svg { color: inherit; } }
`;

export const outline = css`
  display: none;
  @container (min-width: 960px) { @media screen and (scripting: enabled) { display: grid; } }
  button { display: flex; align-items: center; gap: .75rem; width: 100%; min-height: 3rem; font-weight: 600; text-align: start; }
  button:hover { color: var(--leaf); }
  small { font-size: .875rem; font-weight: 400; }
  button > :first-child { flex: none; display: grid; place-items: center; width: 2rem; height: 2rem; border: 2px solid var(--leaf); border-radius: 9rem; color: var(--leaf); font-size: .875rem; line-height: 1; }
  [data-filled] button > :first-child { background: var(--leaf); color: var(--on-leaf); }
`;

export const lead = css`
  && { max-width: none; font-size: clamp(1.0625rem, 1rem + .35cqi, 1.25rem); line-height: 1.6; }
`;

export const more = css`
  &:has(> div:empty) { display: none; }
  margin-top: 1.5rem;
  > summary { min-height: 4rem; line-height: 1.4; }
  > :not(summary) { padding-block: .5rem 1.5rem; }
`;

export const ground = css`
  scroll-margin-top: 3.75rem;
  background: var(--sand-deep);
  &:focus { outline: none; }
  :has(> [name=to-outcome]) { margin-bottom: 2rem; }
`;

export const date = css`position: relative;`;

export const zone = css`
  position: relative;
  margin-top: .5rem;
  padding: clamp(.375rem, 5cqi, 1.25rem);
  border: 2px dashed var(--control);
  border-radius: var(--radius-field);
  > span { position: relative; margin-inline-start: .75rem; pointer-events: none; }
  &:has(:focus-visible) { outline: var(--ring); outline-offset: 3px; box-shadow: 0 0 0 3px var(--halo); }
  > input { position: absolute; inset: 0; width: 100%; opacity: 0; cursor: pointer; }
  /* Without script the browser's own control names the files that were chosen. */
  @media (scripting: none) {
    display: grid;
    gap: .5rem;
    > input { position: static; opacity: 1; }
    > label { order: -1; justify-content: start; min-height: 0; padding: 0; background: none; color: inherit; }
  }
`;

/** Needs script and a keyboard. Phone-sized screens have no keyboard, whatever they say of their pointer. */
export const scripted = css`
  @media (scripting: none), (hover: none), (pointer: coarse), (max-width: 30em) { display: none; }
`;

export const unscripted = css`
  display: none;
  @media (scripting: none) { display: block; }
`;
