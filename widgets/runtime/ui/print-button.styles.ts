import { inlineTarget, stylesheet } from '../styles/stylesheet';

export const printButtonStyles = stylesheet();

export const button = printButtonStyles.css`
  ${inlineTarget}
  gap: .5rem;
  padding: .5rem 1.25rem;
  border: 1px solid;
  border-radius: var(--radius-button);
  font-weight: 600;
  transition: background-color .2s ease-out;
  &:hover { background: color-mix(in srgb, currentColor 15%, transparent); }
`;
