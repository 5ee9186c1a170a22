import { stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const section = css`
  padding-block: clamp(3.5rem, 9cqi, 7rem);
`;

export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: .5rem 2rem;
  margin-bottom: clamp(2rem, 4.5cqi, 4rem);
`;

export const all = css`
  display: inline-flex;
  align-items: center;
  gap: .5rem;
  min-height: 2.75rem;
  font-weight: 600;
  color: var(--turmeric-light);
  text-decoration: none;
  > svg { transition: transform .2s ease-out; }
  &:hover > svg { transform: translateX(.25rem); }
`;

export const list = css`
  display: grid;
  gap: 2rem;
  @container (min-width: 560px) { grid-template-columns: 1fr 1fr; gap: 3rem 2rem; }
  @container (min-width: 940px) { grid-template-columns: repeat(4, 1fr); }
`;

export const item = css`
  display: grid;
  align-items: center;
  gap: 1.25rem;
  @container (min-width: 18em) { &:has(img) { grid-template-columns: 6rem 1fr; } }
  @container (min-width: 560px) { display: block; }
`;

export const skeletonItem = css`
  height: 8rem;
  @container (min-width: 560px) { height: 14rem; }
`;

export const picture = css`
  width: 100%;
  @container (min-width: 560px) { max-width: 15rem; margin-bottom: 1.5rem; }
`;

export const text = css`
  display: grid;
  gap: .5rem;
  > p { color: color-mix(in srgb, var(--on-deep) 85%, transparent); }
`;
