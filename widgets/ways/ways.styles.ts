import { stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const ways = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(1.5rem, 3cqi, 2.5rem);
`;

export const head = css`
  display: grid;
  gap: 1rem;
  > p { max-width: 40rem; font-size: clamp(1.0625rem, 1rem + .35cqi, 1.25rem); }
`;

export const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem 2rem;
  align-items: end;
  @container (min-width: 900px) { grid-template-columns: minmax(0, 1fr) 20rem; }
  @media print { display: none; }
`;

/** Radio buttons as pills. */
export const wants = css`
  display: flex;
  flex-wrap: wrap;
  gap: .5rem;
  border: 0;
  > legend { margin-bottom: .5rem; font-size: .875rem; font-weight: 600; }
  > label { position: relative; cursor: pointer; }
  input { position: absolute; inset: 0; opacity: 0; cursor: pointer; }
  span {
    display: grid;
    place-items: center;
    min-height: 2.75rem;
    padding: .5rem 1.125rem;
    border: 1px solid var(--control);
    border-radius: var(--radius-button);
    background: var(--card);
    font-weight: 600;
    transition: background-color .2s ease-out, color .2s ease-out;
  }
  label:hover > span { border-color: var(--leaf); }
  input:checked + span { border-color: var(--leaf); background: var(--leaf); color: var(--on-leaf); }
  input:focus-visible + span { outline: var(--ring); outline-offset: 3px; box-shadow: 0 0 0 3px var(--halo); }
  @media (forced-colors: active) { input:checked + span { forced-color-adjust: none; background: Highlight; color: HighlightText; } }
`;

export const amount = css`
  display: grid;
  gap: .5rem;
  font-size: .875rem;
  font-weight: 600;
  > input {
    width: 100%;
    min-height: 3rem;
    padding: .5rem 1rem;
    border: 1px solid var(--control);
    border-radius: var(--radius-field);
    background: var(--card);
    font-size: 1.125rem;
    font-weight: 600;
  }
  > input::placeholder { color: var(--control); font-weight: 400; opacity: 1; }
  > input[aria-invalid=true] { border-color: var(--bad); }
`;

export const submit = css`
  justify-self: start;
  @media (scripting: enabled) { display: none; }
`;

export const count = css`
  font-weight: 600;
  color: var(--leaf);
  @container (min-width: 900px) { grid-column: 1 / -1; }
`;

export const list = css`
  border-bottom: 1px solid var(--line);
`;

export const way = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: .75rem 1.5rem;
  padding-block: 1.375rem;
  border-top: 1px solid var(--line);
  &[data-obstacle] > :not(:last-child) { opacity: .62; }
  &:hover h3 > a { color: var(--leaf); }
  @container (min-width: 900px) { grid-template-columns: minmax(0, 4fr) minmax(0, 3fr) minmax(0, 7fr); align-items: center; }
  @container (max-width: 17.98em) { grid-template-columns: minmax(0, 1fr); }
  @media print { break-inside: avoid; }
`;

/** The link's target covers the row. */
export const name = css`
  font-size: 1.1875rem;
  > a { text-decoration: none; }
  > a::after { content: ''; position: absolute; inset: 0; border-radius: .5rem; }
  > a:focus-visible { outline: 0; box-shadow: none; }
  > a:focus-visible::after { outline: var(--ring); outline-offset: -3px; box-shadow: inset 0 0 0 6px var(--halo); }
  > small { display: block; margin-top: .125rem; font-size: .875rem; font-weight: 400; letter-spacing: 0; }
`;

export const fee = css`
  text-align: end;
  > span { display: none; }
  > b { display: block; color: var(--leaf); font-size: clamp(1.375rem, 1.2rem + .8cqi, 1.75rem); letter-spacing: -.03em; line-height: 1.2; }
  > small { display: block; max-width: 11rem; margin-inline-start: auto; font-size: .8125rem; line-height: 1.4; }
  @container (min-width: 900px) { text-align: start; > small { max-width: none; } }
  @container (max-width: 17.98em) { text-align: start; }
`;

export const facts = css`
  grid-column: 1 / -1;
  display: grid;
  gap: .375rem 1.25rem;
  font-size: .9375rem;
  line-height: 1.4;
  dt { font-size: .8125rem; }
  dd { font-weight: 600; }
  /* Without room for columns a line for each, its value at the end. */
  @container (max-width: 899.98px) {
    > div { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 1rem; }
    dd { margin-inline-start: auto; text-align: end; }
  }
  @container (min-width: 900px) { grid-column: auto; grid-template-columns: minmax(0, 4fr) minmax(0, 4fr) minmax(0, 3fr); > :last-child { grid-column: 3; } }
`;

export const obstacle = css`
  grid-column: 1 / -1;
  justify-self: start;
  padding: .25rem .75rem;
  border-radius: 9rem;
  background: var(--sand-deep);
  color: var(--bad);
  font-size: .875rem;
  font-weight: 600;
`;
