import { stylesheet } from '../styles/stylesheet';

export const sectionStyles = stylesheet();
const sheet = sectionStyles.css;

export const css = {
  opening: sheet`
    position: relative;
    overflow: hidden;
    padding-block: clamp(3rem, 2rem + 5cqi, 6.5rem);
    background: var(--deep);
    @media print { padding: 0; background: none; color: CanvasText; }
  `,
  pattern: sheet`
    position: absolute;
    inset: 0 0 0 auto;
    width: 60cqi;
    height: 100%;
    opacity: .1;
    mask-image: linear-gradient(to right, transparent, currentColor);
    @media print { display: none; }
  `,
  words: sheet`
    position: relative;
    display: grid;
    gap: 1.25rem;
    > div { max-width: 40rem; font-size: clamp(1.0625rem, 1rem + .4cqi, 1.25rem); text-wrap: pretty; }
    p + p { margin-top: .75em; }
  `,
  title: sheet`
    max-width: 18ch;
    font-size: clamp(2.5rem, 1.6rem + 3.2cqi, 4rem);
    line-height: 1.05;
  `,
  columns: sheet`
    display: grid;
    gap: 1.5rem;
    padding-block: clamp(2.25rem, 1.25rem + 4cqi, 5.5rem);
    @container (min-width: 960px) { grid-template-columns: minmax(0, 18rem) minmax(0, 1fr); gap: 2rem clamp(2rem, 6cqi, 6rem); }
    @media print { display: block; padding-block: 1rem; }
  `,
  // On narrow pages it is above the text, and without a title it takes no space, not even a gap.
  side: sheet`
    display: contents;
    @container (min-width: 960px) {
      position: sticky;
      top: 6.5rem;
      display: grid;
      gap: 1.5rem;
      align-self: start;
      /* A long word is hyphenated. */
      > h2 { font-size: 2rem; hyphens: auto; }
    }
    @media print { display: block; position: static; margin-bottom: 1rem; break-after: avoid; }
  `,
  contents: sheet`
    display: none;
    font-size: .9375rem;
    line-height: 1.4;
    @container (min-width: 960px) { display: block; max-height: calc(100vh - 12rem); overflow-y: auto; }
    @media print { display: none; }
    p { padding-bottom: .75rem; font-weight: 600; }
    button { width: 100%; min-height: 2.75rem; padding: .5rem 0 .5rem 1rem; border-inline-start: 2px solid var(--line); text-align: start; transition: border-color .2s ease-out, color .2s ease-out; }
    button:hover { border-color: var(--leaf); color: var(--leaf); }
    button:focus-visible { outline-offset: -3px; box-shadow: inset 0 0 0 6px var(--halo); border-radius: .5rem; }
  `,
  text: sheet`
    min-width: 0;
    h2, h3 { scroll-margin-top: 6.5rem; }
  `,
};
