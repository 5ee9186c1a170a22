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

export const on = css`
  padding: .375rem 1rem;
  border-radius: 9rem;
  background: var(--sand-deep);
  font-weight: 600;
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: .75rem 1.5rem;
  margin-top: 1rem;
  > a { min-height: 3rem; }
  > a + a { display: flex; align-items: center; font-weight: 600; color: var(--leaf); text-underline-offset: .25em; }
`;

/** The outline of a petal: two opposite corners are round. */
export const picture = css`
  --mid: color-mix(in srgb, var(--leaf) 75%, var(--card));
  --pale: color-mix(in srgb, var(--leaf) 22%, var(--sand));
  width: 100%;
  fill-rule: evenodd;
  border-radius: 22cqi 0;
  overflow: hidden;
  @container (min-width: 768px) { border-radius: 11cqi 0; }
  @container (min-width: 1200px) { border-radius: 9rem 0; }
`;

export const coin = css`
  fill: var(--turmeric);
  stroke: var(--leaf-deep);
  stroke-width: 10;
`;

export const sign = css`
  fill: none;
  stroke: var(--on-turmeric);
  stroke-width: 1.6;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
