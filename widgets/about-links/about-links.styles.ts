import { cardBox, centred, circle, coverLink, stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const section = css`
  display: grid;
  gap: 2.5rem;
  @container (min-width: 640px) { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: clamp(1rem, 2cqi, 1.5rem); }
  @container (min-width: 960px) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;

export const head = css`
  display: grid;
  align-content: start;
  gap: 1rem;
  @container (min-width: 640px) { padding-bottom: 1.5rem; }
`;

export const about = css`
  max-width: 28rem;
  font-size: clamp(1.0625rem, 1rem + .35cqi, 1.25rem);
`;

export const pages = css`
  border-bottom: 1px solid var(--line);
  @container (min-width: 640px) { display: contents; }
`;

export const page = css`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: .25rem clamp(1rem, 2.5cqi, 2rem);
  > h3, > p { grid-column: 2; }
  padding-block: clamp(1.25rem, 2.5cqi, 1.875rem);
  border-top: 1px solid var(--line);
  @container (min-width: 640px) {
    grid-template: auto auto 1fr / minmax(0, 1fr) auto;
    gap: .5rem;
    min-height: 15rem;
    padding: clamp(1.25rem, 2cqi, 1.75rem);
    border: 0;
    ${cardBox}
    transition: transform .2s ease-out, box-shadow .2s ease-out;
    > h3, > p { grid-column: 1 / -1; }
    > p { font-size: .9375rem; }
    &:hover { transform: translateY(-.25rem); box-shadow: var(--shadow); }
    @media (forced-colors: active), print { border: 1px solid; }
  }
`;

export const title = css`
  font-size: clamp(1.25rem, 1.1rem + .8cqi, 1.625rem);
  line-height: 1.2;
`;

export const sign = css`
  grid-row: span 2;
  align-self: center;
  ${centred}
  width: 3.5rem;
  height: 3.5rem;
  border-radius: 1.75rem 0;
  background: var(--card);
  color: var(--leaf);
  @container (max-width: 17.98em) { display: none; }
  @container (min-width: 640px) { grid-row: auto; align-self: start; margin-bottom: .75rem; background: var(--sand-deep); }
`;

/** The link covers the row, but its focus ring belongs to the title. */
export const link = css`
  ${coverLink('inside', '.5rem')}
  &::after { @container (min-width: 640px) { border-radius: var(--radius); } }
  &:hover { color: var(--leaf); }
`;

export const arrow = css`
  grid-area: 1 / 3 / span 2;
  align-self: center;
  ${circle('3rem')}
  @container (max-width: 17.98em) { display: none; }
  background: var(--card);
  color: var(--leaf);
  transition: background-color .2s ease-out, color .2s ease-out, transform .2s ease-out;
  :hover > & { background: var(--leaf); color: var(--on-leaf); transform: translateX(.25rem); }
  @container (min-width: 640px) { grid-area: 1 / 2; align-self: start; background: var(--sand-deep); }
`;
