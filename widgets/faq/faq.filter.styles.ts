import { stylesheet } from '../runtime/styles/stylesheet';

export const filterStyles = stylesheet();
const sheet = filterStyles.css;

filterStyles.raw(
  '::highlight(serambi-faq){background-color:color-mix(in srgb,var(--turmeric) 45%,transparent);color:inherit}@media (forced-colors:active){::highlight(serambi-faq){background-color:Mark;color:MarkText}}',
);

export const css = {
  line: sheet`
    padding-block: .5rem 1.5rem;
    font-weight: 600;
    overflow-wrap: anywhere;
  `,
  list: sheet`
    display: grid;
    gap: clamp(2rem, 1rem + 3cqi, 4rem);
  `,
  everywhere: sheet`
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: var(--leaf);
    text-underline-offset: .25em;
  `,
};
