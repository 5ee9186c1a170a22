import { deepGround, oneColumn, raised, stack, stylesheet, wrapping } from '../styles/stylesheet';

export const calculatorStyles = stylesheet();
const { css } = calculatorStyles;

const wide = '@container (min-width: 900px)';

export const calculator = css`
  ${oneColumn}
  gap: clamp(1.5rem, 1rem + 2cqi, 2.5rem);
  font-variant-numeric: tabular-nums;
`;

export const head = css`
  display: grid;
  gap: .75rem;
  > p { max-width: 40rem; font-size: 1.125rem; }
`;

export const card = css`
  grid-column: 1 / -1;
  ${oneColumn}
  /* Nothing sticks within overflow: hidden. */
  overflow: clip;
  ${raised}
  ${wide} { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); }
  @media (forced-colors: active) { border: 1px solid; }
  @media print { overflow: visible; background: none; box-shadow: none; }
`;

const half = `
  ${stack}
  min-width: 0;
  padding: clamp(1.25rem, 4cqi, 2.5rem);
`;

export const controls = css`
  ${half}
  gap: 1.75rem;
  fieldset { min-width: 0; border: 0; }
`;

export const brief = css`
  position: sticky;
  top: calc(var(--serambi-bar, 0rem) + .5rem);
  z-index: 1;
  ${wrapping}
  justify-content: space-between;
  gap: 0 1rem;
  padding: .5rem 1rem;
  border: 1px solid color-mix(in srgb, currentColor 30%, transparent);
  border-radius: var(--radius-field);
  > small { flex: 1 1 100%; font-size: .75rem; }
  > b { font-size: 1.25rem; }
  > :last-child { align-self: center; }
  > span { color: var(--turmeric-light); font-weight: 600; }
  ~ * :is(input, button) { scroll-margin-top: 5.5rem; }
  ${wide} { display: none; }
  @media (scripting: none), (max-height: 24em) { display: none; }
`;

export const submit = css`
  align-self: start;
  @media (scripting: enabled) { display: none; }
`;

export const result = css`
  ${half}
  container-type: inline-size;
  ${deepGround}
  gap: 1.5rem;
  > * { position: relative; }
  > section { margin-top: auto; padding-top: 1.5rem; border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
  @media print { padding: 0; background: none; }
`;

export const pattern = css`
  &&& { position: absolute; }
  inset: 0 0 auto auto;
  width: 70%;
  height: 16rem;
  opacity: .1;
  mask-image: linear-gradient(215deg, currentColor, transparent 70%);
  @media print { display: none; }
`;
