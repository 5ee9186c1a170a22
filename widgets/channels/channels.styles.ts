import { inlineTarget, stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const about = css`
  max-width: 40rem;
  margin-top: .75rem;
`;

export const fold = css`
  margin-top: clamp(1.5rem, 4cqi, 3rem);
  border-bottom: 1px solid var(--line);
`;

export const groups = css`
  > div { display: grid; gap: .5rem 2.5rem; padding-block: 1.25rem; border-top: 1px solid var(--line); break-inside: avoid; }
  dt { display: flex; align-items: center; align-self: start; gap: .75rem; min-height: 2.75rem; font-weight: 700; }
  dt > svg { flex: none; color: var(--leaf); }
  dd > a, dd > bdi { ${inlineTarget} padding-block: .5rem; text-decoration-thickness: 1px; text-underline-offset: .25em; }
  dd > a:hover { color: var(--leaf); }
  dd > span { display: block; margin-top: -.5rem; padding-bottom: .25rem; font-size: .875rem; opacity: .8; }
  @container (min-width: 560px) {
    /* An address fits one line. */
    > div { grid-template-columns: 10rem repeat(auto-fill, minmax(17.75rem, 1fr)); row-gap: 0; }
    /* As high as the list beside it. */
    dt { grid-row: span 9; }
  }
  @container (min-width: 1040px) { > div { grid-template-columns: 12rem repeat(auto-fill, minmax(17.75rem, 1fr)); column-gap: 1.5rem; } }
`;
