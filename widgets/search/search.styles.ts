import { stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

// The suggestions cover what comes after the widget.
styles.raw(':host(:focus-within){position:relative;z-index:1}');

/** A dark ground, from which the field stands out. */
export const opening = css`
  position: relative;
  --field-ring: 3px solid var(--turmeric-light);
  padding-block: clamp(2.5rem, 1.5rem + 4cqi, 5rem);
  background: var(--deep);
  > svg { position: absolute; inset: 0; width: 100%; height: 100%; opacity: .08; mask-image: linear-gradient(280deg, currentColor, transparent 60%); }
  > div { position: relative; }
  p + p { font-size: 1.125rem; margin-top: -.5rem; }
  @media print { padding: 0; background: none; > svg { display: none; } }
`;

export const guess = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2rem, 1.5rem + 2cqi, 3.5rem);
`;

export const head = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  > form { width: 100%; max-width: 52rem; }
`;

export const answer = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5rem clamp(2rem, 6cqi, 6rem);
  padding-block: clamp(2rem, 1rem + 4cqi, 4rem) clamp(3.5rem, 2rem + 5cqi, 7rem);
`;

/** Beside the results on a wide screen are other ways on. */
export const columns = css`
  @container (min-width: 68em) { grid-template-columns: minmax(0, 1fr) 16rem; }
`;

export const results = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: clamp(1.5rem, 1rem + 1.5cqi, 2.5rem);
`;

export const aside = css`
  display: grid;
  align-self: start;
  gap: 2rem;
  @container (min-width: 68em) { position: sticky; top: 6.5rem; }
  @media print { display: none; }
`;

export const help = css`
  display: grid;
  justify-items: start;
  gap: 1rem;
  font-weight: 600;
`;

export const title = css`
  font-size: clamp(2rem, 1.4rem + 2.6cqi, 3.25rem);
  font-weight: bold;
  letter-spacing: -.02em;
  line-height: 1.1;
  text-wrap: balance;
`;

/** The field with its button inside: the ring is around both. */
export const form = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: .5rem;
  min-height: 4rem;
  padding: .4375rem .4375rem .4375rem 1.25rem;
  border: 1px solid var(--control);
  border-radius: var(--radius-button);
  background: var(--card);
  color: var(--ink);
  box-shadow: var(--shadow);
  &:has(input:focus-visible) { outline: var(--field-ring, var(--ring)); outline-offset: 2px; }
`;

export const sign = css`
  flex: none;
  color: var(--leaf);
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

export const submit = css`
  flex: none;
`;

/** The button's word gives way to an arrow where the field would become too short for what is typed. */
export const word = css`
  @container (max-width: 30em) { position: absolute; clip-path: inset(50%); width: 1px; overflow: hidden; }
`;

export const arrow = css`
  display: none;
  @container (max-width: 30em) { display: block; margin-inline: -.5rem; }
`;

export const popular = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: .75rem 1rem;
  h2 { font-size: 1rem; letter-spacing: 0; }
  ul { display: flex; flex-wrap: wrap; gap: .5rem; }
  a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding: .375rem 1.125rem;
    border: 1px solid var(--line);
    border-radius: var(--radius-button);
    background: var(--card);
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
  overflow-wrap: anywhere;
`;

/** A kind of results: its name beside them on a wide screen, above them on a narrow one. */
export const group = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem clamp(2rem, 4cqi, 4rem);
  padding-top: 1.5rem;
  border-top: 1px solid var(--line);
  @container (min-width: 56em) { grid-template-columns: 10rem minmax(0, 1fr); }
`;

export const kind = css`
  font-size: 1.25rem;
  line-height: 1.5;
  small { margin-inline-start: .25rem; font-size: .875rem; font-weight: 600; opacity: .75; }
`;

export const result = css`
  position: relative;
  max-width: 46rem;
  padding-block: .875rem;
  &:first-child { padding-top: 0; }
  h3 { font-size: 1.125rem; line-height: 1.4; }
  p { margin-top: .25rem; font-size: .9375rem; line-height: 1.55; }
  mark { border-radius: .1875rem; background: color-mix(in srgb, var(--turmeric) 35%, transparent); color: inherit; }
  @media (forced-colors: active) { mark { background: Mark; color: MarkText; } }
`;

/** The target covers the whole result. */
export const link = css`
  text-decoration-color: color-mix(in srgb, currentColor 35%, transparent);
  text-underline-offset: .25em;
  &::after { content: ''; position: absolute; inset: .25rem -.75rem; border-radius: .75rem; }
  &:hover { color: var(--leaf); text-decoration-color: currentColor; }
  &:focus-visible { outline: 0; box-shadow: none; }
  &:focus-visible::after { outline: var(--ring); box-shadow: 0 0 0 3px var(--halo); }
`;

export const format = css`
  display: inline-block;
  margin-inline-start: .375rem;
  padding: .0625rem .375rem;
  border: 1px solid var(--line);
  border-radius: .375rem;
  font-size: .75rem;
  vertical-align: .125em;
`;
