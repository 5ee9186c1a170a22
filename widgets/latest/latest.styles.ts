import { coverLink, kawung, oneColumn, photo, smallBold, stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const items = css`
  ${oneColumn}
  gap: clamp(1.75rem, 3cqi, 2.5rem) clamp(1.25rem, 2.5cqi, 2rem);
`;

export const item = css`
  position: relative;
  ${oneColumn}
  align-content: start;
  gap: 1.125rem;
  @media print { break-inside: avoid; }
  /* On a phone the first leads, and the others are rows below it. */
  @container (min-width: 18em) and (max-width: 559.98px) {
    li + & { grid-template-columns: 7rem minmax(0, 1fr); align-items: center; gap: 1rem; }
    li + & h3 { font-size: 1.0625rem; line-height: 1.3; }
    li + & h3 ~ p { display: none; }
  }
`;

export const picture = css`
  ${photo('16 / 10')}
  border-radius: var(--radius);
  @container (min-width: 18em) and (max-width: 559.98px) { li + li > picture > & { border-radius: .875rem; } }
  background: var(--sand-deep);
  transition: transform .25s ease-out;
  li:hover > picture > & { transform: translateY(-.25rem); }
`;

export const blank = css`
  aspect-ratio: 16 / 10;
  border-radius: var(--radius);
  ${kawung('7%')}
  @media (forced-colors: active) { border: 1px solid; }
`;

export const words = css`
  display: grid;
  align-content: start;
  gap: .375rem;
`;

export const date = css`
  ${smallBold}
  color: var(--leaf);
`;

export const link = css`
  ${coverLink('around', 'var(--radius)', '-.5rem')}
  &:hover { color: var(--leaf); }
`;

export const text = css`
  font-size: .9375rem;
  line-height: 1.55;
`;

export const published = css`
  font-size: .875rem;
  opacity: .85;
`;

export const even = css`
  @container (min-width: 560px) { grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr)); }
`;

export const led = css`
  @container (min-width: 560px) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    > :first-child { grid-row: span 2; }
    > :only-child { grid-column: span 2; }
  }
  /* Two items beside the first share its height, and their pictures fill it. */
  @container (min-width: 960px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    > li + li { grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); align-content: stretch; align-items: center; }
    > li + li > picture { display: grid; align-self: stretch; }
    > li + li .${picture} { height: 100%; min-height: 12rem; aspect-ratio: auto; }
    > :first-child h3 { font-size: clamp(1.5rem, 1.2rem + 1.2cqi, 2.125rem); line-height: 1.2; }
  }
`;
