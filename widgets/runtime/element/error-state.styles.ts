import { stylesheet, wrappingRow } from '../styles/stylesheet';

export const errorStateStyles = stylesheet();

export const failure = errorStateStyles.css`
  display: grid;
  justify-items: center;
  gap: .75rem;
  max-width: 38rem;
  margin-inline: auto;
  padding: clamp(2.5rem, 6cqi, 4.5rem) var(--gutter);
  text-align: center;
  --mid: color-mix(in srgb, var(--leaf) 55%, var(--deep));
  --soil: color-mix(in srgb, color-mix(in srgb, var(--bad) 60%, var(--turmeric)) 45%, var(--deep));
  > svg { box-sizing: content-box; padding: 1.25rem; border-radius: 2.5rem 0; background: color-mix(in srgb, var(--leaf) 14%, transparent); color: var(--leaf); }
  > svg[viewBox='0 0 320 200'] { width: min(20rem, 100%); padding: 0; border-radius: 4rem 0; }
  > p { text-wrap: balance; }
  > svg + p { margin-top: .5rem; font-size: clamp(1.375rem, 1.2rem + .9cqi, 1.75rem); font-weight: 700; letter-spacing: -.02em; line-height: 1.2; }
  > button { margin-block: .75rem; }
  a { display: inline-block; padding: .5rem; color: var(--leaf); font-weight: 600; white-space: nowrap; }
  small { display: block; font-size: .875rem; }
`;

export const lines = errorStateStyles.css`
  fill: none;
  stroke-width: 3;
`;

/** One line: the page's first error state has the advice. */
export const brief = errorStateStyles.css`
  ${wrappingRow}
  justify-content: center;
  gap: .25rem 1rem;
  padding: .75rem var(--gutter);
  font-size: .9375rem;
  text-align: center;
  > button { min-height: 2.75rem; color: var(--leaf); font-weight: 600; text-decoration: underline; text-underline-offset: .25em; }
`;
