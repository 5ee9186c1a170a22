import { stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const section = css`padding-block: clamp(3.5rem, 9cqi, 7rem);`;

export const whole = css`padding-top: clamp(3.5rem, 2rem + 5cqi, 7rem);`;

export const panel = css`
  padding: clamp(1.5rem, 4cqi, 4rem);
  border-radius: var(--radius);
`;

export const head = css`
  --leaf: var(--turmeric-light);
  --leaf-deep: var(--turmeric-light);
  @media print { --leaf: CanvasText; }
`;

export const list = css`
  display: grid;
  gap: 2rem;
  @container (min-width: 560px) { grid-template-columns: 1fr 1fr; gap: 3rem 2rem; }
  @container (min-width: 58.75em) { grid-template-columns: repeat(4, 1fr); .${panel} & { grid-template-columns: 1fr 1fr; gap: 3.5rem 2.5rem; } }
`;

export const item = css`
  display: grid;
  align-items: start;
  gap: 1.25rem;
  @container (min-width: 18em) { &:has(img) { grid-template-columns: 6rem 1fr; gap: .75rem; } }
  @container (min-width: 560px) { display: block; }
  @container (min-width: 58.75em) { .${panel} & { display: grid; gap: 1rem; &:has(img) { grid-template-columns: 13rem 1fr; } } }
`;

export const skeletonItem = css`
  height: 8rem;
  @container (min-width: 560px) { height: 14rem; }
`;

export const picture = css`
  width: 100%;
  @container (min-width: 560px) { max-width: 15rem; margin-bottom: 1.5rem; }
  @container (min-width: 58.75em) { .${panel} & { margin-bottom: 0; } }
`;

export const text = css`
  display: grid;
  gap: .5rem;
  > p { color: color-mix(in srgb, currentColor 85%, transparent); }
`;
