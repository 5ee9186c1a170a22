import { stylesheet, wrappingRow } from '../styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const more = css`
  ${wrappingRow}
  justify-content: center;
  gap: .75rem 1.5rem;
  margin-top: 1.5rem;
`;

export const previous = css`
  display: inline-flex;
  align-items: center;
  min-height: 3rem;
  font-weight: 600;
`;
