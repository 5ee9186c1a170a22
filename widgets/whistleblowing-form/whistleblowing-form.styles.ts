import { stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

/** A focused field scrolls to below the header and the bar with the exit button. */
export const page = css`
  :is(input, textarea, button, a) { scroll-margin-top: 4rem; }
`;

/** The exit button's bar has a place of its own, so that the button never covers a field. It sticks to the header. */
export const bar = css`
  z-index: 2;
  position: sticky;
  top: var(--serambi-bar, 0rem);
  padding: .25rem var(--gutter);
  background: var(--deep);
  text-align: end;
  @media print { display: none; }
`;

export const exit = css`
  min-height: 2.75rem;
  background: var(--turmeric);
  color: var(--on-turmeric);
  > svg { flex: none; }
  &:hover { background: var(--turmeric-light); }
`;

export const ground = css`
  background: var(--sand-deep);
  :has(> [name=to-outcome]) { margin-bottom: 2rem; }
`;

export const date = css`
  position: relative;
`;

export const zone = css`
  position: relative;
  margin-top: .5rem;
  padding: clamp(.375rem, 5cqi, 1.25rem);
  border: 2px dashed var(--control);
  border-radius: var(--radius-field);
  &:has(:focus-visible) { outline: var(--ring); outline-offset: 3px; box-shadow: 0 0 0 3px var(--halo); }
  > input { position: absolute; inset: 0; width: 100%; opacity: 0; cursor: pointer; }
  /* Without script the browser's own control names the files that were chosen. */
  @media (scripting: none) {
    display: grid;
    gap: .5rem;
    > input { position: static; opacity: 1; }
    > label { order: -1; justify-content: start; min-height: 0; padding: 0; background: none; color: inherit; }
  }
`;

/** What only a script does. */
export const scripted = css`
  @media (scripting: none), (hover: none) { display: none; }
`;
