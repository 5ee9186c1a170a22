import { circle, inlineTarget, oneColumn, photo, raised, stylesheet, wrappingRow } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css, keyframes } = styles;

const rise = keyframes`
  from { transform: translateY(2.5rem); }
`;

export const detail = css`
  display: grid;
  gap: clamp(2rem, 5cqi, 4rem);
  animation: ${rise} .25s ease-out;
`;

export const head = css`
  display: grid;
  gap: clamp(1.5rem, 5cqi, 4rem);
  @container (min-width: 860px) { align-items: center; &:has(picture) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); } }
`;

export const picture = css`
  ${photo('4 / 3')}
  border-radius: var(--radius);
  background: var(--sand-deep);
  @media print { max-width: 9cm; }
`;

export const reading = css`
  ${oneColumn}
  gap: inherit;
`;

export const row = css`
  display: grid;
  gap: 1.5rem clamp(2rem, 5cqi, 4rem);
  padding-top: clamp(1.5rem, 3cqi, 2.5rem);
  border-top: 1px solid var(--line);
  @container (min-width: 860px) { grid-template-columns: minmax(0, 1fr) minmax(0, 2.2fr); align-items: start; > :first-child { position: sticky; top: 7rem; } }
`;

export const share = css`
  @container (max-width: 859.98px) { order: 1; }
`;

export const offer = css`
  display: contents;
  @container (min-width: 860px) { display: grid; align-content: center; gap: 1.75rem; }
`;

export const summary = css`
  max-width: 34rem;
  font-size: clamp(1.0625rem, 1rem + .4cqi, 1.25rem);
  line-height: 1.5;
  @container (max-width: 859.98px) { order: 1; }
`;

export const columns = css`
  @container (min-width: 1000px) {
    max-width: none;
    columns: 2;
    column-gap: 2.5rem;
    > p, li { break-inside: avoid; }
  }
`;

export const use = css`
  ${wrappingRow}
  gap: .75rem 1.25rem;
  @container (max-width: 859.98px) { order: 1; }
`;

export const have = css`
  ${inlineTarget}
  color: var(--leaf);
  font-weight: 600;
  text-underline-offset: .25em;
`;

export const validity = css`
  padding-inline-start: .875rem;
  border-inline-start: .25rem solid var(--turmeric);
  line-height: 1.5;
  &[data-state=ended] { border-color: var(--control); }
  > * { display: block; }
`;

export const how = css`
  margin-top: .75rem;
  max-width: 16rem;
`;

export const related = css`
  padding-top: clamp(1.5rem, 3cqi, 2.5rem);
  border-top: 1px solid var(--line);
  > ul { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr)); gap: 1.5rem; margin-top: 1.5rem; }
  li { position: relative; display: grid; align-content: start; gap: .5rem; border-radius: var(--radius); }
  /* Dates of one row are level. */
  li:has(picture) { grid-template-rows: auto 1fr auto; }
  li:has(a:focus-visible) { outline: var(--ring); outline-offset: 3px; box-shadow: 0 0 0 3px var(--halo); }
  h3 { margin-top: .5rem; font-size: 1.125rem; }
  a { text-decoration: none; }
  a::after { content: ''; position: absolute; inset: 0; }
  a:focus-visible { outline: none; box-shadow: none; }
  li:hover a { color: var(--leaf); text-decoration: underline 1px; text-underline-offset: .25em; }
  p { color: var(--leaf); font-size: .875rem; font-weight: 600; }
  /* On a phone three pictures below each other would be longer than the promo itself. */
  @container (max-width: 567.98px) { > ul { gap: 1rem; } li:has(picture) { grid-template: auto 1fr / 7rem minmax(0, 1fr); column-gap: 1rem; > picture { grid-row: span 2; } h3 { margin-top: 0; } } }
`;

export const relatedPicture = css`
  ${photo('3 / 2')}
  border-radius: var(--radius);
  background: var(--sand-deep);
`;

export const lead = css`
  font-size: clamp(1.0625rem, 1rem + .4cqi, 1.25rem);
  line-height: 1.65;
`;

export const heading = css`font-size: clamp(1.5rem, 1.3rem + .8cqi, 2rem);`;

export const mechanisme = css`
  > ol { padding: 0; list-style: none; counter-reset: step; }
  > ol > li { position: relative; padding: .25rem 0 0 3.5rem; min-height: 2.5rem; counter-increment: step; }
  > ol > li + li { margin-top: 1.25rem; }
  > ol > li::before {
    content: counter(step);
    position: absolute;
    inset: 0 auto auto 0;
    ${circle('2.5rem')}
    background: var(--turmeric);
    color: var(--on-turmeric);
    font-weight: 700;
    line-height: 1;
    @media (forced-colors: active) { border: 1px solid; }
  }
  /* On a wide screen each is a card, two beside each other, or all three. */
  @container (min-width: 1000px) {
    max-width: none;
    > ol { display: grid; grid-template-columns: 1fr 1fr; gap: 1.25rem; }
    > ol:has(> :nth-child(3):last-child) { grid-template-columns: repeat(3, 1fr); }
    > ol > li { padding: 5rem 1.5rem 1.5rem; ${raised} }
    > ol > li + li { margin-top: 0; }
    > ol > li::before { inset: 1.5rem auto auto 1.5rem; }
  }
`;

export const textSkeleton = css`height: 16rem;`;
