import { stylesheet } from '../styles/stylesheet';

export const foldStyles = stylesheet();
const { css, raw } = foldStyles;

export const fold = css`
  border-block: 1px solid var(--line);
  > summary { display: flex; align-items: center; justify-content: space-between; gap: 1rem; min-height: 3.5rem; padding-block: .5rem; font-weight: 600; cursor: pointer; list-style: none; }
  > summary::-webkit-details-marker { display: none; }
  > summary:hover { color: var(--leaf); }
  > summary > svg { flex: none; transition: transform .2s ease-out; }
  &[open] > summary > svg { transform: rotate(180deg); }
`;

/** Container widths in px from which a fold may stay open. Listed, because a container query cannot read the markup. */
export const widths = [560, 640, 900] as const;

// `:where` has no specificity, so a widget's own borders win in open folds and on paper.
const open = widths.map((width) => {
  const own = `.${fold}[data-opens-at="${width}"]`;
  return `@container (min-width:${width}px){.${fold}:where([data-opens-at="${width}"]){border:0}${own}>summary{display:none}${own}::details-content{content-visibility:visible}}`;
});
raw(
  `@supports selector(::details-content){${open.join('')}@media print{.${fold}::details-content{content-visibility:visible;height:auto}}}`,
);
