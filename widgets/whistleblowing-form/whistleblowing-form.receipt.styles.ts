import { raised, stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();

export const receipt = styles.css`
  display: grid;
  justify-items: start;
  gap: .75rem;
  max-width: 46rem;
  margin-bottom: 2rem;
  scroll-margin-top: 7rem;
  padding: clamp(1.25rem, .5rem + 3cqi, 2.5rem);
  border-inline-start: .5rem solid var(--good);
  ${raised}
  > strong { font-size: 1.25rem; }
  /* A word that holds the case code is not broken at its hyphens. */
  > strong > span { display: inline-block; }
  > button { margin-top: .5rem; }
  @media (scripting: none) { > button { display: none; } }
  @media print { box-shadow: none; > button { display: none; } }
`;
