import { raised, softBox, spreadRow, stylesheet } from '../styles/stylesheet';
import { measure } from './prose.styles';

export const styles = stylesheet();
const { css } = styles;

const entries = `
  button {
    width: 100%;
    min-height: 2.75rem;
    padding: .5rem 0 .5rem 1rem;
    border-inline-start: 2px solid var(--line);
    text-align: start;
    transition: border-color .2s ease-out, color .2s ease-out;
  }
  button:hover { border-color: var(--leaf); color: var(--leaf); }
  button[aria-current] { border-color: var(--leaf); color: var(--leaf); font-weight: 700; }
  button:focus-visible { outline-offset: -3px; box-shadow: inset 0 0 0 6px var(--halo); border-radius: .5rem; }
`;

export const contents = css`
  display: none;
  font-size: .9375rem;
  line-height: 1.4;
  @container (min-width: 960px) { display: block; max-height: calc(100vh - 12rem); overflow-y: auto; }
  p { padding-bottom: .75rem; font-weight: 600; }
  ${entries}
`;

export const folded = css`
  ${softBox}
  line-height: 1.4;
  > summary { display: flex; align-items: center; justify-content: space-between; gap: 1rem; min-height: 3.25rem; padding: .75rem 1.25rem; font-weight: 600; cursor: pointer; list-style: none; }
  > summary::-webkit-details-marker { display: none; }
  > summary > svg { flex: none; transition: transform .2s ease-out; }
  &[open] > summary > svg { transform: rotate(180deg); }
  ul { padding: 0 1.25rem 1rem; }
  @container (min-width: 960px) { display: none; }
  ${entries}
`;

export const changed = css`
  ${spreadRow}
  gap: .75rem 1.5rem;
  max-width: ${measure};
  margin-bottom: 1.5rem;
`;

export const summary = css`
  max-width: ${measure};
  margin-bottom: clamp(1.5rem, 4cqi, 2.5rem);
  padding: clamp(1.25rem, 5cqi, 2rem);
  ${raised}
  h2 { font-size: 1.25rem; }
  ul { display: grid; gap: .75rem; margin-top: 1rem; }
  li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: .75rem; }
  svg { margin-top: .125em; color: var(--leaf); }
  @media (forced-colors: active) { border: 1px solid; }
  @media print { padding: 0; background: none; box-shadow: none; }
`;
