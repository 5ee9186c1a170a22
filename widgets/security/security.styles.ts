import { cardBox, inlineTarget, oneColumn, stack, stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const actions = css`
  display: grid;
  gap: 1rem;
  margin-top: clamp(1.5rem, 3cqi, 3rem);
  @container (min-width: 860px) { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1.5rem; }
  > li {
    ${stack}
    align-items: start;
    gap: .5rem;
    padding: clamp(1.25rem, .75rem + 2cqi, 2rem);
    ${cardBox}
    @media (forced-colors: active) { border: 1px solid; }
  }
  > li > svg { color: var(--leaf); }
  h3 { margin-top: .25rem; }
`;

export const call = css`
  && { background: var(--deep); color: var(--on-deep); }
  && > svg { color: var(--turmeric-light); }
  @media print { && { background: none; color: CanvasText; } }
`;

export const number = css`
  ${inlineTarget}
  font-weight: 700;
  letter-spacing: -.02em;
  font-size: 1.25rem;
  text-decoration-thickness: 1px;
  text-underline-offset: .2em;
  h3 + & { font-size: clamp(2rem, 1.5rem + 2cqi, 2.75rem); line-height: 1.2; }
`;

export const link = css`
  ${inlineTarget}
  gap: .5rem;
  font-weight: 600;
  text-decoration-thickness: 1px;
  text-underline-offset: .25em;
  overflow-wrap: anywhere;
  > svg { flex: none; transition: transform .2s ease-out; }
  &:hover > svg { transform: translateX(.25rem); }
`;

export const never = css`
  ${oneColumn}
  gap: 2rem clamp(2rem, 6cqi, 6rem);
  margin-top: clamp(3.5rem, 2rem + 5cqi, 7rem);
  @container (min-width: 960px) { grid-template-columns: minmax(0, 5fr) minmax(0, 8fr); }
  > div > p { margin-top: 1rem; }
  > ul { display: grid; gap: 1.75rem 2.5rem; }
  @container (min-width: 640px) { > ul { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
  li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: .375rem 1rem; align-content: start; }
  li > svg { color: var(--bad); }
  li > h3 { font-size: 1.125rem; line-height: 1.35; }
  li > p { grid-column: 2; }
`;
