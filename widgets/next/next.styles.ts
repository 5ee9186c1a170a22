import {
  covering,
  coverLink,
  deepGround,
  oneColumn,
  spreadLine,
  stylesheet,
  wrapping,
} from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const columns = css`
  ${oneColumn}
  gap: clamp(1.25rem, 5cqi, 5rem);
  @container (min-width: 900px) { grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); align-items: stretch; }
`;

export const alone = css`
  ul { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); column-gap: clamp(2rem, 5cqi, 5rem); }
  li { align-content: start; }
`;

export const pages = css`
  margin-top: clamp(.5rem, 2cqi, 1rem);
  > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 1rem;
    padding-block: clamp(.5rem, .25rem + 1cqi, 1.125rem);
    border-top: 1px solid var(--line);
  }
  a { font-size: 1.1875rem; font-weight: 700; letter-spacing: -.02em; line-height: 1.3; ${coverLink('inside', '.5rem')} }
  a:hover { color: var(--leaf); }
  svg { grid-area: 1 / 2 / span 2; align-self: center; color: var(--leaf); transition: transform .2s ease-out; }
  li:hover > svg { transform: translateX(.25rem); }
`;

export const app = css`
  ${deepGround}
  ${spreadLine}
  gap: 2rem;
  padding: clamp(1.25rem, .25rem + 4cqi, 3.5rem);
  border-radius: var(--radius);
  color: var(--on-deep);
  @media (forced-colors: active) { border: 1px solid; }
  > svg { ${covering} opacity: .1; mask-image: linear-gradient(250deg, currentColor, transparent 70%); }
  > :not(svg) { position: relative; }
  h3 { font-size: clamp(1.5rem, 1.2rem + 1.4cqi, 2.25rem); line-height: 1.15; }
  p { margin-top: .5rem; max-width: 24rem; text-wrap: balance; }
`;

export const stores = css`
  ${wrapping}
  gap: .5rem;
  margin-top: 1.25rem;
`;

export const store = css`
  display: block;
  border-radius: 9rem;
  transition: transform .2s ease-out;
  &:hover { transform: translateY(-2px); }
  > img { width: auto; height: 2.75rem; }
`;

export const download = css`
  && { margin-top: 1.5rem; background: var(--turmeric); color: var(--on-turmeric); }
  &&:hover { background: var(--turmeric-light); }
`;

export const qr = css`
  display: none;
  flex: none;
  width: 8.5rem;
  font-size: .875rem;
  text-align: center;
  @container (min-width: 640px) { display: block; }
  > img { width: 100%; margin-bottom: .75rem; border-radius: var(--radius-field); }
`;
