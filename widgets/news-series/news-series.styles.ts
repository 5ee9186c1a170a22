import { stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const nav = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: .75rem 2rem;
  align-items: center;
  padding-top: clamp(1.25rem, 2.5cqi, 1.75rem);
  border-top: 1px solid var(--line);
  @container (min-width: 768px) { grid-template-columns: minmax(0, 4fr) minmax(0, 3fr) minmax(0, 4fr); > p { grid-area: 1 / 2; text-align: center; } }
  @media print { display: none; }
`;

export const place = css`
  font-size: .9375rem;
  > b { display: block; color: var(--leaf); }
`;

export const neighbour = css`
  display: flex;
  align-items: center;
  gap: .875rem;
  min-height: 2.75rem;
  padding-block: .375rem;
  font-weight: 600;
  line-height: 1.35;
  text-decoration: none;
  text-wrap: balance;
  > svg { flex: none; color: var(--leaf); transition: transform .2s ease-out; }
  small { display: block; font-size: .8125rem; font-weight: 400; }
  &:hover { color: var(--leaf); }
`;

/** Time goes to the right: what is older is on the left, and points there. */
export const older = css`
  &:hover > svg { transform: translateX(-.25rem); }
`;

export const newer = css`
  flex-direction: row-reverse;
  text-align: end;
  &:hover > svg { transform: translateX(.25rem); }
  @container (min-width: 768px) { grid-column: 3; }
`;
