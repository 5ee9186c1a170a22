import { cardBox, centredRow, circle, covering, coverLink, deepGround, stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const header = css`
  ${deepGround}
  padding-top: clamp(1.75rem, .75rem + 5cqi, 5rem);
  @media print { padding: 0; background: none; }
`;

export const pattern = css`
  ${covering}
  opacity: .07;
  mask-image: linear-gradient(transparent, currentColor);
  @media print { display: none; }
`;

export const inside = css`position: relative;`;

export const headline = css`
  max-width: 16ch;
  margin-bottom: clamp(1.25rem, 3.5cqi, 3rem);
  font-size: clamp(2.0625rem, 1.2rem + 4.2cqi, 4.5rem);
  line-height: 1.04;
  @container (max-width: 30em) { max-width: none; }
`;

export const arches = css`
  display: grid;
  gap: .75rem;
  padding-bottom: clamp(2.5rem, 1.5rem + 4cqi, 5rem);
  @container (min-width: 58.75em) { grid-template-columns: repeat(auto-fit, minmax(0, 1fr)); grid-auto-flow: column; gap: 1.25rem; padding-bottom: 0; }
`;

export const arch = css`
  position: relative;
  ${centredRow}
  gap: .875rem;
  padding: 0 .875rem;
  ${cardBox}
  color: var(--ink);
  transition: transform .2s ease-out;
  > picture { flex: none; }
  > div { padding-block: .75rem; }
  @container (min-width: 18em) and (max-width: 58.74em) {
    /* Lighter than the card where that is dark. */
    > picture { align-self: stretch; display: grid; align-items: end; margin-top: .625rem; padding: .75rem .5rem 0; border-radius: 9rem 9rem 0 0; background: light-dark(var(--sand-deep), color-mix(in srgb, var(--leaf) 26%, var(--card))); }
    > picture > img { width: 4.5rem; }
  }
  @container (max-width: 17.98em) { flex-direction: column; align-items: start; padding-top: 1rem; }
  @container (min-width: 58.75em) {
    flex-direction: column;
    padding: 3.25rem 1.25rem 1.5rem;
    border-radius: 9rem 9rem 0 0;
    background: var(--sand);
    text-align: center;
    > div { padding: 0; }
    > picture > img { width: 7rem; }
    &:hover { transform: translateY(.5rem); }
    &:nth-child(even) { margin-top: 1.75rem; }
  }
`;

export const picture = css`width: 4rem;`;

export const text = css`
  display: grid;
  gap: .25rem;
  font-size: .9375rem;
  line-height: 1.4;
  @container (min-width: 58.75em) { gap: .375rem; line-height: 1.5; }
`;

export const title = css`
  font-size: 1.125rem;
  > a { ${coverLink('around', 'var(--radius)')} }
`;

export const arrow = css`
  flex: none;
  ${circle('2.75rem')}
  margin: auto auto 0;
  background: var(--sand-deep);
  color: var(--leaf);
  transition: background-color .2s ease-out, color .2s ease-out;
  :hover > & { background: var(--leaf); color: var(--on-leaf); }
  @container (max-width: 58.74em) { display: none; }
`;
