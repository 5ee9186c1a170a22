import { cardBox, centredRow, coverLink, stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const heading = css`margin-bottom: clamp(1.5rem, 3.5cqi, 3rem);`;

export const cards = css`
  display: grid;
  gap: .75rem;
  @container (min-width: 21em) and (max-width: 639.98px) { grid-template-columns: 1fr 1fr; > :last-child:nth-child(odd) { grid-column: 1 / -1; } }
  @container (min-width: 640px) { grid-template-columns: 1fr 1fr; gap: 1rem; > :last-child:nth-child(odd) { grid-column: 1 / -1; } }
  @container (min-width: 58.75em) { grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); grid-template-columns: none; > :last-child:nth-child(odd) { grid-column: auto; } }
`;

export const card = css`
  position: relative;
  ${centredRow}
  gap: 1rem;
  padding: 1rem;
  ${cardBox}
  > picture { flex: none; }
  @container (max-width: 17.98em) { flex-direction: column; align-items: start; }
  @container (min-width: 18em) and (max-width: 639.98px) { gap: .75rem; padding: .75rem; }
  @container (min-width: 58.75em) { flex-direction: column; align-items: start; padding: 1.5rem; }
  transition: transform .2s ease-out, box-shadow .2s ease-out;
  &:hover:has(a) { transform: translateY(-.25rem); box-shadow: var(--shadow); }
`;

export const picture = css`
  width: 4.5rem;
  @container (min-width: 18em) and (max-width: 639.98px) { width: 3.25rem; }
  @container (min-width: 58.75em) { width: 5.5rem; }
`;

export const text = css`
  display: grid;
  gap: .375rem;
  min-width: 0;
  font-size: .9375rem;
  line-height: 1.5;
  @container (min-width: 18em) and (max-width: 639.98px) { > h3 { font-size: 1rem; line-height: 1.25; } > h3 + p { display: none; } }
`;

export const title = css`
  font-size: 1.125rem;
  > a { ${coverLink('around', 'var(--radius)')} }
`;

export const skeleton = css`
  grid-auto-rows: 1fr;
  height: 100%;
  padding-top: clamp(4.25rem, 8cqi, 6rem);
`;
