import { inlineTarget, oneColumn, smallBold, stylesheet, wrappingRow } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const help = css`scroll-margin-top: 5rem;`;

export const page = css`padding-top: clamp(1.5rem, 5cqi, 4.5rem);`;

export const count = css`
  margin-inline-start: .125rem;
  font-size: .8125rem;
  font-weight: 400;
`;

export const top = css`
  ${oneColumn}
  gap: .5rem 2rem;
  margin-block: 2rem 1rem;
  @container (max-width: 899.98px) { header + &:has(form) { margin-top: -2rem; } }
  @container (min-width: 80em) { align-items: center; grid-template-columns: minmax(0, 44rem) minmax(min-content, 1fr); }
`;

/** On a phone it overlaps the lower edge of the hero, because visitors come for this field. */
export const search = css`
  position: relative;
  svg { position: absolute; margin: 1.25rem; color: var(--leaf); }
  input {
    width: 100%;
    min-height: 4rem;
    padding: 0 1.25rem 0 3.5rem;
    border: 1px solid var(--control);
    border-radius: var(--radius-button);
    background: var(--card);
    box-shadow: var(--shadow);
    font-size: 1.125rem;
  }
  ::placeholder { color: inherit; opacity: .7; }
  @media (scripting: none) { &:not([action]) { display: none; } }
`;

export const phones = css`
  ${wrappingRow}
  gap: 0 1.25rem;
  a:first-child > span { line-height: 1.3; }
  span > span { font-weight: 600; white-space: normal; }
  a { display: inline-flex; align-items: center; gap: .5rem; min-height: 2.75rem; color: var(--leaf); font-size: 1.125rem; font-weight: 700; text-underline-offset: .25em; text-decoration-thickness: 1px; }
  @container (min-width: 18em) { a { white-space: nowrap; } }
  a:hover { text-decoration-thickness: 2px; }
  a:first-child { margin-block: .5rem .25rem; padding: .375rem 1.25rem; border: 2px solid; border-radius: var(--radius-button); color: var(--bad); text-decoration: none; }
  > a > svg { flex: none; }
  > span { font-size: .9375rem; }
`;

export const usual = css`display: contents;`;

/** Header of the contact tab, low, because visitors come for the numbers and the form below. */
export const brief = css`
  padding-block: clamp(1.5rem, 1rem + 2cqi, 3rem);
  background: var(--deep);
  > div { display: grid; gap: .375rem; }
  p:first-child { font-weight: 600; font-size: .875rem; color: var(--turmeric-light); }
  h2 { font-size: clamp(2rem, 1.3rem + 2.6cqi, 3.25rem); line-height: 1.1; }
  &:not([data-tab=contact]) { display: none; }
  /* Until the code has read the address, the page's own CSS decides by the fragment, so that nothing moves. */
  &:not([data-tab]) { display: var(--serambi-contact-head, none); }
  &:not([data-tab]) + .${usual} { display: var(--serambi-contact-hero, contents); }
  &[data-tab=contact] + .${usual} { display: none; }
  @media print { background: none; }
`;

export const item = css`
  border-bottom: 1px solid var(--line);
  scroll-margin-top: 5rem;
  break-inside: avoid;
  &:first-child { border-top: 1px solid var(--line); }
`;

export const question = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1.5rem;
  min-height: 4rem;
  padding-block: 1.25rem;
  cursor: pointer;
  list-style: none;
  transition: color .2s ease-out;
  &::-webkit-details-marker { display: none; }
  &:hover { color: var(--leaf); }
  > h3 { font-size: clamp(1.0625rem, 1rem + .35cqi, 1.25rem); font-weight: 600; line-height: 1.35; text-wrap: pretty; }
`;

export const plus = css`
  position: relative;
  flex: none;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: 9rem;
  background: var(--sand-deep);
  color: var(--leaf);
  &::before, &::after { content: ''; position: absolute; inset: calc(50% - 1px) .6875rem; border-radius: 1px; background: currentColor; transition: transform .2s ease-out; }
  &::after { transform: rotate(90deg); }
  [open] > * > & { background: var(--leaf); color: var(--on-leaf); }
  [open] > * > &::after { transform: none; }
  @media (forced-colors: active) { border: 1px solid; &::before, &::after { forced-color-adjust: none; background: CanvasText; } }
`;

export const answer = css`
  display: grid;
  gap: 1rem;
  padding: 0 clamp(0rem, 8cqi - 2rem, 3.75rem) 1.75rem 0;
`;

export const copyLink = css`
  justify-self: start;
  ${inlineTarget}
  gap: .5rem;
  color: var(--leaf);
  ${smallBold}
  text-decoration: none;
  &:hover { text-decoration: underline; text-underline-offset: .25em; }
`;

export const helpful = css`
  min-height: 2.75rem;
  @container (max-width: 26em) { min-height: 5.75rem; }
`;

// On a phone a low picture shows its lower half and fades into the ground of the words.
styles.raw(
  `@media (max-width:767.98px){header:has(+* .${search}){--hero-ratio:2}header:has(+* .${search})>picture>img{margin-top:0;mask-image:linear-gradient(transparent,currentColor 10%)}}`,
);
styles.raw(`@container (min-width:768px){header:has(+* .${search}) h2{width:max-content;max-width:min(44rem,58cqi)}}`);
// Space below slotted content, unless it is empty.
styles.raw(
  '::slotted(:not([slot=contact],[data-empty])){padding-bottom:clamp(2rem,5vw,4rem)}[name=contact]+::slotted(*){padding-top:2rem}@media print{details::details-content{content-visibility:visible;height:auto}}',
);
