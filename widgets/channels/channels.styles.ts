import { stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const about = css`
  max-width: 40rem;
  margin-top: .75rem;
`;

export const groups = css`
  display: grid;
  gap: clamp(2rem, 4cqi, 3rem) 2.5rem;
  margin-top: clamp(2rem, 4cqi, 3.5rem);
  @container (min-width: 560px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @container (min-width: 940px) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  > div { padding-top: 1.25rem; border-top: 1px solid var(--line); }
  dd { break-inside: avoid; }
  dt { display: flex; align-items: center; gap: .75rem; margin-bottom: .5rem; font-weight: 700; }
  dt > svg { flex: none; color: var(--leaf); }
  dd { padding-block: .25rem; overflow-wrap: anywhere; }
  dd > a, dd > bdi { display: inline-flex; align-items: center; min-height: 2.75rem; padding-block: .375rem; font-size: 1.125rem; text-decoration-thickness: 1px; text-underline-offset: .25em; }
  dd > a:hover { color: var(--leaf); }
  dd > span { display: block; margin-top: -.375rem; font-size: .875rem; opacity: .8; }
`;

// By hand, as goober cuts `:has(:nth-child())` in two. A long list takes the whole row, in columns of its own.
styles.raw(`
@container (min-width:560px){
.${groups}>div:has(:nth-child(5)){grid-column:1/-1;columns:18rem;column-gap:2.5rem}
.${groups}>div:has(:nth-child(5))>dt{column-span:all}
}`);
