import { centredRow, coverLink, oneColumn, photo, stack, stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const done = css`
  padding-block: clamp(3rem, 1.75rem + 4cqi, 5.5rem);
  h2:not(:first-child) { padding-top: clamp(3rem, 1.75rem + 4cqi, 5rem); }
  background: var(--sand-deep);
`;

export const below = css`padding-top: .75rem;`;

export const figures = css`
  display: grid;
  gap: 2rem clamp(1.5rem, 4cqi, 4rem);
  @container (min-width: 640px) { grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); }
  > li { padding-top: 1.25rem; border-top: 3px solid var(--turmeric); }
  b { display: block; color: var(--leaf); font-size: clamp(2.25rem, 1.4rem + 2.2cqi, 3.25rem); letter-spacing: -.03em; line-height: 1.1; }
  > li > span { display: block; margin-top: .5rem; font-weight: 600; line-height: 1.45; }
  small { display: block; margin-top: .375rem; font-size: .875rem; }
  a { display: inline-flex; align-items: center; min-height: 1.5rem; text-underline-offset: .25em; }
  a:hover { color: var(--leaf); }
`;

export const projects = css`
  ${oneColumn}
  gap: clamp(2rem, 3cqi, 2.5rem) clamp(1.25rem, 2.5cqi, 2rem);
  margin-top: clamp(1.5rem, 3cqi, 2.5rem);
  @container (min-width: 640px) { grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); }
`;

export const project = css`
  position: relative;
  ${stack}
  gap: .5rem;
  break-inside: avoid;
  picture { margin-bottom: .625rem; }
  h3 a { ${coverLink('around', 'var(--radius)', '-.5rem')} }
  h3 a:hover { color: var(--leaf); }
  > p { font-size: .9375rem; line-height: 1.55; }
`;

/** On the ground of the past projects, because they report on them. */
export const reports = css`
  background: var(--sand-deep);
  .${done} + & > div { padding-top: 0; }
`;

export const action = css`
  justify-self: start;
  margin-top: .5rem;
`;

export const picture = css`
  ${photo('16 / 10')}
  border-radius: var(--radius);
`;

export const when = css`
  color: var(--leaf);
  font-weight: 600;
`;

export const result = css`
  display: flex;
  gap: .625rem;
  font-weight: 600;
  svg { flex: none; margin-top: .125em; color: var(--good); }
`;

export const more = css`
  ${centredRow}
  gap: .5rem;
  padding-top: .25rem;
  margin-top: auto;
  color: var(--leaf);
  font-weight: 600;
  > svg { transition: transform .2s ease-out; }
  :hover > & > svg { transform: translateX(.25rem); }
`;
