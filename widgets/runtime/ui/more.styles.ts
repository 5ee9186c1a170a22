import { stylesheet, wrappingRow } from '../styles/stylesheet';

export const moreStyles = stylesheet();
const { css: rule } = moreStyles;

export const css = {
  more: rule`
    ${wrappingRow}
    justify-content: center;
    gap: .75rem 1.5rem;
    margin-top: 1.5rem;
    @media print { display: none; }
  `,
  previous: rule`
    display: inline-flex;
    align-items: center;
    min-height: 3rem;
    font-weight: 600;
  `,
};
