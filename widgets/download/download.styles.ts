import { covering, deepGround, oneColumn, softBox, stylesheet, wrapping } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const hero = css`${deepGround} @media print { background: none; }`;

export const pattern = css`
  ${covering}
  opacity: .08;
  mask-image: linear-gradient(to right, transparent 25%, currentColor);
  @media print { display: none; }
`;

export const columns = css`
  position: relative;
  ${oneColumn}
  gap: clamp(1.75rem, 1.25rem + 2cqi, 3rem);
  padding-block: clamp(3rem, 2rem + 4cqi, 5.5rem);
  &:has([part=scene]) { padding-bottom: 0; }
  @container (min-width: 900px) {
    grid-template-columns: minmax(0, 6fr) minmax(0, 7fr);
    align-items: end;
    gap: 3rem;
    padding-bottom: 0;
  }
`;

export const content = css`
  display: contents;
  justify-items: start;
  gap: clamp(1.75rem, 1.25rem + 2cqi, 3rem);
  @container (min-width: 900px) { display: grid; align-self: center; padding-bottom: clamp(3rem, 2rem + 4cqi, 5.5rem); }
`;

export const logo = css`
  height: 2.25rem;
  &[src] { width: 11rem; object-fit: contain; object-position: 0; }
  font-size: 1.25rem;
  font-weight: 700;
  @media (forced-colors: active) { forced-color-adjust: none; background: #000; color: #fff; }
`;

export const text = css`
  display: grid;
  gap: 1.25rem;
  max-width: 36rem;
  font-size: clamp(1.0625rem, 1rem + .4cqi, 1.25rem);
  h2 { margin-bottom: .25em; font-size: clamp(2.5rem, 1.6rem + 3.2cqi, 4rem); line-height: 1.05; }
`;

export const more = css`
  &:empty { display: none; }
  display: grid;
  gap: .75rem;
  max-width: 36rem;
  margin-top: 1.25rem;
`;

export const downloads = css`
  display: contents;
  justify-items: start;
  gap: 1.5rem;
  @container (min-width: 900px) { display: grid; }
`;

/** Hidden on phones, which cannot scan their own screen. */
export const qr = css`
  display: flex;
  align-items: center;
  gap: 1.25rem 1.5rem;
  font-weight: 600;
  > img { flex: none; width: clamp(6.5rem, 5rem + 6cqi, 9rem); border-radius: var(--radius); }
  > figcaption { ${oneColumn} justify-items: start; gap: .875rem; flex: 0 1 16rem; min-width: 0; text-wrap: balance; }
  @container (max-width: 639.98px) { display: none; }
`;

export const stores = css`
  ${wrapping}
  gap: .75rem;
`;

export const store = css`
  display: block;
  border-radius: 9rem;
  transition: transform .2s ease-out;
  &:hover { transform: translateY(-2px); }
  box-shadow: var(--shadow);
  > img { height: clamp(3.25rem, 3rem + 1cqi, 4rem); width: auto; }
  @container (max-width: 25em) { > img { height: 2.875rem; } }
`;

export const rating = css`
  display: flex;
  align-items: center;
  gap: .75rem;
  max-width: 30rem;
  text-wrap: balance;
  &::before { content: '★' / ''; color: var(--turmeric); font-size: 2.25rem; line-height: 1; }
  > b { flex: none; font-size: clamp(2.25rem, 2rem + 1cqi, 3rem); letter-spacing: -.03em; line-height: 1; }
`;

export const scene = css`
  justify-self: center;
  width: min(100%, 45rem);
  @container (max-width: 899.98px) { order: 1; }
  @container (min-width: 900px) { justify-self: end; align-self: end; }
  @media print { display: none; }
`;

export const needs = css`
  &:has(> :only-child:empty) { display: none; }
  display: grid;
  gap: clamp(2.5rem, 5cqi, 5rem);
  padding-block: clamp(3.5rem, 2rem + 5cqi, 7rem);
  @container (min-width: 900px) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
  h2 { font-size: clamp(1.5rem, 1.3rem + 1cqi, 2rem); }
`;

export const facts = css`
  margin-top: 1.25rem;
  > div { display: grid; gap: .125rem 1.5rem; padding-block: .875rem; border-top: 1px solid var(--line); }
  @container (min-width: 480px) { > div { grid-template-columns: 8rem minmax(0, 1fr); } }
  dt { font-weight: 600; }
`;

export const note = css`
  margin-top: .75rem;
  padding: 1rem 1.25rem;
  ${softBox}
  font-weight: 600;
  @media (forced-colors: active) { border: 1px solid; }
`;
