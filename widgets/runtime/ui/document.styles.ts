import { stylesheet } from '../stylesheet';

export const documentStyles = stylesheet();
const sheet = documentStyles.css;

const row = 'max(var(--gutter), calc((100cqi - 75rem) / 2))';

export const css = {
  head: sheet`
    position: relative;
    overflow: hidden;
    padding-block: clamp(3rem, 2rem + 5cqi, 6.5rem);
    background: var(--leaf-deep);
    @media print { padding: 0; background: none; color: #000; }
  `,
  cloth: sheet`
    position: absolute;
    inset: 0 0 0 auto;
    width: min(46cqi, 42rem);
    height: 100%;
    color: #fff;
    opacity: .09;
    @container (max-width: 767.98px) { width: 60cqi; opacity: .06; }
    @media print { display: none; }
  `,
  words: sheet`
    position: relative;
    display: grid;
    gap: 1.25rem;
  `,
  title: sheet`
    max-width: 18ch;
    font-size: clamp(2.5rem, 1.6rem + 3.2cqi, 4rem);
    line-height: 1.05;
  `,
  lead: sheet`
    max-width: 40rem;
    font-size: clamp(1.0625rem, 1rem + .4cqi, 1.25rem);
    line-height: 1.6;
    text-wrap: pretty;
    p + p { margin-top: .75em; }
  `,
  tabbed: sheet`
    > [role=tablist] { padding: .5rem ${row} 0; }
    > [role=tablist] > * { min-height: 3.5rem; }
  `,
  body: sheet`
    display: grid;
    gap: 2rem;
    padding-block: clamp(2.5rem, 1.5rem + 4cqi, 5.5rem);
    @container (min-width: 960px) { grid-template-columns: minmax(0, 18rem) minmax(0, 1fr); gap: 2rem clamp(2rem, 6cqi, 6rem); }
    @media print { display: block; padding-block: 1rem; }
  `,
  side: sheet`
    display: grid;
    align-content: start;
    gap: 1.5rem;
    @container (min-width: 960px) { position: sticky; top: 6.5rem; align-self: start; max-height: calc(100vh - 8rem); overflow-y: auto; }
    @media print { position: static; max-height: none; overflow: visible; margin-bottom: 1rem; }
  `,
  contents: sheet`
    display: none;
    font-size: .9375rem;
    line-height: 1.4;
    @container (min-width: 960px) { display: block; }
    @media print { display: none; }
    button { width: 100%; min-height: 2.5rem; padding: .5rem 0 .5rem 1rem; border-inline-start: 2px solid var(--line); text-align: start; transition: border-color .2s ease-out, color .2s ease-out; }
    button:hover { border-color: var(--leaf); color: var(--leaf); }
    button:focus-visible { outline-offset: -3px; border-radius: .5rem; }
  `,
  text: sheet`
    min-width: 0;
    h2, h3 { scroll-margin-top: 6.5rem; }
  `,
};
