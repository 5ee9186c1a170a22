import { cardBox, smallBold, spreadRow, stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const fees = css`
  border-top: 1px solid var(--control);
  &:last-child { border-bottom: 1px solid var(--control); }
  & + & { margin-top: clamp(2rem, 3cqi, 3rem); }
  > h3 { padding-block: 1rem .75rem; font-size: 1.25rem; }
  /* Links to another service's page. */
  th > a { text-decoration: underline 1px; text-underline-offset: .25em; }
  & + & thead th { padding-block: 0; font-size: 0; line-height: 0; }
`;

export const feesHead = css`
  ${spreadRow}
  gap: .25rem 2rem;
  margin-bottom: clamp(1.25rem, .5rem + 2cqi, 2.25rem);
`;

export const typesTitle = css`
  margin-bottom: 1.25rem;
  header & { font-size: 1.25rem; }
`;

/** One card for all, because single ones would look like buttons. */
export const types = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(clamp(5.875rem, 26cqi, 7rem), 1fr));
  overflow-wrap: anywhere;
  gap: clamp(1.25rem, 2.4cqi, 2rem) clamp(.375rem, 1cqi, .75rem);
  padding: clamp(1.25rem, 2.6cqi, 2.25rem) clamp(.75rem, 2cqi, 1.75rem);
  ${cardBox}
  color: var(--ink);
  @media (forced-colors: active) { border: 1px solid; }
  > li {
    display: grid;
    align-content: start;
    justify-items: center;
    gap: .625rem;
    ${smallBold}
    line-height: 1.35;
    text-align: center;
  }
  img { width: 3.25rem; }
`;

export const billers = css`
  > dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr)); column-gap: clamp(1.5rem, 3cqi, 3rem); }
  > dl > div { padding-block: 1rem; border-top: 1px solid var(--line); }
  dt { display: flex; gap: .875rem; font-weight: 600; line-height: 1.75rem; }
  img { width: 1.75rem; height: 1.75rem; }
  dt:has(img) + dd { padding-inline-start: 2.625rem; }
  dd { margin-top: .125rem; font-size: .9375rem; line-height: 1.45; }
`;

export const missing = css`
  margin-top: 1rem;
  > a { display: inline-flex; align-items: center; min-height: 1.5rem; font-weight: 600; text-underline-offset: .25em; }
`;
