import { stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

/** What it costs, as large as it matters; what is free stands on a ground of its own. */
export const fee = css`
  && { font-size: clamp(2rem, 1.5rem + 1.8cqi, 3rem); font-weight: 700; letter-spacing: -.035em; line-height: 1.1; }
  &&[data-free] { justify-self: start; width: fit-content; padding: .1em .5em .15em; border-radius: var(--radius-field); background: var(--leaf); color: var(--on-leaf); font-size: clamp(1.5rem, 1.2rem + 1cqi, 2rem); }
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

/** Where there is no limit, in the place of two. */
export const unlimited = css`
  text-wrap: balance;
`;

/** On a phone a price stands beside its name, and its limits below both. */
export const fees = css`
  display: grid;
  > div { padding-block: 1.125rem; border-top: 1px solid var(--control); }
  dt { font-weight: 600; line-height: 1.35; }
  dd { font-size: .9375rem; }
  @container (max-width: 599.98px) {
    > div { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: .125rem 1rem; }
    dd { grid-column: 1 / -1; }
    .${fee}.${fee} { grid-area: 1 / 2; margin: 0; font-size: 1.5rem; }
    .${fee}.${fee}[data-free] { font-size: 1.25rem; }
  }
`;

/** A card for each way. */
export const beside = css`
  @container (min-width: 600px) {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr));
    gap: clamp(1rem, 2cqi, 1.5rem);
    > div { display: flex; flex-direction: column; padding: clamp(1.25rem, 2.2cqi, 2rem); border: 0; border-radius: var(--radius); background: var(--card); }
    dt { font-size: 1.125rem; }
    .${fee}.${fee} { margin-block: .5rem .75rem; }
    .${limit}.${limit}.${limit} { margin-top: .625rem; padding-top: .625rem; border-top: 1px solid var(--line); }
    @media (forced-colors: active), print { > div { border: 1px solid; } }
  }
`;

// Limits stand on one line across the cards, whatever is said above them. By hand, because goober does not follow such selectors.
styles.raw(
  `@container (min-width:600px){.${beside} dd:not(.${limit},.${fee}){padding-bottom:.75rem}.${beside} dd:not(.${limit})+.${limit}.${limit}.${limit}{margin-top:auto}}`,
);

/** A row for each way, like a table's (a single one is a card): what it costs, a time, a day, and with which plan. */
export const rows = css`
  @container (min-width: 600px) {
    > div:only-child { align-items: start; padding: clamp(1.25rem, 2.2cqi, 2rem); border: 0; border-radius: var(--radius); background: var(--card); }
    > div { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 3fr) minmax(0, 5fr); gap: .25rem clamp(1rem, 2cqi, 2rem); }
    dt { grid-row: 1 / span 3; }
    dd { grid-column: 3; }
    .${fee}.${fee} { grid-area: 1 / 2 / span 3; font-size: 1.75rem; }
    .${fee}.${fee}[data-free] { align-self: start; font-size: 1.25rem; }
    .${limit}.${limit} { margin: 0; }
  }
  @container (min-width: 1000px) {
    > div { grid-template-columns: minmax(0, 5fr) minmax(0, 3fr) repeat(3, minmax(0, 4fr)); }
    dd { grid-row: 1; }
    .${unlimited} { grid-column: 3 / span 2; }
    .${limit} { display: block; grid-column: auto; }
    .${limit}:nth-last-of-type(3) { grid-column: 3; }
    .${limit}:nth-last-of-type(2) { grid-column: 4; }
    .${limit}:last-of-type { grid-column: 5; }
    .${limit} > span { display: block; width: auto; }
  }
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
