import { stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const section = css`
  padding-block: clamp(3.5rem, 9cqi, 7rem);
`;

/** On the page that they belong to: cards on the page's own ground, each with its drawing on a dark tile. What follows has space above it. */
export const whole = css`
  padding-top: clamp(3.5rem, 2rem + 5cqi, 7rem);
`;

/** On a dark ground. */
export const head = css`
  --leaf: var(--turmeric-light);
  --leaf-deep: var(--turmeric-light);
`;

export const list = css`
  display: grid;
  gap: 2rem;
  @container (min-width: 560px) { grid-template-columns: 1fr 1fr; gap: 3rem 2rem; }
  @container (min-width: 940px) { grid-template-columns: repeat(4, 1fr); }
  .${whole} & { gap: 1.25rem; }
  @container (min-width: 940px) { .${whole} & { grid-template-columns: 1fr 1fr; } }
`;

export const item = css`
  display: grid;
  align-items: start;
  gap: 1.25rem;
  @container (min-width: 18em) { &:has(img) { grid-template-columns: 6rem 1fr; gap: 1rem; } }
  @container (min-width: 560px) { display: block; }
  .${whole} & {
    overflow: hidden;
    border-radius: var(--radius);
    background: var(--card);
    box-shadow: var(--shadow);
    gap: 0;
    > picture { display: grid; place-items: center; margin: .75rem; padding: clamp(.375rem, 1.5cqi, 1rem); border-radius: .875rem; background: light-dark(var(--night), var(--sand)); }
    > div { align-content: center; padding: clamp(1.25rem, 2.5cqi, 2rem); }
    @container (min-width: 18em) and (max-width: 559.98px) {
      padding: 1.25rem;
      &:has(img) { grid-template-columns: 4.5rem 1fr; gap: 1rem; }
      > picture { aspect-ratio: 1; margin: 0; }
      > div { padding: 0; }
    }
    @container (min-width: 940px) { display: grid; align-items: stretch; &:has(img) { grid-template-columns: min(14rem, 38%) 1fr; } }
  }
`;

export const skeletonItem = css`
  height: 8rem;
  @container (min-width: 560px) { height: 14rem; }
`;

export const picture = css`
  width: 100%;
  @container (min-width: 560px) { max-width: 15rem; margin-bottom: 1.5rem; }
  .${whole} & { margin-bottom: 0; }
`;

export const text = css`
  display: grid;
  gap: .5rem;
  > p { color: color-mix(in srgb, currentColor 85%, transparent); }
`;
