import { stylesheet } from '../styles/stylesheet';

export const sliderStyles = stylesheet();
const sheet = sliderStyles.css;

export const css = {
  slider: sheet`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.25rem;
  `,
  row: sheet`
    display: flex;
    gap: 1.5rem;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-snap-type: x proximity;
    scrollbar-width: none;
    padding: .5rem .25rem;
    > * { flex: none; scroll-snap-align: start; scroll-margin-inline-start: .25rem; }
    &[data-dragged] { scroll-snap-type: none; cursor: grabbing; user-select: none; -webkit-user-select: none; }
  `,
  /** The page's column, by padding; and space for the items' shadows, which a scroll container would cut off. */
  bleed: sheet`
    --edge: max(var(--gutter), (100cqi - 75rem) / 2);
    padding: 1rem var(--edge) 3rem;
    margin-block: -1rem -3rem;
    scroll-padding-inline: var(--edge);
    > * { scroll-margin-inline-start: 0; }
  `,
  head: sheet`
    display: flex;
    align-items: end;
    justify-content: space-between;
    gap: 1.5rem;
    @container (max-width: 17.98em) { flex-wrap: wrap; }
  `,
  arrows: sheet`
    display: flex;
    gap: .5rem;
    @media (scripting: none) { display: none; }
    @media print { display: none; }
  `,
  arrow: sheet`
    display: grid;
    place-items: center;
    width: 3rem;
    height: 3rem;
    border: 1px solid var(--control);
    border-radius: 9rem;
    transition: background-color .2s ease-out;
    &:hover { background: var(--sand-deep); }
    &[aria-disabled=true] { opacity: .4; cursor: default; background: none; }
  `,
};
