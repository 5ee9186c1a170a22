import { inlineTarget, spreadRow, stylesheet } from '../styles/stylesheet';

export const sectionHeadStyles = stylesheet();
const sheet = sectionHeadStyles.css;

export const css = {
  head: sheet`
    ${spreadRow}
    gap: .5rem 2rem;
    margin-bottom: clamp(1.5rem, 3.5cqi, 3rem);
  `,
  all: sheet`
    ${inlineTarget}
    gap: .5rem;
    font-weight: 600;
    color: var(--leaf);
    text-decoration: none;
    > svg { transition: transform .2s ease-out; }
    &:hover { color: var(--leaf-deep); }
    &:hover > svg { transform: translateX(.25rem); }
  `,
};
