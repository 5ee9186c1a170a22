import { stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

/** Words, a drawing, and the way on; on a wide screen the drawing stands beside both. */
export const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem clamp(2.5rem, 6cqi, 5rem);
  /* The field is what helps. */
  @container (max-width: 767.98px) { &[data-type=not-found] > svg { order: 1; aspect-ratio: auto; } }
  @container (min-width: 768px) {
    grid-template: auto 1fr / 1fr 1fr;
    /* The field and what it suggests take more room than the drawing. */
    &[data-type=not-found] { grid-template-columns: 7fr 5fr; }
  }
`;

/** Words on a cloth, and among them the day. */
export const cloth = css`
  --leaf: var(--turmeric-light);
  --leaf-deep: var(--turmeric);
  --on-leaf: var(--on-turmeric);
  --justify: center;
  position: relative;
  display: grid;
  gap: clamp(1.5rem, 3cqi, 2.5rem);
  padding: clamp(2.5rem, 6cqi, 5rem) clamp(1.25rem, 5cqi, 4rem);
  overflow: hidden;
  border-radius: clamp(3rem, 12cqi, 9rem) 0;
  text-align: center;
  && { background: var(--deep); }
  > div { position: relative; }
  @media (forced-colors: active) { border: 1px solid; }
  @media print { --leaf: CanvasText; && { background: none; } }
`;

export const pattern = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: .07;
`;

export const words = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  align-content: start;
  justify-items: var(--justify, start);
`;

export const kicker = css`
  color: var(--leaf);
  font-size: .875rem;
  font-weight: 600;
`;

export const title = css`
  font-size: clamp(2.25rem, 1.4rem + 3cqi, 3.75rem);
  line-height: 1.08;
`;

export const text = css`
  max-width: 34rem;
  font-size: 1.125rem;
`;

/** What it is that comes, and why not yet. */
export const reason = css`
  max-width: 42rem;
  font-size: clamp(1.125rem, 1rem + .5cqi, 1.375rem);
  line-height: 1.5;
  text-wrap: pretty;
`;

/** Each behind a petal. */
export const parts = css`
  display: grid;
  gap: .5rem;
  max-width: 36rem;
  > li { position: relative; padding-left: 1.75rem; }
  > li::before {
    content: '';
    position: absolute;
    left: 0;
    top: .4em;
    width: .875rem;
    height: .875rem;
    border-radius: 100% 0;
    background: var(--turmeric);
    @media (forced-colors: active) { border: 1px solid; }
  }
`;

/** The day, and how to be told; on a cloth the day is the picture. */
export const told = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: var(--justify, start);
  gap: .25rem 1.5rem;
  max-width: 36rem;
  margin-top: .75rem;
  padding: 1.25rem 1.5rem;
  border-radius: var(--radius);
  background: var(--card);
  box-shadow: var(--shadow);
  > p { flex: 1 1 100%; margin-bottom: .5rem; }
  > p b { display: block; font-size: 1.375rem; letter-spacing: -.02em; line-height: 1.3; }
  .${cloth} && { padding: 0; background: none; box-shadow: none; }
  .${cloth} && > p b { color: var(--leaf); font-size: clamp(2.5rem, 1.5rem + 5cqi, 5rem); letter-spacing: -.035em; line-height: 1.1; text-wrap: balance; }
`;

export const search = css`
  width: 100%;
  margin-top: .75rem;
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: .25rem 1.5rem;
  margin-top: .75rem;
`;

/** A way on that is not the button. */
export const link = css`
  display: flex;
  align-items: center;
  gap: .5rem;
  min-height: 3rem;
  color: var(--leaf);
  font-weight: 600;
  text-decoration: none;
  &:hover { text-decoration: underline; text-underline-offset: .25em; }
`;

/** The outline of a petal: two opposite corners are round. The tiles stay deep in the dark, where the brand is pale. */
export const picture = css`
  --sky: color-mix(in srgb, var(--turmeric-light) 40%, var(--on-deep));
  --cream: color-mix(in srgb, var(--turmeric-light) 12%, var(--on-deep));
  --far: color-mix(in srgb, var(--deep) 45%, var(--on-deep));
  --near: color-mix(in srgb, var(--deep) 75%, var(--on-deep));
  --wood: color-mix(in srgb, var(--turmeric) 50%, var(--on-turmeric));
  --bark: color-mix(in srgb, var(--turmeric) 30%, var(--on-turmeric));
  --mid: color-mix(in srgb, var(--leaf) 75%, var(--card));
  --pale: color-mix(in srgb, var(--leaf) 22%, var(--sand));
  --tile: light-dark(var(--leaf), color-mix(in srgb, var(--leaf) 30%, var(--deep)));
  width: 100%;
  aspect-ratio: 16 / 9;
  fill-rule: evenodd;
  stroke-linecap: round;
  stroke-linejoin: round;
  border-radius: 22cqi 0;
  overflow: hidden;
  @container (min-width: 768px) { grid-area: 1 / 2 / span 2; align-self: center; aspect-ratio: auto; border-radius: 11cqi 0; }
  @container (min-width: 1200px) { border-radius: 9rem 0; }
`;

export const coin = css`
  fill: var(--turmeric);
  stroke: var(--deep);
  stroke-width: 10;
`;

export const sign = css`
  fill: none;
  stroke: var(--on-turmeric);
  stroke-width: 1.6;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
