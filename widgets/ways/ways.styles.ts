import { centred, inputBox, oneColumn, pillBox, smallBold, stylesheet, wrapping } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const ways = css`
  ${oneColumn}
  gap: clamp(1.5rem, 3cqi, 2.5rem);
`;

export const head = css`
  display: grid;
  gap: 1rem;
  > p { max-width: 40rem; font-size: clamp(1.0625rem, 1rem + .35cqi, 1.25rem); }
`;

export const form = css`
  ${oneColumn}
  gap: 1.25rem 2rem;
  align-items: end;
  @container (min-width: 900px) { grid-template-columns: minmax(0, 1fr) 20rem; }
`;

export const wants = css`
  ${wrapping}
  gap: .5rem;
  border: 0;
  > legend { margin-bottom: .5rem; font-size: .875rem; font-weight: 600; }
  > label { position: relative; cursor: pointer; }
  input { position: absolute; inset: 0; opacity: 0; cursor: pointer; }
  span {
    ${centred}
    min-height: 2.75rem;
    padding: .5rem 1.125rem;
    ${pillBox}
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
  ${smallBold}
  > input {
    width: 100%;
    min-height: 2.75rem;
    padding: .375rem 1rem;
    ${inputBox}
    font-size: 1.125rem;
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
  &[data-bad] { color: var(--bad); }
  @container (min-width: 900px) { grid-column: 1 / -1; &[data-bad] { text-align: end; } }
`;

export const groups = css`border-bottom: 1px solid var(--control);`;

export const group = css`
  border: 0;
  border-top: 1px solid var(--control);
  > summary { display: grid; grid-template-columns: minmax(min(100%, 7em), 1fr) minmax(0, auto) auto; gap: 0 1rem; padding-block: 1rem; font-weight: 400; }
  > summary > h3 { font-size: 1.25rem; }
  > summary > span { grid-row: 2; font-size: .9375rem; }
  > summary > b { letter-spacing: -.02em; text-align: end; }
  > summary > b[data-free] { color: var(--leaf); }
  > summary > svg { grid-area: 1 / 3 / span 2; }
  > summary > b { grid-row: 1 / span 2; grid-column: 2; }
  @container (max-width: 16em) { > summary > b { grid-area: 3 / 1; text-align: start; } }
`;

export const service = css`
  > a { position: relative; z-index: 1; text-decoration: none; }
  > a:hover { color: var(--leaf); text-decoration: underline; text-underline-offset: .25em; text-decoration-thickness: 1px; }
  font-size: 1.25rem;
  font-weight: 700;
  letter-spacing: -.02em;
  line-height: 1.3;
  @container (max-width: 899.98px) { display: none; }
`;

// On wide screens only the first table's headings show.
styles.raw(
  `@supports selector(::details-content){@container (min-width:900px){.${group}+.${group} thead th{padding-block:0;font-size:0;line-height:0}}}`,
);
