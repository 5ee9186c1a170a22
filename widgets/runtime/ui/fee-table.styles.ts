import { coverLink, smallBold, stylesheet, wrapping } from '../styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const table = css`
  position: relative;
  width: 100%;
  line-height: 1.4;
  font-variant-numeric: tabular-nums;
  th, td { text-align: start; vertical-align: baseline; }
  small { display: block; font-size: .9375rem; font-weight: 400; letter-spacing: 0; text-wrap: balance; }
  @container (min-width: 900px) {
    table-layout: fixed;
    th, td { padding: 1rem clamp(.75rem, 2cqi, 1.5rem) 1rem 0; }
    thead th { padding-block: .75rem; font-size: .875rem; font-weight: 600; }
    thead th { width: 20%; }
    thead th:nth-last-child(6) { width: 13%; }
    thead th:nth-last-child(5) { width: 21%; }
    thead th:first-child:nth-last-child(5) { width: 32%; }
    thead th:nth-last-child(4) { width: 15%; }
    thead th:last-child { width: auto; }
    td { font-size: .9375rem; }
    td:last-child, th:last-child { padding-inline-end: 0; }
  }
  @container (max-width: 899.98px) {
    &, tbody { display: block; }
    thead { display: none; }
  }
`;

export const way = css`
  position: relative;
  &[data-obstacle] > td { opacity: .82; }
  &:hover a { color: var(--leaf); }
  @container (max-width: 899.98px) {
    ${wrapping}
    justify-content: space-between;
    gap: .625rem 1rem;
    padding-block: 1rem;
    border-top: 1px solid var(--line);
  }
  @container (min-width: 900px) { & + & > :not([scope=rowgroup]) { border-top: 1px solid var(--line); } }
  @media print { break-inside: avoid; }
`;

export const name = css`
  font-size: 1.125rem;
  font-weight: 700;
  letter-spacing: -.02em;
  line-height: 1.3;
  > a { display: block; ${coverLink('inside', '.5rem')} }
  @container (max-width: 899.98px) { flex: 1 1 50%; }
  @container (max-width: 17.98em) { flex-basis: 100%; }
`;

export const fee = css`
  > b { display: block; font-size: 1.125rem; font-variant-numeric: normal; letter-spacing: -.02em; line-height: 1.3; }
  &[data-free] > b { color: var(--leaf); }
  @container (max-width: 899.98px) { max-width: 42%; && { text-align: end; } }
  @container (max-width: 17.98em) { max-width: none; && { text-align: start; } }
`;

export const label = css`
  font-size: .875rem;
  font-weight: 400;
  @container (min-width: 900px) { && { display: none; } }
`;

export const limit = css`
  font-weight: 600;
  > span { display: block; }
  @container (max-width: 899.98px) { flex: 0 1 calc(50% - .5rem); }
  @container (max-width: 17.98em) { flex-basis: 100%; }
`;

export const needs = css`
  font-weight: 600;
  @container (max-width: 899.98px) { flex: 1 1 100%; display: flex; flex-wrap: wrap; gap: 0 .5rem; align-items: baseline; }
`;

export const obstacle = css`
  display: inline-block;
  letter-spacing: 0;
  margin-top: .375rem;
  padding: .25rem .75rem;
  border-radius: 9rem;
  background: var(--sand-deep);
  color: var(--bad);
  ${smallBold}
`;
