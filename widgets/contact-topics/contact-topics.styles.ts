import { stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const topics = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: clamp(1.5rem, 3cqi, 2.5rem);
  margin-top: clamp(1.5rem, 4cqi, 3rem);
  > li { display: grid; align-content: start; gap: .5rem; padding-top: 1.25rem; border-top: 3px solid var(--turmeric); }
  h3 { font-size: 1.25rem; }
  a { display: inline-flex; align-items: center; min-height: 2.75rem; justify-self: start; color: var(--leaf); font-weight: 600; text-decoration: underline 1px; text-underline-offset: .25em; overflow-wrap: anywhere; }
  a:hover { text-decoration-thickness: 2px; }
`;
