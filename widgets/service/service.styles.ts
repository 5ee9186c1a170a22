import { stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

/** What it costs, as large as it matters. */
export const fees = css`
  display: grid;
  > div { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: 0 1.5rem; padding-block: 1.125rem; border-top: 1px solid var(--control); }
  dt { grid-row: span 2; padding-top: .5rem; font-weight: 600; line-height: 1.35; }
  dd { font-size: .9375rem; }
  @container (max-width: 22em) { > div { grid-template-columns: minmax(0, 1fr); } dt { grid-row: auto; } }
`;

export const fee = css`
  && { font-size: clamp(2rem, 1.5rem + 1.8cqi, 3rem); font-weight: 700; letter-spacing: -.035em; line-height: 1.1; color: var(--leaf); }
`;

/** In the hero it is smaller than the page's headline. */
export const typesTitle = css`
  margin-bottom: 1.25rem;
  header & { font-size: 1.25rem; }
`;

export const types = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(7rem, 29cqi), 1fr));
  overflow-wrap: anywhere;
  gap: clamp(.625rem, 1.2cqi, 1rem);
  > li {
    display: grid;
    align-content: start;
    justify-items: center;
    gap: .625rem;
    padding: 1.25rem .5rem 1rem;
    border-radius: var(--radius);
    background: var(--card);
    color: var(--ink);
    font-weight: 600;
    font-size: .875rem;
    line-height: 1.35;
    text-align: center;
  }
  img { width: 3.25rem; }
`;
