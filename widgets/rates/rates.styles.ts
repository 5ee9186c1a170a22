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
  > button {
    display: inline-flex;
    align-items: center;
    gap: .5rem;
    min-height: 2.75rem;
    padding: .5rem 1.25rem;
    border: 1px solid;
    border-radius: var(--radius-button);
    font-weight: 600;
    transition: background-color .2s ease-out;
  }
  > button:hover { background: color-mix(in srgb, currentColor 15%, transparent); }
  @media (scripting: none) { > button { display: none; } }
  @media print { > button { display: none; } }
`;

export const calculate = css`
  justify-self: start;
  @media print { display: none; }
`;
