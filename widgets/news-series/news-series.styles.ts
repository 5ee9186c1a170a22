import { centredRow, oneColumn, stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const nav = css`
  ${oneColumn}
  border-block: 1px solid var(--line);
  > a + a { border-top: 1px solid var(--line); }
  @container (min-width: 768px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    column-gap: 2rem;
    > a + a { border: 0; }
  }
`;

export const neighbour = css`
  ${centredRow}
  gap: .875rem;
  min-height: 2.75rem;
  padding-block: 1rem;
  font-weight: 600;
  line-height: 1.35;
  text-decoration: none;
  text-wrap: balance;
  > svg { flex: none; color: var(--leaf); transition: transform .2s ease-out; }
  small { display: block; font-size: .8125rem; font-weight: 400; }
  &:hover { color: var(--leaf); }
`;

/** Side by side, time runs to the right; stacked, both align at the start. */
export const older = css`&:hover > svg { transform: translateX(-.25rem); }`;

export const newer = css`
  &:hover > svg { transform: translateX(.25rem); }
  @container (min-width: 768px) { grid-column: 2; flex-direction: row-reverse; text-align: end; }
`;
