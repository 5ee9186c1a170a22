import { stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

/** From here on ways are cards, or a table's rows. */
const wide = '@container (min-width: 720px)';

/** What it costs, as large as it matters. */
export const fee = css`
  && { color: var(--leaf); font-size: clamp(2rem, 1.5rem + 1.8cqi, 3rem); font-weight: 700; letter-spacing: -.035em; line-height: 1.1; }
`;

/** What it costs after those that are free. */
export const exception = css`
  text-wrap: balance;
`;

/** A limit, with what it is a limit of before it, or above it where there is no room. By plan it has a line for each. */
export const limit = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: .5rem;
  && { margin-top: .25rem; }
  > :first-child { flex: none; width: 6.25rem; font-size: .875rem; }
  > :last-child { flex: 1 1 10.5rem; font-weight: 600; }
  > :last-child > span { display: block; }
`;

/** On a phone a price stands beside its name, and its limits below both. */
export const fees = css`
  display: grid;
  > div { padding-block: 1.125rem; border-top: 1px solid var(--control); }
  dt { font-weight: 600; line-height: 1.35; }
  dd { font-size: .9375rem; }
  @container (max-width: 719.98px) {
    > div { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: baseline; gap: .125rem 1rem; }
    dd { grid-column: 1 / -1; }
    .${fee}.${fee} { grid-area: 1 / 2; margin: 0; font-size: 1.5rem; }
  }
`;

/**
 * A card for each way. What is said of all stands on one line across them, and what is said of none takes no room. Beside a
 * price stands what it becomes.
 */
export const beside = css`
  ${wide} {
    grid-template-rows: repeat(5, auto);
    grid-auto-columns: minmax(0, 1fr);
    gap: 0 clamp(1rem, 2cqi, 1.5rem);
    > div { grid-row: 1 / -1; display: grid; grid-template: subgrid / auto minmax(0, 1fr); column-gap: 1rem; padding: clamp(1.25rem, 2.2cqi, 2rem); border: 0; border-radius: var(--radius); background: var(--card); }
    dt, dd { grid-column: 1 / -1; }
    dt { font-size: 1.125rem; }
    .${fee}.${fee} { grid-area: 2 / 1; margin-block: .5rem .75rem; }
    .${exception}.${exception} { grid-area: 2 / 2; align-self: end; margin-bottom: 1.125rem; line-height: 1.35; }
    .${limit}.${limit}.${limit} { align-content: start; margin: 0; padding-block: .625rem; border-top: 1px solid var(--line); }
    [data-of=once] { grid-row: 3; }
    [data-of=day] { grid-row: 4; }
    [data-of=all] { grid-row: 3 / span 2; }
    .${limit}.${limit}.${limit}[data-of=needs] { grid-row: 5; padding-bottom: 0; }
    @media (forced-colors: active), print { > div { border: 1px solid; } }
  }
`;

/** A row for each way, like a table's (a single one is a card): what it costs, a time, a day, and with which plan. */
export const rows = css`
  ${wide} {
    > div:only-child { padding: clamp(1.25rem, 2.2cqi, 2rem); border: 0; border-radius: var(--radius); background: var(--card); }
    > div { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 3fr) minmax(0, 5fr); align-items: baseline; gap: .25rem clamp(1rem, 2cqi, 2rem); }
    dd { grid-column: 3; }
    .${fee}.${fee} { grid-area: 1 / 2; font-size: 1.75rem; }
    .${limit}.${limit} { margin: 0; }
  }
  @container (min-width: 1000px) {
    > div { grid-template-columns: minmax(0, 9fr) minmax(0, 6fr) minmax(0, 10fr) minmax(0, 9fr) minmax(0, 6fr); }
    dd { grid-row: 1; }
    .${exception} { grid-area: 2 / 2; }
    .${limit} { display: block; }
    .${limit} > span { display: block; width: auto; }
    [data-of=all] { grid-column: 3 / span 2; }
    [data-of=day] { grid-column: 4; }
    [data-of=needs] { grid-column: 5; }
  }
`;

export const feesHead = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: .25rem 2rem;
  margin-bottom: clamp(1.25rem, .5rem + 2cqi, 2.25rem);
`;

/** In the hero it is smaller than the page's headline. */
export const typesTitle = css`
  margin-bottom: 1.25rem;
  header & { font-size: 1.25rem; }
`;

/** One card of all: each alone would look like a button. */
export const types = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(7rem, 26cqi), 1fr));
  overflow-wrap: anywhere;
  gap: clamp(1.25rem, 2.4cqi, 2rem) clamp(.375rem, 1cqi, .75rem);
  padding: clamp(1.25rem, 2.6cqi, 2.25rem) clamp(.75rem, 2cqi, 1.75rem);
  border-radius: var(--radius);
  background: var(--card);
  color: var(--ink);
  @media (forced-colors: active) { border: 1px solid; }
  > li {
    display: grid;
    align-content: start;
    justify-items: center;
    gap: .625rem;
    font-weight: 600;
    font-size: .875rem;
    line-height: 1.35;
    text-align: center;
  }
  img { width: 3.25rem; }
`;

/** The kinds in detail, each with its icon before it. */
export const billers = css`
  > dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr)); column-gap: clamp(1.5rem, 3cqi, 3rem); }
  > dl > div { display: grid; grid-template-columns: auto minmax(0, 1fr); align-content: start; gap: .125rem .875rem; padding-block: 1rem; border-top: 1px solid var(--line); }
  img { grid-row: 1 / span 2; width: 1.75rem; height: 1.75rem; }
  dt { font-weight: 600; line-height: 1.75rem; }
  dd { grid-column: 2; font-size: .9375rem; line-height: 1.45; }
`;

export const missing = css`
  margin-top: 1rem;
  > a { display: inline-flex; align-items: center; min-height: 1.5rem; font-weight: 600; text-underline-offset: .25em; }
`;
