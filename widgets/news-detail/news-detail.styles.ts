import { stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

/** How wide a column of words is. */
const column = '42rem';

/** What stands over the text is in the middle as the text is. */
export const detail = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(1.75rem, 4cqi, 3rem);
  > header { width: 100%; max-width: ${column}; margin-inline: auto; }
  ::slotted([data-empty]) { display: none; }
`;

/** The drawing, whole, and the words below it. */
export const text = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(1.75rem, 4cqi, 3rem);
  blockquote { margin-block: 1.5em; font-size: 1.375em; font-weight: 600; line-height: 1.4; letter-spacing: -.01em; }
`;

export const picture = css`
  width: 100%;
  aspect-ratio: 16 / 10;
  object-fit: cover;
  border-radius: var(--radius);
  background: var(--sand-deep);
  @media print { display: none; }
`;

export const row = css`
  display: grid;
  grid-template-columns: minmax(0, ${column});
  justify-content: center;
  gap: clamp(1.25rem, 2.5cqi, 2rem);
`;

/** One line below the title. */
export const share = css`
  @media screen and (scripting: enabled) { > div { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1rem; } }
`;

export const facts = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: 1.25rem;
  font-weight: 600;
  color: var(--leaf);
  > * + * { font-weight: 400; color: var(--ink); }
`;

export const head = css`
  height: 14rem;
  width: 100%;
  max-width: ${column};
  margin-inline: auto;
`;

export const body = css`
  height: 40rem;
`;
