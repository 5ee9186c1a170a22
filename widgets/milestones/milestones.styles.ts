import { oneColumn, phoneRow, photo, stylesheet, wrapping } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css, raw } = styles;

export const section = css`
  display: grid;
  gap: clamp(1.25rem, 4cqi, 3.5rem);
`;

/** Ends with a whole milestone; a single one that is too high fades out. Not collapsed without script and in print. */
export const collapsed = css`
  max-height: 59.375rem;
  overflow: hidden;
  &[data-cut] { mask-image: linear-gradient(currentColor calc(100% - 6rem), transparent); }
  @media (scripting: none), print { &, &[data-cut] { height: auto !important; max-height: none; mask: none; } }
`;

export const milestones = css`position: relative;`;

/** Drawn with borders, which forced colours keep. */
export const milestone = css`
  position: relative;
  break-inside: avoid;
  display: grid;
  gap: .75rem 2rem;
  padding: 0 0 clamp(1.75rem, 5cqi, 3rem) 2.25rem;
  &::before, &::after { content: ''; position: absolute; left: .5rem; }
  &::before { top: 1rem; bottom: -1rem; border-inline-start: 2px solid var(--line); }
  &::after { top: .625rem; left: .0625rem; border: .5rem solid var(--turmeric); border-radius: 9rem; box-shadow: 0 0 0 .375rem var(--sand-deep); }
  &:has(+ [inert])::before { bottom: 0; border-image: linear-gradient(var(--line), transparent) 1; }
  &:last-child { padding-bottom: 0; }
  &:last-child::before { display: none; }
  @container (min-width: 768px) {
    /* A year of four digits has room at its largest. */
    grid-template-columns: minmax(9rem, 1fr) minmax(0, 36rem) minmax(0, 17.5rem);
    grid-template-rows: auto 1fr;
    padding: 0 0 2rem 4rem;
    &::before { left: 1rem; top: 1.75rem; bottom: -1.75rem; }
    &::after { left: .5625rem; top: 1.25rem; }
  }
`;

export const year = css`
  font-size: clamp(2rem, 1.4rem + 2.6cqi, 3.5rem);
  line-height: 1.1;
  letter-spacing: -.03em;
  color: var(--leaf);
`;

export const title = css`
  max-width: 36rem;
  font-size: clamp(1.0625rem, 1rem + .35cqi, 1.25rem);
  line-height: 1.55;
  @container (min-width: 768px) { grid-column: 2; padding-top: .625rem; }
`;

export const image = css`
  ${photo('3 / 2')}
  max-width: 26rem;
  margin-top: .5rem;
  border-radius: var(--radius);
  @container (min-width: 768px) { grid-area: 1 / 3 / span 2; margin: 0; }
`;

/** With script, `More` waits until the timeline is expanded. */
export const afterCut = css`@media (scripting: enabled) { display: none; }`;

/** A fixed height, because the text comes after measuring. */
export const expander = css`
  display: grid;
  justify-items: center;
  gap: .75rem;
  > p { min-height: 1.6em; color: var(--leaf); font-weight: 600; }
`;

export const points = css`
  ${oneColumn}
  gap: clamp(1.25rem, 2.5cqi, 2.25rem);
`;

export const head = css`
  ${wrapping}
  align-items: baseline;
  justify-content: space-between;
  gap: .5rem 2rem;
`;

export const row = css`
  display: grid;
  gap: 2rem 1.5rem;
  @container (min-width: 560px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @container (min-width: 960px) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
`;

raw(phoneRow(row));

export const card = css`
  display: grid;
  align-content: start;
  gap: .75rem;
  padding-top: 1.5rem;
  border-top: 2px solid var(--line);
  position: relative;
  break-inside: avoid;
  &::before { content: ''; position: absolute; top: calc(-.5rem - 1px); border: .5rem solid var(--turmeric); border-radius: 9rem; }
  > img, > svg { width: 100%; aspect-ratio: 4 / 3; border-radius: var(--radius); object-fit: cover; }
  > p { font-size: .9375rem; }
`;

export const blank = css`
  height: auto;
  background: var(--deep);
  color: color-mix(in srgb, var(--on-deep) 10%, transparent);
`;
