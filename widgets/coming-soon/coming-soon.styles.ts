import { covering, oneColumn, raised, smallBold, stylesheet, wrappingRow } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const columns = css`
  ${oneColumn}
  gap: 1.5rem clamp(2.5rem, 6cqi, 5rem);
  /* The search field comes first. */
  @container (max-width: 767.98px) { &[data-type=not-found] > svg { order: 1; aspect-ratio: 5 / 4; } }
  @container (min-width: 768px) {
    grid-template: auto 1fr / 1fr 1fr;
    /* The field and its suggestions need more room than the drawing. */
    &[data-type=not-found] { grid-template-columns: 4fr 3fr; }
    &[data-type=not-found] > svg { align-self: center; aspect-ratio: 5 / 4; }
  }
`;

export const cloth = css`
  --leaf: var(--turmeric-light);
  --leaf-deep: var(--turmeric);
  --on-leaf: var(--on-turmeric);
  position: relative;
  ${oneColumn}
  gap: 1.5rem clamp(2.5rem, 6cqi, 5rem);
  padding: clamp(2.5rem, 5cqi, 4rem) clamp(1.5rem, 5cqi, 4.5rem);
  overflow: hidden;
  border-radius: clamp(3rem, 9cqi, 7rem) 0;
  && { background: var(--deep); }
  > div { z-index: 1; }
  @container (min-width: 768px) { grid-template: auto 1fr / 3fr 2fr; }
  @media (forced-colors: active) { border: 1px solid; }
  @media print { --leaf: CanvasText; && { background: none; } }
`;

export const pattern = css`
  ${covering}
  opacity: .07;
`;

export const words = css`
  ${oneColumn}
  gap: 1rem;
  align-content: start;
  justify-items: start;
`;

export const kicker = css`
  color: var(--leaf);
  ${smallBold}
`;

export const title = css`
  font-size: clamp(2.25rem, 1.4rem + 3cqi, 3.75rem);
  line-height: 1.08;
`;

export const text = css`
  max-width: 36rem;
  font-size: clamp(1.125rem, 1rem + .5cqi, 1.375rem);
  line-height: 1.5;
`;

export const reason = css`max-width: 36rem;`;

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

export const told = css`
  ${wrappingRow}
  gap: .5rem 1.5rem;
  margin-top: .75rem;
  padding: 1.25rem 1.5rem;
  ${raised}
  overflow-wrap: anywhere;
  > p { flex: 1 0 auto; max-width: 100%; }
  small { display: block; margin-top: .375rem; font-size: .875rem; }
  > p b { display: block; font-size: 1.375rem; letter-spacing: -.02em; line-height: 1.3; }
  @container (max-width: 767.98px) { row-gap: .75rem; > p { flex-basis: 100%; } }
  @container (min-width: 768px) {
    grid-area: 3 / 1 / auto / -1;
    .${cloth} && { grid-area: 1 / 2 / span 2; align-self: center; align-content: center; }
  }
  .${cloth} && { margin: 0; padding: 0; background: none; box-shadow: none; }
  .${cloth} && > p { flex-basis: 100%; }
  .${cloth} && > p b { color: var(--leaf); font-size: clamp(2.25rem, 1.5rem + 2.5cqi, 3.5rem); letter-spacing: -.035em; line-height: 1.1; text-wrap: balance; }
  .${cloth} && time { white-space: normal; }
`;

export const search = css`
  width: 100%;
  margin-top: .75rem;
`;

export const actions = css`
  ${wrappingRow}
  gap: .25rem 1.5rem;
  margin-top: .75rem;
  &:empty { display: none; }
`;

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

/** The tiles stay dark where the brand is pale. */
export const picture = css`
  --sky: color-mix(in srgb, var(--turmeric-light) 40%, var(--on-deep));
  --cream: color-mix(in srgb, var(--turmeric-light) 12%, var(--on-deep));
  --far: color-mix(in srgb, var(--tile) 30%, var(--cream));
  --near: color-mix(in srgb, var(--tile) 68%, var(--cream));
  --soga: color-mix(in srgb, color-mix(in srgb, var(--bad) 60%, var(--turmeric)) 60%, var(--on-turmeric));
  --clay: color-mix(in srgb, var(--soga) 55%, var(--sky));
  --dusk: color-mix(in srgb, var(--on-turmeric) 35%, transparent);
  --mid: color-mix(in srgb, var(--leaf) 75%, var(--card));
  --pale: color-mix(in srgb, var(--leaf) 22%, var(--sand));
  --tile: light-dark(var(--leaf), color-mix(in srgb, var(--leaf) 30%, var(--deep)));
  width: 100%;
  aspect-ratio: 4 / 3;
  fill-rule: evenodd;
  stroke-linecap: round;
  stroke-linejoin: round;
  border-radius: 22cqi 0;
  @container (min-width: 768px) { grid-area: 1 / 2 / span 2; align-self: start; aspect-ratio: auto; border-radius: 11cqi 0; }
  @container (min-width: 1200px) { border-radius: 9rem 0; }
`;

const lineOf = (width: number) => css`
  fill: none;
  stroke-width: ${width};
`;
export const lines = { 3: lineOf(3), 4: lineOf(4), 7: lineOf(7), 8: lineOf(8) };

export const coin = css`
  fill: var(--turmeric);
  stroke: var(--deep);
  stroke-width: 10;
`;

export const sign = css`
  fill: none;
  stroke: var(--on-turmeric);
  stroke-width: 1.6;
`;
