import { inlineTarget, raised, stylesheet } from '../styles/stylesheet';

/** Parts that a form shows only after use: marks and errors of its fields, the loader, and the outcome. */
export const styles = stylesheet();
const { css } = styles;

export const outcome = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: .5rem .75rem;
  align-items: center;
  max-width: 46rem;
  scroll-margin-block: 7rem;
  padding: clamp(1.25rem, .5rem + 3cqi, 2rem);
  border-inline-start: .5rem solid var(--bad);
  ${raised}
  > svg { color: var(--bad); }
  &[data-kind=good] { border-color: var(--good); }
  &[data-kind=good] > svg { color: var(--good); }
  > h3 { font-size: 1.25rem; }
  > :nth-child(n + 3) { grid-column: 2; justify-self: start; }
  > button { margin-top: .5rem; }
  li > a { ${inlineTarget} }
  @media print { box-shadow: none; > button { display: none; } }
`;

export const mark = css`
  position: absolute;
  top: 1rem;
  inset-inline-end: 1rem;
  color: var(--edge);
  pointer-events: none;
  &:has(+ button) { inset-inline-end: 3.5rem; }
  @media (scripting: none) { &:has(+ button) { inset-inline-end: 1rem; } }
`;

export const error = css`
  display: flex;
  gap: .5rem;
  margin-top: .5rem;
  color: var(--bad);
  font-size: .9375rem;
  font-weight: 600;
  line-height: 1.5;
  white-space: pre-line;
  > svg { flex: none; margin-top: .125em; }
`;

const turn = styles.keyframes`
  to { transform: rotate(1turn); }
`;

export const loader = css`
  width: 1.25rem;
  height: 1.25rem;
  border: 3px solid;
  border-top-color: transparent;
  border-radius: 9rem;
  animation: ${turn} .8s linear infinite;
  @media (prefers-reduced-motion: reduce) { animation: none; }
`;
