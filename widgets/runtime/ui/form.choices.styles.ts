import { choiceBox, oneColumn, stylesheet } from '../styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const choices = css`
  ${oneColumn}
  gap: .75rem;
  margin-top: .5rem;
`;

export const choice = css`
  ${choiceBox}
  align-items: center;
  gap: .875rem;
  border: 1px solid var(--edge);
  background: var(--card);
  font-weight: 600;
  line-height: 1.4;
  transition: border-color .2s ease-out, background-color .2s ease-out;
  > input {
    appearance: none;
    width: 1.375rem;
    height: 1.375rem;
    border: 2px solid var(--control);
    border-radius: 9rem;
    cursor: pointer;
  }
  > :checked { border: .4375rem solid var(--leaf); }
  &:hover { border-color: var(--leaf); }
  &:has(:checked) { border-color: var(--leaf); background: var(--sand); box-shadow: inset 0 0 0 1px var(--leaf); }
`;
