import { stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const screen = css`
  display: grid;
  gap: clamp(2.5rem, 6cqi, 5rem);
  align-items: center;
  @container (min-width: 768px) {
    grid-template-columns: 1fr 1fr;
    /* The field and what it suggests take more room than the drawing. */
    &[data-type=not-found] { grid-template-columns: 7fr 5fr; }
  }
`;

export const content = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  justify-items: start;
`;

export const title = css`
  font-size: clamp(2.25rem, 1.4rem + 3cqi, 3.75rem);
  line-height: 1.08;
`;

export const text = css`
  max-width: 34rem;
  font-size: 1.125rem;
`;

export const reason = css`
  max-width: 36rem;
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

/** The day, and below it, smaller than the way on, how to be told. */
export const told = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.5rem;
  max-width: 36rem;
  margin-top: .5rem;
  padding: 1rem 1.5rem .5rem;
  border-radius: var(--radius);
  background: var(--card);
  box-shadow: var(--shadow);
  > p { flex: 1 1 100%; }
  > p b { display: block; font-size: 1.375rem; letter-spacing: -.02em; line-height: 1.3; }
  > a { display: flex; align-items: center; gap: .5rem; min-height: 2.75rem; color: var(--leaf); font-size: .9375rem; font-weight: 600; text-decoration: none; }
  > a:hover { text-decoration: underline; text-underline-offset: .25em; }
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
  > a { min-height: 3rem; }
  > a:not([class]) { display: flex; align-items: center; gap: .5rem; font-weight: 600; text-underline-offset: .25em; }
  > a:not([class]):hover { color: var(--leaf); }
`;

/** The outline of a petal: two opposite corners are round. The tiles stay deep in the dark, where the brand is pale. */
export const picture = css`
  --mid: color-mix(in srgb, var(--leaf) 75%, var(--card));
  --pale: color-mix(in srgb, var(--leaf) 22%, var(--sand));
  --tile: light-dark(var(--leaf), color-mix(in srgb, var(--leaf) 30%, var(--deep)));
  width: 100%;
  fill-rule: evenodd;
  border-radius: 22cqi 0;
  overflow: hidden;
  @container (min-width: 768px) { border-radius: 11cqi 0; }
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
