import { stylesheet, wrappingRow } from '../styles/stylesheet';

export const eventDayStyles = stylesheet();
const { css } = eventDayStyles;

export const row = css`
  ${wrappingRow}
  gap: .375rem .75rem;
`;

export const state = css`
  padding: .125rem .625rem;
  border-radius: 9rem;
  font-size: .8125rem;
  print-color-adjust: exact;
  background: var(--sand-deep);
  color: var(--ink);
  &[data-state="past"] { box-shadow: inset 0 0 0 1px var(--control); }
  &[data-state="coming"] { background: var(--turmeric); color: var(--on-turmeric); }
  &[data-state="now"] { background: var(--leaf); color: var(--on-leaf); }
  @media (forced-colors: active) { border: 1px solid; }
`;
