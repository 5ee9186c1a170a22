import { stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

/** Its title is beside the topics on a wide screen, as that of a section of a page. */
export const section = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem clamp(2rem, 6cqi, 6rem);
  @container (min-width: 960px) {
    grid-template-columns: minmax(0, 18rem) minmax(0, 1fr);
    > h2 { padding-top: 1rem; font-size: 2rem; }
  }
`;

/** A topic in each row, and at its end the way to somebody. */
export const topics = css`
  border-top: 3px solid var(--turmeric);
  > li { display: grid; gap: .25rem 2rem; padding-block: 1.125rem; border-bottom: 1px solid var(--line); }
  h3 { font-size: 1.125rem; }
  a { display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--leaf); font-weight: 600; text-decoration: underline 1px; text-underline-offset: .25em; overflow-wrap: anywhere; }
  a:hover { text-decoration-thickness: 2px; }
  @container (min-width: 640px) {
    > li { grid-template-columns: minmax(0, 1fr) minmax(0, max-content); align-items: center; }
    > li > div + div { max-width: 18rem; text-align: end; }
  }
`;
