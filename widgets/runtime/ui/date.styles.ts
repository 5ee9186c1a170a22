import { stylesheet } from '../styles/stylesheet';

export const dateStyles = stylesheet();

/** On one line, where there is room for one. */
export const oneLine = dateStyles.css`
  @container (min-width: 17.98em) { white-space: nowrap; }
`;
