import { centred, photo, stack, stylesheet, wrapping } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css, keyframes } = styles;

export const carousel = css`
  position: relative;
  ${stack}
  touch-action: pan-y pinch-zoom;
  overflow: clip;
  background: var(--deep);
  color: var(--on-deep);
`;

/** All slides share one grid cell, so a change of slide moves nothing. */
export const slides = css`
  min-height: 24rem;
  display: grid;
  > * { grid-area: 1 / 1; }
`;

export const slide = css`
  position: relative;
  display: grid;
  opacity: 0;
  visibility: hidden;
  transition: .25s;
  &[data-current] { opacity: 1; visibility: visible; }
`;

const usualHeight = 'clamp(28.5rem, 100cqi * 5 / 12, 46rem)';

export const picture = css`
  ${photo('12 / 5')}
  object-position: right;
  @media (min-width: 768px) {
    @container (min-width: 46em) { position: absolute; height: 100%; }
  }
  @media (max-width: 767.98px) {
    aspect-ratio: 13 / 18;
    object-position: bottom;
  }
`;

const lag = keyframes`
  to { translate: 0 10%; }
`;

/** Front layers grow with their slide, from the lower edge. The back layer lags behind scrolling, by at most that distance. */
export const art = css`
  display: grid;
  isolation: isolate;
  &[hidden] { display: none; }
  @container (min-width: 46em) { grid-area: 1 / 1; min-height: ${usualHeight}; }
  > * { grid-area: 1 / 1; }
  > * + * { z-index: 1; }
  > * + * > img { transform-origin: 75% 100%; transition: scale .25s ease-out; }
  [inert] > & > * + * > img { scale: 1.06; }
  /* Room for the words above the picture, which fades into the ground. */
  @media (max-width: 767.98px) { margin-top: clamp(3rem, 16rem - 25cqi, 11rem); mask-image: linear-gradient(transparent, currentColor 6rem); }
  @media (prefers-reduced-motion: no-preference) {
    @supports (animation-timeline: view()) {
      > :first-child > img { animation: ${lag} linear; animation-timeline: view(); animation-range: exit; }
    }
  }
`;

/**
 * The text covers the picture only if it fits: not in a narrow column or with large text (`em`). A long text makes the picture
 * higher, so that it ends above the controls.
 */
export const text = css`
  inset: 0;
  order: -1;
  display: grid;
  align-content: center;
  padding-block: 2.5rem 3.75rem;
  @media (min-width: 768px) {
    @container (min-width: 46em) { position: relative; grid-area: 1 / 1; order: 0; flex: 1; padding-block: .125rem 4.125rem; }
    @container (width > 66em) { padding-block: calc(1.75rem + 2cqi) calc(3rem + 2cqi); }
  }
  @media (max-width: 767.98px) {
    align-content: start;
    @container (min-width: 18em) { position: absolute; }
  }
`;

/** The words' own ground: a picture may be light or have its subject below them. */
export const ground = css`
  @container (min-width: 46em) { background: linear-gradient(90deg, var(--deep) 42%, transparent 64%); }
`;

/** Layers are drawn for the words: only a narrow or a grown banner needs the ground, which has no size at the usual height. */
export const layered = css`
  @container (width > 66em) { background-size: 100% calc((100% - ${usualHeight} - 1px) * 999); }
`;

export const column = css`
  display: grid;
  justify-items: start;
  gap: 1.25rem;
  @container (min-width: 46em) { max-width: min(36rem, 50cqi); gap: 1.5rem; }
  > p { font-size: 1.125rem; @media (max-width: 767.98px) { font-size: 1rem; } }
`;

export const title = css`
  font-size: clamp(2rem, .4rem + 4.5cqi, 4rem);
  line-height: 1.08;
`;

export const actions = css`
  ${wrapping}
  gap: .75rem .5rem;
  @media (max-width: 767.98px) {
    display: grid;
    grid-template-columns: auto auto;
    justify-items: start;
    > :first-child { grid-column: 1 / -1; }
  }
`;

export const link = css`
  background: var(--turmeric);
  color: var(--on-turmeric);
  &:hover { background: var(--turmeric-light); }
`;

export const store = css`border-radius: .75rem;`;

/** Over the picture, but below it on a phone, where it would cover the drawing. */
export const controls = css`
  z-index: 1;
  position: absolute;
  inset: auto 0 max(.75rem, 2cqi);
  pointer-events: none;
  @media (max-width: 767.98px) { order: 1; position: static; padding-block: .375rem; }
  @media (scripting: none) { visibility: hidden; }
`;

export const bar = css`
  ${wrapping}
  width: fit-content;
  margin-inline-start: -.75rem;
  @media (forced-colors: active) { background: Canvas; border-radius: 9rem; }
`;

// A picture without words has no ground. Written raw, as goober splits such a selector.
styles.raw(`.${carousel}:not(:has([data-current]>.${ground})) .${bar}{border-radius:9rem;background:var(--deep)}`);

export const control = css`
  ${centred}
  min-width: 2.75rem;
  min-height: 2.75rem;
  border-radius: 9rem;
  pointer-events: auto;
  &:hover { background: color-mix(in srgb, var(--on-deep) 16%, transparent); }
`;

/** The button that pauses and plays has both icons. */
export const rotation = css`
  &[data-paused] > :first-child { display: none; }
  &:not([data-paused]) > :last-child { display: none; }
`;

export const dot = css`
  width: .625rem;
  height: .625rem;
  border-radius: 9rem;
  background: var(--on-deep);
  opacity: .7;
  [aria-current=true] > & { width: 1.5rem; opacity: 1; background: var(--turmeric); }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: CanvasText;
    [aria-current=true] > & { background: HighlightText; }
  }
`;
