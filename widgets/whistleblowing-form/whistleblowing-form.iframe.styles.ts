import { stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();

export const iframe = styles.css`
  display: block;
  width: 100%;
  height: 90vh;
  border: 1px solid var(--line);
  border-radius: var(--radius);
`;
