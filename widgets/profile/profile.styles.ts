import { covering, photo, stack, stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css, raw } = styles;

const air = 'clamp(2.5rem, 10.5cqi, min(7rem, 2rem + 5cqi))';

export const story = css`
  display: grid;
  gap: clamp(2rem, 6cqi, 6rem);
  padding-block: ${air};
  @container (min-width: 900px) {
    align-items: start;
    &:has(> img) { grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); }
  }
`;

export const image = css`
  ${photo('4 / 3')}
  border-radius: var(--radius);
  /* As high as the words beside it, unless they are many. */
  @container (min-width: 900px) {
    position: sticky;
    top: 7rem;
    align-self: stretch;
    height: 100%;
    max-height: 44rem;
    object-position: 52%;
  }
`;

/** On a phone its beginning shows, and the rest once it is opened. */
export const fold = css`
  @container (max-width: 899.98px) {
    ${stack}
    border: 0;
    > summary { order: 1; }
    &[open] > summary { display: none; }
  }
  @media print { > summary { display: none; } }
`;

// Written raw, as goober does not follow such selectors. Directly below the hero's picture this one is hidden.
raw(
  `@container (max-width:899.98px){[part=hero]:has(img)+*>.${image}{display:none}` +
    `@media screen{.${fold}:not([open])::details-content{content-visibility:visible;height:7.5rem;overflow:hidden;mask-image:linear-gradient(var(--ink) 40%,transparent)}}}`,
);

export const title = css`margin-bottom: 1.5rem;`;

export const background = css`
  position: relative;
  @media print { background: none; color: inherit; }
`;

export const pattern = css`
  ${covering}
  opacity: .04;
  @media print { display: none; }
`;

export const aims = css`
  position: relative;
  display: grid;
  gap: clamp(1.75rem, 5cqi, 5rem);
  padding-block: ${air};
`;

export const aim = css`
  display: grid;
  gap: 1rem 2rem;
  @container (min-width: 900px) {
    grid-template-columns: 3fr 9fr;
  }
`;

export const label = css`
  font-size: clamp(1.125rem, 1rem + .5cqi, 1.375rem);
  line-height: 1.6;
  color: var(--turmeric-light);
  @media print { color: inherit; }
`;

export const text = css`
  max-width: 46rem;
  font-size: clamp(1.0625rem, .9rem + .8cqi, 1.5rem);
  line-height: 1.5;
  white-space: pre-line;
  :first-child > & {
    max-width: none;
    font-size: clamp(1.75rem, 1.2rem + 2.4cqi, 3.25rem);
    font-weight: 700;
    line-height: 1.15;
    letter-spacing: -.02em;
    text-wrap: balance;
  }
`;
