import { covering, deepGround, inlineTarget, oneColumn, stylesheet, wrapping } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const page = css`
  ${oneColumn}
  gap: clamp(2rem, 5cqi, 4rem);
  padding-block: clamp(1.5rem, .5rem + 4cqi, 4rem);
  @container (min-width: 960px) {
    align-items: start;
    &:has(> aside) { grid-template-columns: minmax(0, 24rem) minmax(0, 44rem); justify-content: space-between; }
  }
`;

export const main = css`
  ${oneColumn}
  gap: 1.75rem;
  > p { margin-top: -1rem; }
`;

export const details = css`
  ${deepGround}
  display: grid;
  gap: 1.5rem;
  padding: clamp(1.5rem, 1rem + 3cqi, 2.5rem);
  border-radius: var(--radius);
  color: var(--on-deep);
  @container (min-width: 960px) { position: sticky; top: 6.5rem; }
  > svg { ${covering} opacity: .1; mask-image: linear-gradient(200deg, currentColor, transparent 70%); }
  > :not(svg) { position: relative; }
  h2 { font-size: 1.5rem; }
  dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); gap: 1.25rem 2rem; }
  dd small { font-size: .875rem; }
  dt, dd { font-size: .875rem; color: color-mix(in srgb, var(--on-deep) 85%, transparent); }
  dd:has(a) { font-size: inherit; color: inherit; }
  a { ${inlineTarget} font-size: clamp(1rem, 5cqi, 1.25rem); font-weight: 600; text-decoration-thickness: 1px; text-underline-offset: .25em; }
  a:hover { color: var(--turmeric-light); }
  /* Names are beside the ways, so that the first screen also shows the form's beginning. */
  @container (min-width: 18em) and (max-width: 639.98px) {
    gap: .75rem;
    padding: 1.25rem;
    h2 { font-size: 1.25rem; }
    dl { gap: .25rem; }
    dl > div { display: grid; grid-template-columns: 6rem minmax(0, 1fr); align-items: baseline; column-gap: .5rem; }
    dd { grid-column: 2; }
    a { font-size: clamp(.9375rem, 4.4cqi, 1.125rem); }
    a[href^=mailto] { font-size: clamp(.8125rem, 3.75cqi, 1rem); }
  }
  @media print { background: none; color: CanvasText; dt, dd { color: inherit; } > svg { display: none; } }
`;

export const receipt = css`
  ${wrapping}
  gap: .75rem;
`;

export const copy = css`
  min-height: 2.75rem;
  padding: .5rem 1.25rem;
  border: 1px solid;
  border-radius: var(--radius-button);
  font-weight: 600;
  &:hover { background: color-mix(in srgb, currentColor 15%, transparent); }
`;
