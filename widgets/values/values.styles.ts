import { phoneRow, stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css, raw } = styles;

export const section = css`
  display: grid;
  gap: clamp(1.5rem, 4cqi, 3rem);
`;

export const values = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));
  gap: clamp(2rem, 4cqi, 3rem) clamp(1.25rem, 2.5cqi, 2.25rem);
`;

export const value = css`
  break-inside: avoid;
  padding-top: 1.25rem;
  border-top: 2px solid var(--leaf);
  > img { width: clamp(4rem, 12cqi, 5.5rem); height: auto; margin-bottom: 1rem; }
  h3 { color: var(--leaf); font-size: clamp(1.375rem, 1.2rem + .7cqi, 1.75rem); line-height: 1.2; }
  p { margin-top: .5rem; line-height: 1.55; }
`;

raw(phoneRow(values));
