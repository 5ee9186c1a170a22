import { inlineTarget, stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const section = css`
  display: grid;
  gap: clamp(1.5rem, 3cqi, 2.5rem);
  /* Portraits as large as the leaders' above them, five in a row. */
  @container (min-width: 900px) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    align-items: center;
    gap: clamp(1rem, 2cqi, 1.5rem);
    --person: 42%;
    > div { grid-column: span 3; }
    > ul { grid-column: span 2; }
  }
`;

export const head = css`
  display: grid;
  gap: .75rem;
  align-content: start;
  > p { max-width: 28rem; font-size: clamp(1.0625rem, 1rem + .35cqi, 1.25rem); text-wrap: balance; }
`;

export const contacts = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: 0 2rem;
  margin-top: clamp(.5rem, 2cqi, 1.5rem);
  > div { padding-block: .5rem; border-top: 1px solid var(--line); }
  dt { font-weight: 600; }
  a { ${inlineTarget} color: var(--leaf); text-underline-offset: .25em; }
  a:hover { color: var(--leaf-deep); }
`;
