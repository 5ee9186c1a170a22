import { stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();

export const all = styles.css`margin-top: 1.5rem;`;
