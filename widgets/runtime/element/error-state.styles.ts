import { stylesheet } from '../styles/stylesheet';

export const errorStateStyles = stylesheet();

/** A picture, what has happened, what to do, and the button. */
export const failure = errorStateStyles.css`
  display: grid;
  justify-items: center;
  gap: .75rem;
  max-width: 34rem;
  margin-inline: auto;
  padding: 3rem var(--gutter);
  text-align: center;
  text-wrap: balance;
  > svg { box-sizing: content-box; padding: 1rem; border-radius: 9rem; background: color-mix(in srgb, var(--leaf) 14%, transparent); color: var(--leaf); }
  > p { font-weight: 700; }
  > p + p { font-weight: 400; }
  > button { margin-top: .5rem; }
`;

/** One line: what to do is said by the first on the page. */
export const brief = errorStateStyles.css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: .25rem 1rem;
  padding: 1.5rem var(--gutter);
  text-align: center;
  > button { min-height: 2.75rem; color: var(--leaf); font-weight: 600; text-decoration: underline; text-underline-offset: .25em; }
`;
