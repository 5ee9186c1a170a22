import { inlineTarget, oneColumn, raised, stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const section = css`
  ${oneColumn}
  gap: 1.25rem;
  @container (min-width: 640px) { gap: 2rem; }
`;

export const topics = css`
  border-top: 3px solid var(--turmeric);
  > li { display: grid; gap: .25rem 2rem; padding-block: 1.125rem; border-bottom: 1px solid var(--line); }
  > li > :last-child { display: flex; flex-wrap: wrap; column-gap: 1.5rem; }
  h3 { margin-bottom: .375rem; font-size: 1.125rem; }
  a { ${inlineTarget} color: var(--leaf); font-weight: 600; text-decoration: underline 1px; text-underline-offset: .25em; overflow-wrap: anywhere; }
  a:hover { text-decoration-thickness: 2px; }
  @container (min-width: 720px) {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(20rem, 1fr));
    gap: 1.25rem;
    border: 0;
    > li { grid-template-rows: 1fr auto; padding: 1.5rem 1.5rem 1rem; border: 0; ${raised} }
    @media (forced-colors: active) { > li { border: 1px solid; } }
  }
`;
