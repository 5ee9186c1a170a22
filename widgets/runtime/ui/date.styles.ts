import { stylesheet } from '../styles/stylesheet';

export const dateStyles = stylesheet();

/** On one line. */
export const oneLine = dateStyles.css`
  white-space: nowrap;
`;
