import { dark } from '../styles/base.styles';
import { stylesheet, wrappingRow } from '../styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const actions = css`
  ${wrappingRow}
  gap: .25rem 1.5rem;
  margin-top: .5rem;
  > a + a { display: inline-flex; align-items: center; min-height: 3rem; font-weight: 600; text-underline-offset: .25em; }
  &:empty { display: none; }
`;

export const button = css`
  .${dark} & { background: var(--turmeric); color: var(--on-turmeric); }
  .${dark} &:hover { background: var(--turmeric-light); }
`;
