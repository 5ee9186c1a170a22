import { stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: clamp(2rem, 6cqi, 6rem);
  padding-block: clamp(3.5rem, 2rem + 5cqi, 7rem);
  @container (min-width: 900px) { grid-template-columns: minmax(0, 1fr) 22rem; }
`;

export const aside = css`
  display: grid;
  gap: 1.5rem;
`;

export const sums = css`
  > div { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 .75rem; padding-block: .625rem; border-top: 1px solid var(--line); }
  dd {
    order: -1;
    min-width: 3.25em;
    color: var(--leaf);
    font-size: clamp(1.75rem, 1.4rem + 1.2cqi, 2.25rem);
    font-weight: 700;
    letter-spacing: -.03em;
    line-height: 1.2;
  }
  dt { font-weight: 600; }
`;

/** Bands take turns. */
export const board = css`
  padding-block: clamp(3.5rem, 2rem + 5cqi, 7rem);
  &:nth-of-type(odd) { background: var(--sand-deep); }
`;

export const about = css`
  max-width: 40rem;
  margin-top: .75rem;
  text-wrap: balance;
  font-size: clamp(1.0625rem, 1rem + .35cqi, 1.25rem);
`;

export const committees = css`
  display: flex;
  flex-wrap: wrap;
  gap: 1.25rem;
  margin-top: clamp(1.5rem, 4cqi, 3rem);
  /* The last row has no hole. */
  > li { flex: 1 1 min(100%, 20rem); }
`;

export const card = css`
  display: flex;
  flex-direction: column;
  gap: 1.25rem;
  padding: clamp(1.25rem, .75rem + 1.5cqi, 2rem);
  border-radius: var(--radius);
  background: var(--card);
  box-shadow: var(--shadow);
  break-inside: avoid;
  > h3 + p { margin-top: -.75rem; }
  @media (forced-colors: active) { border: 1px solid; }
`;

export const chair = css`
  display: flex;
  align-items: end;
  gap: 1rem;
  line-height: 1.4;
  > img { width: 4.5rem; height: auto; aspect-ratio: 4 / 5; object-fit: cover; border-radius: 9rem 9rem 0 0; }
  small, b, span { display: block; }
  small { color: var(--leaf); font-size: .875rem; font-weight: 600; }
  span { font-size: .9375rem; }
`;

export const members = css`
  font-size: .9375rem;
  line-height: 1.5;
  h4 { font-size: .875rem; letter-spacing: 0; color: var(--leaf); }
  li { padding-block: .375rem; border-bottom: 1px solid var(--line); }
`;

export const facts = css`
  display: flex;
  flex-wrap: wrap;
  gap: .25rem 1rem;
  margin-top: auto;
  padding-top: .75rem;
  border-top: 3px solid var(--turmeric);
  font-weight: 600;
`;
