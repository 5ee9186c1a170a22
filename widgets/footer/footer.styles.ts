import { centred, centredRow, deepGround, inlineTarget, stylesheet, wrapping } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

const rule = 'color-mix(in srgb, var(--on-deep) 20%, transparent)';

export const footer = css`${deepGround}`;

export const pattern = css`
  position: absolute;
  inset: 0 0 0 auto;
  width: 100%;
  height: 100%;
  fill: var(--on-deep);
  opacity: .08;
  mask-image: linear-gradient(100deg, transparent 45%, currentColor);
`;

export const content = css`
  position: relative;
  padding-block: clamp(2rem, .75rem + 5cqi, 5rem) clamp(1rem, 3cqi, 2rem);
`;

export const top = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  > a { flex: 1 1 9rem; max-width: max-content; }
  > nav, > ul { width: 100%; }
  /* The phone number begins where the second column of links does, or has a row of its own. */
  @container (max-width: 39.98em) { > p { flex: 0 0 calc(50% - .5rem); } }
  @container (min-width: 60em) {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 2.5rem;
    align-items: end;
    > nav { grid-row: 2; }
    > nav, > ul { width: auto; }
    > p { justify-self: end; text-align: end; }
  }
`;

export const logo = css`
  ${centredRow}
  min-height: 2.75rem;
  font-size: 1.5rem;
  font-weight: 700;
  text-decoration: none;
  > img { height: 2.75rem; }
  @media (forced-colors: active) { > img { forced-color-adjust: none; background: #000; color: #fff; } }
`;

export const links = css`
  display: grid;
  gap: 0 1rem;
  @container (min-width: 22em) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @container (min-width: 40em) { display: flex; flex-wrap: wrap; gap: .25rem 2.5rem; font-size: 1.125rem; }
  font-weight: 600;
  a { display: flex; align-items: center; min-height: 2.75rem; line-height: 1.3; text-decoration: none; }
  a:hover { text-decoration: underline; text-underline-offset: .25em; }
`;

export const hotline = css`
  display: grid;
  font-size: .875rem;
  > a { font-size: clamp(2rem, 1.5rem + 2cqi, 2.75rem); font-weight: 700; letter-spacing: -.02em; line-height: 1.3; text-decoration: none; white-space: nowrap; }
  > a:hover { color: var(--turmeric-light); }
`;

export const map = css`
  display: grid;
  margin-top: clamp(1.25rem, 4cqi, 3rem);
  border-bottom: 1px solid ${rule};
  @container (min-width: 640px) { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 2rem; padding-top: 2rem; border-block: 1px solid ${rule}; border-bottom: 0; }
  p, a { display: flex; align-items: center; min-height: 2.75rem; }
  p { font-weight: 700; }
  a { width: fit-content; padding-block: .375rem; line-height: 1.3; text-decoration: none; }
  a:hover { text-decoration: underline; text-underline-offset: .25em; }
`;

export const column = css`
  && { border-block: 0; border-top: 1px solid ${rule}; }
  &&& > summary { min-height: 3rem; }
  &&& > summary:hover { color: var(--turmeric-light); }
  > ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr)); gap: 0 2rem; padding-bottom: 1rem; }
  > p { display: none; }
  @container (min-width: 640px) {
    && { border-top: 0; }
    > p { display: flex; }
    > ul { grid-template-columns: none; padding-bottom: 0; }
  }
`;

export const marks = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(5.25rem, 1fr));
  gap: .25rem clamp(.75rem, 3cqi, 2.5rem);
  margin-top: clamp(1.25rem, 4cqi, 3rem);
  > li { display: grid; grid-row: span 2; grid-template-rows: subgrid; justify-items: start; }
  span { align-self: end; font-size: .8125rem; line-height: 1.3; color: color-mix(in srgb, var(--on-deep) 85%, transparent); }
  a, b { ${inlineTarget} font-size: 1.125rem; line-height: 1.1; font-weight: 800; letter-spacing: -.02em; text-decoration: none; }
  a:hover { color: var(--turmeric-light); }
  img { height: 2rem; width: auto; max-width: 100%; object-fit: contain; object-position: 0; }
  @container (min-width: 640px) {
    ${wrapping}
    > li { align-content: end; }
    a, b { font-size: 1.5rem; }
  }
  @media (forced-colors: active) { img { forced-color-adjust: none; background: #000; color: #fff; } }
`;

export const social = css`
  ${wrapping}
  gap: .5rem;
  a {
    ${centred}
    min-width: 2.75rem;
    min-height: 2.75rem;
    padding-inline: .625rem;
    border: 1px solid color-mix(in srgb, var(--on-deep) 32%, transparent);
    border-radius: 9rem;
    background: var(--deep);
    text-decoration: none;
    transition: background-color .2s ease-out, color .2s ease-out;
  }
  a:hover { background: var(--on-deep); color: var(--deep); }
  svg { width: 1.25rem; height: 1.25rem; }
`;

export const small = css`
  display: grid;
  gap: .5rem 2rem;
  margin-top: clamp(1rem, 4cqi, 3rem);
  padding-top: clamp(1rem, 3cqi, 2rem);
  border-top: 1px solid ${rule};
  @container (max-width: 639.98px) { .${map} + & { border-top: 0; } }
  font-size: .875rem;
  color: color-mix(in srgb, var(--on-deep) 85%, transparent);
  @container (min-width: 60em) {
    grid-template-columns: 1fr auto;
    align-items: center;
    > p:nth-last-child(n + 3) { grid-column: 1 / -1; max-width: 68ch; }
  }
`;

/** Keeps a licence's number, which has hyphens, on one line. */
export const licences = css`> span { display: inline-block; max-width: 100%; }`;

export const legal = css`
  ${wrapping}
  gap: 0 1.5rem;
  a { display: flex; align-items: center; min-height: 2.75rem; text-underline-offset: .25em; }
  a:hover { color: var(--on-deep); }
`;
