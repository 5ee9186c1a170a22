import { centredRow, circle, raised, smallBold, stack, stylesheet, wrappingRow } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css, keyframes } = styles;

export const header = css`
  background: var(--sand);
  border-bottom: 1px solid var(--line);
`;

export const bar = css`
  ${wrappingRow}
  justify-content: end;
  gap: .5rem;
  min-height: 4rem;
  padding-block: .5rem;
  > * { flex: none; }
  /* The page expects this height (--serambi-bar). */
  @container (min-width: 72em) { flex-wrap: nowrap; height: 4.75rem; }
  @container (max-width: 36em) { gap: .25rem; }
  @container (max-width: 22em) { gap: .125rem; }
  /* Hidden until the dialog after it has arrived, because each part that follows moves the end of the bar. */
  > * + * { visibility: hidden; }
  &:has(~ dialog) > * + * { visibility: inherit; }
`;

/**
 * A logo brings a light ground to a dark page. The bank's logo for dark grounds replaces it where the browser supports style
 * queries.
 */
export const logo = css`
  display: flex;
  flex: 1 1 5rem;
  @container (min-width: 72em) { flex: 1 0 6.5rem; }
  align-items: center;
  min-width: 0;
  min-height: 2.75rem;
  @container (min-width: 22em) { margin-inline-end: .5rem; }
  font-size: 1.25rem;
  font-weight: 700;
  color: var(--leaf);
  text-decoration: none;
  > img {
    height: 2rem;
    object-fit: contain;
    object-position: 0;
    border-radius: 1px;
    background: light-dark(transparent, #fff);
    box-shadow: 0 0 0 .375rem light-dark(transparent, #fff);
    color: light-dark(var(--leaf), #000);
  }
  > img + img { display: none; background: none; box-shadow: none; }
  @media (forced-colors: active) { > img { forced-color-adjust: none; background: #fff; box-shadow: 0 0 0 .375rem #fff; color: #000; } }
`;

// Written raw, as goober knows no style queries.
const onDark = `.${logo}>img:has(+img){display:none}.${logo}>img+img{display:block}`;
styles.raw(`
@media screen and (forced-colors:none){
@container style(--serambi-scheme:dark){${onDark}}
@media (prefers-color-scheme:dark){@container style(--serambi-scheme:light dark){${onDark}}}
}`);

export const menuItem = css`
  position: relative;
  ${centredRow}
  gap: .25rem;
  min-height: 2.75rem;
  padding-inline: .75rem;
  border-radius: .75rem;
  font-weight: 600;
  line-height: 1.3;
  text-decoration: none;
  transition: background-color .2s ease-out, color .2s ease-out;
  > svg { flex: none; transition: transform .2s ease-out; }
  &:hover { background: var(--sand-deep); }
  &[aria-current] { color: var(--leaf); }
  &[aria-expanded=true] > svg { transform: rotate(180deg); }
`;

export const menu = css`
  display: none;
  font-size: .9375rem;
  > ul { display: flex; flex-wrap: wrap; }
  > ul > li { position: relative; }
  > ul > li > .${menuItem} { padding-inline: .625rem; }
  /* Room for the wider letters of other engines and fonts. */
  @container (max-width: 84em) {
    > ul > li > .${menuItem} { padding-inline: .5rem; }
    > ul > li > .${menuItem}[aria-current]::after { inset-inline: .5rem; }
  }
  > ul > li > [aria-current]::after {
    content: '';
    position: absolute;
    inset: auto .625rem .25rem;
    height: 2px;
    border-radius: 2px;
    background: var(--turmeric);
  }
  @media (scripting: none) { display: block; order: 1; flex: 1 1 100%; }
  @container (min-width: 72em) { display: block; order: 0; flex: 0 9 auto; }
`;

// A menu of eight items has two rows in any case, so the logo needs not shrink. Written raw, as goober knows no nested brackets.
styles.raw(`
.${menu}>ul:has(>:nth-child(8))>li>.${menuItem}{min-height:2.375rem}
@container (min-width:72em){.${logo}:has(+nav>ul>:nth-child(8)){flex-basis:auto;max-width:16rem}}`);

const drop = keyframes`
  from { opacity: 0; transform: translateY(-.5rem); }
`;
export const panel = css`
  position: absolute;
  z-index: 1;
  inset: calc(100% + 1.25rem) auto auto 0;
  width: max-content;
  min-width: 13rem;
  padding: .5rem;
  border: 1px solid light-dark(var(--line), var(--control));
  ${raised}
  animation: ${drop} .2s ease-out;
  .${menuItem}:has(small) { flex-direction: column; align-items: start; justify-content: center; gap: 0; padding-block: .5rem; }
  small { font-size: .8125rem; font-weight: 400; color: var(--ink); }
  @media (scripting: none) {
    position: static;
    li:hover > &[hidden] { display: block; }
    li:focus-within > &[hidden] { display: block; }
  }
  @container (min-width: 72em) { position: absolute; }
`;

export const toggle = css`
  display: flex;
  border-radius: 9rem;
  background: var(--sand-deep);
  ${smallBold}
  > a {
    ${circle('2.75rem')}
    border: .25rem solid transparent;
    background-clip: padding-box;
    text-decoration: none;
    transition: background-color .2s ease-out;
  }
  > a:hover { background-color: var(--line); }
  > a[aria-current] { background-color: var(--leaf); color: var(--on-leaf); }
`;

export const schemeSwitch = css`
  ${circle('2.75rem')}
  &:hover { background: var(--sand-deep); }
  &[aria-pressed=true] > svg { fill: currentColor; }
  header > div > & { display: none; }
  @container (min-width: 80em) { header > div > & { display: grid; } }
  @media (scripting: none) { display: none; }
`;

export const choices = css`
  display: flex;
  flex: none;
  align-items: center;
  gap: inherit;
`;

export const download = css`
  min-height: 2.75rem;
  padding-inline: 1.25rem;
  font-size: .9375rem;
  header > div > & { display: none; }
  @container (min-width: 36em) { header > div > & { display: inline-flex; } }
`;

const shown = 'position: static; width: auto; height: auto; overflow: visible; clip-path: none;';

/** The emergency entry. Its word is beside the icon or below it. A long one leaves its room to the logo, on a phone and beside the menu. */
export const urgent = css`
  ${centredRow}
  justify-content: center;
  gap: .375rem;
  min-width: 2.75rem;
  height: 2.75rem;
  border-radius: 9rem;
  color: var(--bad);
  font-size: .9375rem;
  font-weight: 600;
  /* A long press calls, and neither selects nor zooms. */
  touch-action: manipulation;
  user-select: none;
  -webkit-user-select: none;
  &:hover { background: var(--sand-deep); }
  > span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  @container ((min-width: 24em) and (max-width: 35.98em)) or (min-width: 80em) { &:not([data-long]) > span { ${shown} } }
  @container (min-width: 24em) and (max-width: 35.98em) {
    &[data-long] { margin-inline: -.25rem; }
    flex-direction: column;
    gap: .125rem;
    /* As wide as the longest of both languages, so that nothing moves between them. */
    &:not([data-long]) { min-width: 3.75rem; }
    font-size: .6875rem;
    line-height: 1;
    > svg { width: 1.375rem; height: 1.375rem; }
  }
  @container (min-width: 36em) and (max-width: 71.98em) { padding-inline: .75rem; > span { ${shown} } }
  @container (min-width: 80em) { padding-inline: .5rem; }
`;

/** Below its button with anchor positioning, else below the header. */
export const urgentPanel = css`
  inset: calc(var(--serambi-bar, 4rem) + .5rem) max(var(--gutter), (100vw - 75rem) / 2) auto auto;
  width: min(20rem, 100vw - 2 * var(--gutter));
  padding: .75rem;
  border: 1px solid light-dark(var(--line), var(--control));
  ${raised}
  color: var(--ink);
  > a { width: 100%; min-height: 3.25rem; margin-bottom: .25rem; }
`;

export const search = css`
  ${circle('2.75rem')}
  &:hover { background: var(--sand-deep); }
  &[aria-current] { color: var(--leaf); }
  @container (min-width: 80em) { margin-inline: -.5rem; }
  /* There the emergency entry takes its place, and only the drawer has it. */
  @container (max-width: 22em) { display: none; }
`;

/** Both buttons, to open and to close the drawer, have the same position. */
export const burger = css`
  ${circle('2.75rem')}
  margin-inline-end: -.5rem;
  &:hover { background: var(--sand-deep); }
  @container (min-width: 72em) { header > div > & { display: none; } }
  @media (scripting: none) { display: none; }
`;

/**
 * Covers the screen and always scrolls slightly, so that the page behind cannot. Stays in the top layer while its closing animation
 * runs (1 s).
 */
export const drawer = css`
  position: fixed;
  z-index: 2;
  inset: 0 auto auto 0;
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  border: 0;
  background: none;
  color: inherit;
  overflow: hidden auto;
  overscroll-behavior: contain;
  scroll-padding-bottom: 7rem;
  scrollbar-width: none;
  transform: translateX(100%);
  transition: display 1s allow-discrete, overlay 1s allow-discrete, transform 1s ease-in-out;
  &:not([open]) { pointer-events: none; }
  &[open] { transform: none; transition-duration: .25s; }
  &::backdrop {
    background: color-mix(in srgb, var(--shade) 60%, transparent);
    opacity: 0;
    transition: display 1s allow-discrete, overlay 1s allow-discrete, opacity 1s;
  }
  &[open]::backdrop { opacity: 1; transition-duration: .25s; }
  @starting-style {
    &[open] { transform: translateX(100%); }
    &[open]::backdrop { opacity: 0; }
  }
  @media (prefers-reduced-motion: reduce) { &::backdrop { transition: none; } }
`;

export const sheet = css`
  ${stack}
  gap: 1rem;
  width: 100%;
  max-width: 30rem;
  min-height: calc(100% + 1px);
  margin-inline-start: auto;
  padding: 0 var(--gutter) 1rem;
  background: var(--sand);
  font-size: 1.25rem;
  > nav { flex: 1; }
  nav > ul > li { border-bottom: 1px solid var(--line); }
  nav .${menuItem} { min-height: 3.125rem; padding-inline: 0; background: none; }
  nav ul ul { padding: 0 0 .75rem 1rem; font-size: 1.0625rem; }
  nav > ul > li > ul { padding: .5rem 0 0; }
  nav > ul > li:last-child { border: 0; }
  nav ul ul .${menuItem} { min-height: 2.75rem; font-weight: 400; }
  nav .${menuItem}[aria-current] { border-inline-start: 3px solid var(--turmeric); border-radius: 0; padding-inline-start: .75rem; }
  summary { justify-content: space-between; cursor: pointer; list-style: none; }
  summary::-webkit-details-marker { display: none; }
  details[open] > summary > svg { transform: rotate(180deg); }
`;

export const pinned = css`
  position: sticky;
  bottom: 0;
  margin-bottom: -1rem;
  padding-block: .75rem 1rem;
  background: var(--sand);
  > a { width: 100%; min-height: 3rem; font-size: 1rem; }
`;

export const top = css`
  position: sticky;
  top: 0;
  z-index: 1;
  background: var(--sand);
  display: flex;
  flex-direction: row-reverse;
  align-items: center;
  gap: .5rem;
  min-height: 4rem;
  @container (max-width: 36em) { gap: .25rem; }
  @container (max-width: 22em) { gap: .125rem; }
`;
