import { oneColumn, photo, smallBold, stylesheet } from '../styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

/** In a narrow column of a wide page the wide picture leaves no room for the words on it. */
const inColumn = (rules: string) => `@media (min-width: 768px) { @container (max-width: 599.98px) { ${rules} } }`;

export const hero = css`
  /* A failed picture may be wider than the page. */
  ${oneColumn}
  background: var(--deep);
  @media print { background: none; }
  > * { grid-area: 1 / 1; }
  @media (max-width: 767.98px) { display: flex; flex-direction: column-reverse; }
  ${inColumn('display: flex; flex-direction: column-reverse;')}
`;

export const picture = css`
  ${photo('16 / 5')}
  min-height: 22rem;
  max-height: 38rem;
  object-position: 75% 50%;
  /* The words may have any length, so the picture is below them, and fades into their ground. */
  @media (max-width: 767.98px) {
    aspect-ratio: var(--hero-ratio, 13 / 12);
    min-height: 0;
    max-height: 30rem;
    /* Overlaps the words only with its calm part. A wide picture loses its top. */
    margin-top: max(-31cqi, min(0px, 61.3cqi - 30rem));
    object-position: center bottom;
    mask-image: linear-gradient(transparent, currentColor 36%);
  }
  ${inColumn('min-height: 0;')}
  @media print { display: none; }
`;

export const words = css`
  position: relative;
  display: grid;
  align-items: center;
  padding-block: 2rem;
`;

export const column = css`
  display: grid;
  gap: 1rem;
  max-width: min(34rem, 48cqi);
  @media (max-width: 767.98px) { max-width: none; gap: .75rem; }
  ${inColumn('max-width: none;')}
`;

export const kicker = css`
  ${smallBold}
  color: var(--turmeric-light);
  @media print { color: inherit; }
`;

/** A sentence that does not fit starts a new line. */
export const headline = css`
  > span { display: inline-block; }
  font-size: clamp(2rem, 1.3rem + 2.6cqi, 3.25rem);
  line-height: 1.1;
`;
