import { stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

/** What it costs, as large as it matters; what is free stands on a ground of its own. */
export const fee = css`
  && { font-size: clamp(2rem, 1.5rem + 1.8cqi, 3rem); font-weight: 700; letter-spacing: -.035em; line-height: 1.1; }
  &&[data-free] { justify-self: start; width: fit-content; padding: .1em .5em .15em; border-radius: var(--radius-field); background: var(--leaf); color: var(--on-leaf); font-size: clamp(1.5rem, 1.2rem + 1cqi, 2rem); }
`;

/** On a phone a price stands beside its name, and its limits below both. */
const onPhone = `
    > div { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: .125rem 1rem; }
    dt { grid-row: auto; padding: 0; }
    dd { grid-column: 1 / -1; }
    .${fee}.${fee} { grid-area: 1 / 2; margin: 0; font-size: 1.5rem; }
    .${fee}.${fee}[data-free] { font-size: 1.25rem; }
`;

/** One way below the other. */
export const fees = css`
  display: grid;
  > div { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: 0 1.5rem; padding-block: 1.125rem; border-top: 1px solid var(--control); }
  dt { grid-row: 1 / span 6; padding-top: .5rem; font-weight: 600; line-height: 1.35; }
  dd { font-size: .9375rem; }
  @container (max-width: 37.49em) {${onPhone}}
`;

/** A limit, with what it is a limit of before it, or above it where there is no room. */
export const limit = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: .5rem;
  && { margin-top: .25rem; }
  > :first-child { flex: none; width: 6.25rem; font-size: .875rem; }
  > :last-child { flex: 1 1 10.5rem; font-weight: 600; }
`;

/** The same beside each other, below the hero. */
export const row = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr));
  gap: 0 clamp(1.25rem, 2.5cqi, 2rem);
  > div { padding-block: 1.125rem; border-top: 1px solid var(--control); }
  dt { font-weight: 600; line-height: 1.35; }
  dd { font-size: .9375rem; }
  .${fee} { margin-block: .25rem; }
  @container (max-width: 599.98px) {${onPhone}}
`;

export const feesHead = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: .25rem 2rem;
  margin-bottom: 1.25rem;
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

export const billers = css`
  margin-top: 1.5rem;
  > dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr)); gap: 1.25rem clamp(1.5rem, 3cqi, 3rem); padding-block: .5rem 1.5rem; }
  dt { font-weight: 600; }
  dd { font-size: .9375rem; line-height: 1.45; }
`;

export const missing = css`
  margin-top: 1rem;
  > a { display: inline-flex; align-items: center; min-height: 1.5rem; font-weight: 600; text-underline-offset: .25em; }
`;
