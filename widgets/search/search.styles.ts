import { centred, covering, oneColumn, pillBox, raised, stylesheet, wrappingRow } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

// Suggestions cover the content after the widget.
styles.raw(':host(:focus-within){position:relative;z-index:1}');
styles.raw('::slotted(:not([data-empty])){padding-block:clamp(2.5rem,1rem + 4vw,5rem);background:var(--sand-deep)}');

export const opening = css`
  position: relative;
  --field-ring: 3px solid var(--turmeric-light);
  padding-block: clamp(2.5rem, 1.5rem + 4cqi, 5rem);
  background: var(--deep);
  &[data-asked] { padding-block: clamp(2rem, 1rem + 2.5cqi, 3.25rem); }
  > svg { ${covering} opacity: .08; mask-image: linear-gradient(280deg, currentColor, transparent 60%); }
  > div { position: relative; }
  p + p { font-size: 1.125rem; margin-top: -.5rem; }
  @media print { padding: 0; background: none; > svg { display: none; } }
`;

export const guess = css`
  ${oneColumn}
  gap: 1.75rem;
  h3 { margin-bottom: .75rem; font-size: 1rem; letter-spacing: 0; }
`;

export const head = css`
  ${oneColumn}
  align-items: center;
  gap: clamp(2rem, 5cqi, 5rem);
  > div { ${oneColumn} gap: 1.5rem; max-width: 52rem; }
  > svg { display: none; }
  /* As wide as the results below. */
  [data-asked] & > div { max-width: none; }
  @container (min-width: 68em) { [data-asked] & > div { margin-inline-end: calc(16rem + clamp(2rem, 5cqi, 5rem)); } }
  @container (min-width: 60em) {
    &:has(> svg) { grid-template-columns: minmax(0, 1fr) minmax(0, 19rem); }
    > svg { display: block; fill: color-mix(in srgb, currentColor 85%, transparent); }
  }
`;

export const lens = css`
  width: 100%;
  fill: var(--leaf);
  --glass: color-mix(in srgb, var(--leaf) 30%, transparent);
  > :first-child { stroke: var(--turmeric); stroke-width: 24; stroke-linecap: round; }
  > circle { fill: var(--glass); stroke: var(--turmeric); stroke-width: 13; }
  > :last-child { fill: var(--turmeric); }
  &[data-empty] {
    --glass: var(--card);
    > circle { stroke: var(--leaf); }
    > :first-child { stroke: var(--leaf); }
    > circle ~ path:not(:last-child) { fill: none; stroke: var(--control); stroke-width: 2; stroke-dasharray: 5 6; }
  }
`;

export const none = css`
  ${oneColumn}
  align-items: center;
  gap: 2.5rem clamp(2rem, 8cqi, 8rem);
  padding-block: clamp(2.5rem, 1rem + 4cqi, 5rem);
  > div { ${oneColumn} gap: 1.5rem; max-width: 44rem; }
  > div > p:first-child { font-size: clamp(1.75rem, 1.25rem + 2cqi, 2.5rem); letter-spacing: -.02em; line-height: 1.15; }
  > svg { order: -1; max-width: 9rem; }
  @container (min-width: 50em) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 19rem);
    > svg { order: 0; max-width: none; }
  }
`;

export const answer = css`
  ${oneColumn}
  gap: 2.5rem clamp(2rem, 5cqi, 5rem);
  padding-block: clamp(2rem, 1rem + 3cqi, 3.5rem) clamp(3.5rem, 2rem + 5cqi, 7rem);
  /* A wide screen has further links beside the results. */
  @container (min-width: 68em) { grid-template-columns: minmax(0, 1fr) 16rem; }
`;

export const results = css`
  ${oneColumn}
  align-content: start;
  gap: clamp(2rem, 1rem + 2cqi, 3rem);
`;

export const aside = css`
  display: grid;
  align-self: start;
  gap: 2rem;
  @container (min-width: 68em) { position: sticky; top: 6.5rem; }
`;

export const help = css`
  display: grid;
  justify-items: start;
  gap: 1rem;
  font-weight: 600;
`;

export const hotline = css`
  a { display: inline-block; padding-block: .5rem; font-size: 1.25rem; font-weight: 700; }
`;

export const title = css`
  font-size: clamp(2rem, 1.4rem + 2.6cqi, 3.25rem);
  line-height: 1.1;
`;

/** The focus ring is around both field and button. */
export const form = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: .5rem;
  min-height: 4rem;
  padding: .4375rem .4375rem .4375rem 1.25rem;
  ${pillBox}
  color: var(--ink);
  box-shadow: var(--shadow);
  > svg { flex: none; color: var(--leaf); }
  > button { flex: none; }
  &:has(input:focus-visible) { outline: var(--field-ring, var(--ring)); outline-offset: 2px; }
`;

export const input = css`
  flex: 1;
  min-width: 0;
  min-height: 2.75rem;
  padding-inline: .375rem;
  border: 0;
  background: none;
  font-size: 1.125rem;
  text-overflow: ellipsis;
  &::placeholder { color: inherit; opacity: .7; }
  &:focus-visible { outline: 0; box-shadow: none; }
  @container (max-width: 30em) { font-size: 1rem; }
`;

/** The button becomes an arrow where the field would get too short. */
export const word = css`
  @container (max-width: 30em) { position: absolute; clip-path: inset(50%); width: 1px; overflow: hidden; }
`;

export const arrow = css`
  display: none;
  @container (max-width: 30em) { display: block; margin-inline: -.5rem; }
`;

export const popular = css`
  ${wrappingRow}
  gap: .75rem 1rem;
  h2 { font-size: 1rem; letter-spacing: 0; }
  ul { margin: -.25rem; }
  li { display: inline-block; margin: .25rem; }
  a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding: .375rem 1.125rem;
    ${pillBox}
    color: var(--ink);
    font-weight: 600;
    line-height: 1.3;
    text-decoration: none;
    transition: border-color .2s ease-out, color .2s ease-out;
  }
  a:hover { border-color: var(--leaf); color: var(--leaf); }
`;

export const count = css`
  font-size: clamp(1.125rem, 1rem + .6cqi, 1.5rem);
  line-height: 1.3;
`;

export const group = css`
  ${oneColumn}
  gap: 1rem;
`;

export const kind = css`
  display: flex;
  align-items: center;
  gap: .75rem;
  font-size: 1.25rem;
  > span {
    ${centred}
    width: 2.5rem;
    height: 2.5rem;
    border-radius: 100% 0;
    background: var(--leaf);
    color: var(--on-leaf);
    @media (forced-colors: active) { border: 1px solid; }
  }
  small { font-size: 1rem; font-weight: 600; opacity: .75; }
`;

export const list = css`
  ${raised}
  overflow: hidden;
  @media print { box-shadow: none; }
`;

export const best = css`border: 2px solid var(--leaf);`;

export const bestTitle = css`
  color: var(--leaf);
  font-size: 1rem;
  letter-spacing: 0;
`;

export const result = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 1rem clamp(1rem, 3cqi, 2.5rem);
  padding: 1rem clamp(1rem, 2.5cqi, 1.75rem);
  transition: background-color .2s ease-out;
  & + & { border-top: 1px solid var(--line); }
  &:hover { background: color-mix(in srgb, var(--leaf) 6%, transparent); }
  > div { max-width: 44rem; }
  h3 { font-size: 1.125rem; line-height: 1.35; margin: 0; }
  h3 + p { margin-top: .25rem; font-size: .9375rem; line-height: 1.55; }
  > svg { color: var(--leaf); transition: transform .2s ease-out; }
  &:hover > svg { transform: translateX(.25rem); }
  mark { border-radius: .1875rem; background: color-mix(in srgb, var(--turmeric) 35%, transparent); color: inherit; }
  @media (forced-colors: active) { mark { background: Mark; color: MarkText; } }
`;

export const about = css`
  color: var(--leaf);
  font-size: .8125rem;
  font-weight: 600;
  line-height: 1.5;
`;

export const link = css`
  text-decoration: none;
  &::after { content: ''; position: absolute; inset: 0; border-radius: var(--radius); }
  &:hover { color: var(--leaf); }
  &:focus-visible { outline: 0; box-shadow: none; }
  &:focus-visible::after { outline: var(--ring); outline-offset: -5px; }
`;

export const format = css`
  padding: .125rem .5rem;
  border: 1px solid var(--line);
  border-radius: .375rem;
  font-size: .75rem;
  font-weight: 600;
`;
