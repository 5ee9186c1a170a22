import { stylesheet } from '../styles/stylesheet';

export const dateStyles = stylesheet();

export const oneLine = dateStyles.css`@container (min-width: 17.98em) { white-space: nowrap; }`;
