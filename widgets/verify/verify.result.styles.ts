import { circle, stylesheet } from '../runtime/styles/stylesheet';

export const resultStyles = stylesheet();
const { css } = resultStyles;

export const findings = css`
  display: grid;
  gap: .75rem;
`;

/** Unlisted texts look like fraud first; without a list the colour is neutral. */
export const finding = css`
  --tone: var(--bad);
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: .25rem .875rem;
  padding: 1rem 1.25rem;
  border-radius: var(--radius-field);
  border: 2px solid var(--tone);
  background: color-mix(in srgb, var(--tone) 8%, var(--card));
  &[data-verdict=ours] { --tone: var(--good); }
  &[data-verdict=unlisted] { --tone: var(--ink); }
  > strong { align-self: center; color: var(--tone); font-size: clamp(1.25rem, 1.1rem + .6cqi, 1.5rem); line-height: 1.2; letter-spacing: -.02em; }
  > :nth-child(n + 3) { grid-column: 2; font-size: .9375rem; overflow-wrap: anywhere; }
`;

export const sign = css`
  ${circle('2.5rem')}
  background: var(--tone);
  color: var(--card);
`;

export const bold = css`font-weight: 600;`;

export const report = css`
  display: grid;
  justify-items: start;
  gap: .75rem;
  margin-top: 1rem;
  font-weight: 600;
`;

export const call = css`
  && { background: var(--bad); color: var(--card); }
  &&:hover { background: color-mix(in srgb, var(--bad) 88%, var(--ink)); }
`;
