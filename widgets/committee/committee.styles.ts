import { stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: clamp(2rem, 6cqi, 6rem);
  padding-block: clamp(3.5rem, 2rem + 5cqi, 7rem);
  @container (min-width: 900px) { grid-template-columns: minmax(0, 1fr) 20rem; }
`;

/** The document sticks to the viewport while the text beside it scrolls. */
export const aside = css`
  @container (min-width: 900px) { position: sticky; top: 7rem; }
`;
