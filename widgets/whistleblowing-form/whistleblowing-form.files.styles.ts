import { stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

/** Doubled, because the widget's styles come after its parts' styles. */
export const dragging = css`
  && {
    border-color: var(--leaf);
    background: var(--sand);
    box-shadow: inset 0 0 0 1px var(--leaf);
  }
`;

export const list = css`
  display: grid;
  gap: .75rem;
  margin-top: 1rem;
  > p { font-size: .875rem; line-height: 1.5; }
  > p:first-child { font-size: 1rem; font-weight: 600; }
  > ul { display: grid; gap: .5rem; }
`;

export const item = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 .75rem;
  padding: .375rem .375rem .375rem 1rem;
  border: 1px solid var(--line);
  border-radius: var(--radius-field);
  background: var(--card);
  > span { grid-column: 1; font-weight: 600; line-height: 1.4; overflow-wrap: anywhere; }
  small { display: block; font-size: .875rem; font-weight: 400; }
  button { align-self: start; display: grid; place-items: center; width: 2.75rem; height: 2.75rem; border-radius: .625rem; color: var(--bad); }
  button:hover { background: var(--sand-deep); }
  label { display: inline-flex; align-items: center; gap: .5rem; min-height: 2.75rem; font-size: .875rem; font-weight: 400; }
  label > input { flex: none; width: 1.25rem; height: 1.25rem; margin: 0; accent-color: var(--leaf); }
`;
