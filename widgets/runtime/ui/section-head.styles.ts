import { stylesheet } from '../styles/stylesheet';

export const sectionHeadStyles = stylesheet();
const sheet = sectionHeadStyles.css;

export const css = {
  head: sheet`
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: .5rem 2rem;
    margin-bottom: clamp(1.5rem, 3.5cqi, 3rem);
  `,
  all: sheet`
    display: inline-flex;
    align-items: center;
    gap: .5rem;
    min-height: 2.75rem;
    font-weight: 600;
    color: var(--leaf);
    text-decoration: none;
    > svg { transition: transform .2s ease-out; }
    &:hover { color: var(--leaf-deep); }
    &:hover > svg { transform: translateX(.25rem); }
  `,
};
