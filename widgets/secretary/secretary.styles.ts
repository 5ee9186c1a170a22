import { stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();

export const section = styles.css`
  display: grid;
  gap: clamp(1.5rem, 3cqi, 2.5rem);
  @container (min-width: 768px) {
    grid-template-columns: 5fr 7fr;
    --person: 34%;
  }
`;
