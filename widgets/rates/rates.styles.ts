import { stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

/** Since when the rates hold, and the button that prints them. */
export const validity = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: .5rem 1.5rem;
  margin-top: 1.25rem;
  font-size: 1rem;
  > p { margin: 0; }
`;

export const calculate = css`
  justify-self: start;
  @media print { display: none; }
`;
