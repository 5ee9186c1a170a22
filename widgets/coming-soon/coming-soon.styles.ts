import { stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const screen = css`
  display: grid;
  gap: clamp(2.5rem, 6cqi, 5rem);
  align-items: center;
  @container (min-width: 768px) { grid-template-columns: 1fr 1fr; }
`;

export const content = css`
  display: grid;
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

export const on = css`
  padding: .375rem 1rem;
  border-radius: 9rem;
  background: var(--sand-deep);
  font-weight: 600;
`;

/** The day, and below it, smaller than the way out, how to be told. */
export const told = css`
  display: grid;
  grid-template-columns: repeat(2, auto);
  justify-content: start;
  gap: 0 1.25rem;
  > p { grid-column: 1 / -1; justify-self: start; }
  > a { display: flex; align-items: center; min-height: 2.75rem; font-size: .9375rem; text-underline-offset: .25em; }
  > a:hover { color: var(--leaf); }
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: .25rem 1.25rem;
  margin-top: 1rem;
  > a { min-height: 3rem; }
  > a + a { display: flex; align-items: center; font-size: .9375rem; text-underline-offset: .25em; }
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
