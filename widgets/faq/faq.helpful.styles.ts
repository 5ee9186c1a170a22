import { inlineTarget, stylesheet, wrappingRow } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const helpful = css`
  ${wrappingRow}
  gap: .25rem .75rem;
  font-size: .875rem;
  /* The two answers stay together. */
  @container (max-width: 26em) { > span { flex: none; width: 100%; } }
  > button { display: inline-flex; align-items: center; gap: .5rem; min-height: 2.75rem; padding: .25rem .875rem; border: 1px solid var(--control); border-radius: var(--radius-button); font-weight: 600; transition: border-color .2s ease-out; }
  > button:hover { border-color: var(--leaf); color: var(--leaf); }
  > button[aria-pressed=true] { border-color: var(--leaf); background: var(--leaf); color: var(--on-leaf); }
  a { ${inlineTarget} color: var(--leaf); font-weight: 600; text-underline-offset: .25em; }
  @media (forced-colors: active) { > button[aria-pressed=true] { forced-color-adjust: none; background: Highlight; color: HighlightText; } }
`;

export const down = css`> svg { transform: rotate(180deg); }`;
