import { stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();

export const section = styles.css`
  display: grid;
  gap: clamp(1.5rem, 3cqi, 2.5rem);
  /* Portraits as large as the leaders' above them, of which five fill a row. */
  @container (min-width: 900px) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: clamp(1rem, 2cqi, 1.5rem);
    --person: 42%;
    > h2 { grid-column: span 3; }
    > ul { grid-column: span 2; }
  }
`;
