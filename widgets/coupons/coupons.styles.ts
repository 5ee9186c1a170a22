import { oneColumn, phoneRow, stack, stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css, raw } = styles;

export const coupons = css`
  ${oneColumn}
  gap: clamp(1.25rem, 2.5cqi, 2rem);
  margin-top: clamp(1.5rem, 1rem + 2cqi, 3rem);
  @container (min-width: 560px) { grid-template-columns: 1fr 1fr; }
  @container (min-width: 62.5em) { grid-template-columns: repeat(4, 1fr); }
`;

/** A part of a ticket. `--tear` is the edge to the next part; its two corners are cut out round. */
const part = `
  --bite: transparent .625rem, currentColor .6875rem;
  mask:
    radial-gradient(circle at 0 var(--tear), var(--bite)) left / 51% 100% no-repeat,
    radial-gradient(circle at 100% var(--tear), var(--bite)) right / 51% 100% no-repeat;
`;

export const coupon = css`
  ${oneColumn}
  grid-template-rows: auto 1fr;
  filter: drop-shadow(0 .375rem .75rem color-mix(in srgb, var(--shade) 10%, transparent));
  > img { ${part} --tear: 100%; width: 100%; border-radius: var(--radius) var(--radius) 0 0; }
  > div {
    ${part}
    --tear: 0;
    ${stack}
    gap: .5rem;
    padding: 1.5rem 1.5rem 1.75rem;
    border-radius: 0 0 var(--radius) var(--radius);
    background: linear-gradient(90deg, var(--control) 50%, transparent 0) 1rem 0 / .75rem 2px repeat-x var(--card);
  }
  h3 { font-size: 1.25rem; }
`;

export const lead = css`
  max-width: 36rem;
  margin-top: .75rem;
`;

export const until = css`
  margin-top: auto;
  padding-top: .5rem;
  font-size: .9375rem;
  font-weight: 600;
`;

export const more = css`margin-top: clamp(1.25rem, .75rem + 2cqi, 2.5rem);`;

// The row would cut off the tickets' shadows.
raw(
  `${phoneRow(coupons)}@media screen{@container (max-width:559.98px){.${coupons}{padding-bottom:1.25rem;margin-bottom:-.75rem}}}`,
);
