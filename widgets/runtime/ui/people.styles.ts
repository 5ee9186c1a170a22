import { centred, coverLink, oneColumn, phoneRow, photo, smallBold, stylesheet } from '../styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

/** `--person` is a card's minimum share of the row. */
export const people = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(9.25rem, var(--person, 17%)), 1fr));
  gap: clamp(2rem, 4cqi, 3.5rem) clamp(1rem, 2cqi, 1.5rem);
`;

export const person = css`
  position: relative;
  display: grid;
  align-content: start;
  > img, > span:first-child { transition: transform .25s ease-out; }
  &:hover > img:has(+ h3 button), &:hover > span:first-child:has(+ h3 button) { transform: translateY(-.375rem); }
`;

export const portrait = css`
  ${photo('4 / 5')}
  ${centred}
  border-radius: var(--radius);
  background: var(--deep);
  color: var(--turmeric);
  font-size: 3rem;
  font-weight: 700;
  letter-spacing: .02em;
`;

export const name = css`
  margin-top: 1rem;
  font-size: clamp(1.0625rem, 1rem + .3cqi, 1.25rem);
`;

export const open = css`
  text-align: start;
  ${coverLink('around', 'var(--radius)')}
  @media (scripting: none) { pointer-events: none; }
`;

export const jobs = css`
  margin-top: .25rem;
  font-size: .9375rem;
  line-height: 1.45;
`;

export const more = css`
  margin-top: .625rem;
  ${smallBold}
  color: var(--leaf);
  text-decoration: underline transparent;
  text-underline-offset: .25em;
  transition: text-decoration-color .2s ease-out;
  :hover > & { text-decoration-color: currentColor; }
`;

export const profile = css`
  ${oneColumn}
  gap: 1.25rem;
  /* Above the name: a long name does not fit beside it. */
  > :first-child { width: 7rem; }
  @media (min-width: 640px) {
    grid-template-columns: 14rem minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    align-items: start;
    column-gap: 2.5rem;
    > :first-child { grid-row: span 2; width: 100%; }
    > :nth-child(3) { grid-column: 2; }
  }
  @media (scripting: none) { display: block; font-size: .9375rem; > :not(:last-child) { display: none; } }
`;

export const title = css`
  font-size: clamp(1.5rem, 1.3rem + 1cqi, 2rem);
  @media (min-width: 640px) { padding-inline-end: 2.5rem; }
`;

export const words = css`> * + * { margin-top: 1em; }`;

styles.raw(
  `${phoneRow(people)}@container (max-width:559.98px){.${people}>li{width:max(9.25rem,44%)}.${people} .${portrait}{aspect-ratio:1}}`,
);
