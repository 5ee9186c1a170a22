import { inputBox, oneColumn, smallBold, softBox, stylesheet } from '../runtime/styles/stylesheet';
import { wideFrom } from './investor-relations.content';

export const styles = stylesheet();
const { css } = styles;

/** On the bank's page the viewport decides, as in `scrollTarget`; a narrow column of another page has no room. */
const wide = (rules: string) =>
  `@media (min-width: ${wideFrom}px) { @container (min-width: ${wideFrom - 48}px) { ${rules} } }`;

export const hero = css`
  && { background: var(--deep); }
  @media print { && { background: none; } }
`;

export const words = css`
  display: grid;
  gap: .75rem clamp(1.25rem, 2.5cqi, 2.5rem);
  align-items: end;
  padding-block: clamp(2.5rem, 1.5rem + 4cqi, 5rem) clamp(1.75rem, 1rem + 2.5cqi, 3rem);
  h2 { font-size: clamp(2.5rem, 1.5rem + 4cqi, 4.5rem); line-height: 1.02; letter-spacing: -.035em; }
  h2 + p { max-width: 34rem; font-size: clamp(1.0625rem, 1rem + .35cqi, 1.25rem); text-wrap: balance; }
  @container (min-width: 900px) { grid-template-columns: repeat(3, minmax(0, 1fr)); h2 { grid-column: span 2; } }
`;

export const kicker = css`
  grid-column: 1 / -1;
  color: var(--turmeric-light);
  ${smallBold}
  @media print { color: inherit; }
`;

export const page = css`
  ${oneColumn}
  align-items: start;
  gap: clamp(2rem, 5cqi, 3rem) 4rem;
  padding-block: clamp(3rem, 6cqi, 6rem);
  ${wide('grid-template-columns: 20rem minmax(0, 1fr);')}
  /* Without scripting nothing can be selected, so all panels are shown. */
  @media (scripting: none) { > noscript { display: contents; } }
`;

export const finder = css`
  grid-column: 1 / -1;
  ${oneColumn}
  gap: 1rem;
  padding: clamp(1rem, 4cqi, 1.75rem);
  ${softBox}
`;

export const newest = css`
  > h2 { padding-bottom: .5rem; font-size: 1rem; letter-spacing: 0; }
  @container (min-width: 860px) {
    > ul { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 0 2rem; border-bottom: 0; }
    /* Titles have one line or two; the sheets are beside the first. */
    a { align-items: start; padding-block: .875rem .625rem; }
    a::after { top: 1.375rem; }
  }
`;

export const search = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: .75rem;
  > div:first-of-type { grid-column: 1 / -1; }
  @container (max-width: 25.98em) { grid-template-columns: minmax(0, 1fr); }
  @container (min-width: 520px) { display: flex; align-items: end; > div:first-of-type { flex: 1; } }
  label { display: block; padding-bottom: .375rem; font-weight: 600; }
  input, select {
    width: 100%;
    min-height: 3.25rem;
    padding: .5rem 1rem;
    ${inputBox}
    font-size: 1.0625rem;
    transition: border-color .2s ease-out;
  }
  /* A browser's own arrow would touch the border. */
  > div { position: relative; }
  select { appearance: none; padding-inline-end: 2.75rem; }
  input[type=search] { padding-inline-start: 3rem; }
  input::placeholder { color: var(--control); opacity: 1; }
  ::-webkit-search-cancel-button { filter: grayscale(1); }
  svg { position: absolute; bottom: .875rem; pointer-events: none; }
  input + svg { left: .875rem; color: var(--leaf); }
  select + svg { right: .875rem; }
  :is(input, select):hover { border-color: var(--leaf); }
`;

export const submit = css`@media (scripting: enabled) { display: none; }`;

/** The padding has room for focus rings. */
export const nav = css`
  ${wide('position: sticky; top: calc(var(--serambi-bar, 0rem) + 1rem); max-height: calc(100vh - var(--serambi-bar, 0rem) - 2rem); overflow-y: auto; margin: -.5rem; padding: .5rem; scrollbar-width: thin;')}
  /* On a narrow screen the results come first. */
  &[data-searching] { display: none; }
  ${wide('&[data-searching] { display: block; }')}
  > ul { ${oneColumn} }
  > ul > li { border-bottom: 1px solid var(--line); }
  ul ul { padding: 0 0 1rem 3rem; }
  img { width: 2.75rem; }
`;

export const menuLabel = css`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: .5rem 1rem;
  width: 100%;
  padding: clamp(.625rem, .5rem + 1cqi, 1rem) 0;
  overflow-wrap: anywhere;
  text-align: start;
  text-decoration: none;
  > span { font-size: 1.125rem; font-weight: 700; line-height: 1.3; }
  > svg { transition: transform .2s ease-out; }
  &[aria-expanded=true] > svg { transform: rotate(180deg); }
  &:hover, [data-current] > & { color: var(--leaf); }
`;

export const submenu = css`
  display: block;
  padding: .75rem;
  border-radius: var(--radius);
  text-decoration: none;
  &:hover, &[aria-current=true] { background: var(--sand-deep); }
  &[aria-current=true] { color: var(--leaf); font-weight: 700; }
`;

export const panel = css`
  grid-column: -2 / -1;
  ${oneColumn}
  gap: 2rem;
  min-width: 0;
  > img { width: 100%; border-radius: var(--radius); }
`;

export const sideMenu = css`
  border-top: 0;
  > ul { border: 0; }
  > summary { min-height: 4rem; padding-block: 0; font-size: 1.125rem; font-weight: 700; line-height: 1.4; }
`;

/** Names of types are longer than years, so they stand above the documents. */
export const results = css`
  > section { display: block; }
  > a { justify-self: start; }
`;
