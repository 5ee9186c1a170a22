import { inlineTarget, raised, stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();

export const card = styles.css`
  --around: clamp(1.5rem, 4cqi, 4rem);
  display: grid;
  overflow: hidden;
  overflow-wrap: anywhere;
  ${raised}
  > img { width: 100%; height: 100%; object-fit: cover; }
  > div { display: grid; gap: 1rem; align-content: center; justify-items: start; padding: var(--around); }
  p { max-width: 34rem; }
  dl { width: 100%; }
  dl > div { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 0 1.5rem; border-bottom: 1px solid var(--line); }
  dt { font-weight: 600; }
  dd > a { ${inlineTarget} color: var(--leaf); text-underline-offset: .25em; }
  @container (min-width: 768px) {
    grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr));
    > img { order: 1; align-self: center; width: calc(100% - var(--around)); height: auto; margin-inline-end: var(--around); border-radius: var(--radius); }
  }
`;
