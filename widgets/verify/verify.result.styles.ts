import { stylesheet } from '../runtime/styles/stylesheet';

export const resultStyles = stylesheet();
const { css } = resultStyles;

export const nothing = css`
  font-weight: 600;
`;

export const findings = css`
  display: grid;
  gap: .75rem;
`;

/** The ground has a trace of the verdict's colour; sign, heading and text say the same. */
export const finding = css`
  --tone: var(--control);
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: .25rem .875rem;
  padding: 1rem 1.25rem;
  border-radius: var(--radius-field);
  background: color-mix(in srgb, var(--tone) 9%, var(--card));
  &[data-verdict=alike] { --tone: var(--bad); }
  &[data-verdict=ours] { --tone: var(--good); }
  > strong { align-self: center; font-size: 1.125rem; line-height: 1.25; letter-spacing: -.02em; }
  > :nth-child(n + 3) { grid-column: 2; font-size: .9375rem; overflow-wrap: anywhere; }
  @media (forced-colors: active) { border: 1px solid; }
`;

export const sign = css`
  display: grid;
  place-items: center;
  width: 2rem;
  height: 2rem;
  border-radius: 9rem;
  background: var(--tone);
  color: var(--card);
`;

export const asked = css`
  font-weight: 600;
`;

export const report = css`
  margin-top: 1rem;
  font-weight: 600;
  > a { display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--leaf); text-underline-offset: .25em; }
`;
