import { stylesheet } from '../runtime/styles/stylesheet';

const styles = stylesheet();
const { css } = styles;

export { styles };

export const hero = css`
  position: relative;
  overflow: hidden;
  background: var(--deep);
`;

export const pattern = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: .06;
`;

export const columns = css`
  position: relative;
  display: grid;
  gap: 3rem;
  padding-top: clamp(3rem, 2rem + 4cqi, 5.5rem);
  @container (min-width: 900px) {
    grid-template-columns: minmax(0, 6fr) minmax(0, 7fr);
    align-items: end;
    gap: 3rem;
  }
`;

export const content = css`
  display: grid;
  justify-items: start;
  gap: clamp(1.75rem, 1.25rem + 2cqi, 3rem);
  @container (min-width: 900px) { align-self: center; padding-bottom: clamp(3rem, 2rem + 4cqi, 5.5rem); }
`;

export const logo = css`
  height: 2.25rem;
  width: auto;
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
  p + p { font-size: 1rem; opacity: .86; }
`;

export const downloads = css`
  display: grid;
  justify-items: start;
  gap: 1.5rem;
`;

/** For a phone beside this screen; where this is the phone, it is for somebody else's. */
export const qr = css`
  display: flex;
  align-items: center;
  gap: 1.25rem 1.5rem;
  font-weight: 600;
  > img { width: clamp(6.5rem, 5rem + 6cqi, 9rem); border-radius: var(--radius); }
  > figcaption { display: grid; justify-items: start; gap: .875rem; max-width: 16rem; text-wrap: balance; }
  @container (max-width: 18em) { flex-wrap: wrap; }
`;

export const stores = css`
  display: flex;
  flex-wrap: wrap;
  gap: .75rem;
`;

export const store = css`
  display: block;
  border-radius: 9rem;
  transition: transform .2s ease-out;
  &:hover { transform: translateY(-2px); }
  > img { height: clamp(3rem, 2.75rem + 1cqi, 3.5rem); width: auto; }
`;

/** It stands on the lower edge. */
export const scene = css`
  justify-self: center;
  width: min(100%, 45rem);
  @container (min-width: 900px) { justify-self: end; align-self: end; }
  @media print { display: none; }
`;
