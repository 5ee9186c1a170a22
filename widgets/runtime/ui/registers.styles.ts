import { circle, stylesheet } from '../styles/stylesheet';
import { light } from './hero-beside.styles';

export const registersStyles = stylesheet();
const { css, raw } = registersStyles;

// Four steps fit there, so their number stands beside no arrows.
raw(
  '@container (min-width:80em){[part=slider]:not(:has(li:nth-child(5)))>:first-child:not(:has(b:not([class]))){display:none}}',
);

export const registers = css`
  content-visibility: var(--unseen, auto);
  contain-intrinsic-block-size: auto 54rem;
  padding-block: clamp(3.5rem, 2rem + 5cqi, 7rem);
  background: var(--sand-deep);
  /* A header of the same colour has room of its own. */
  .${light} + &, .${light} + slot + & { padding-top: 0; }
  h2 + p { margin-top: .75rem; max-width: 68ch; }
  > [role=tablist] { flex-wrap: wrap; margin-top: 1.25rem; padding-inline: max(var(--gutter), (100cqi - 75rem) / 2); }
  [part=slider] { margin-top: 2rem; }
  @media print { content-visibility: visible; background: none; }
`;

/** The tab already has the name, so only paper and readers without script see it. */
export const name = css`@media screen and (scripting: enabled) { display: none; }`;

/** With the gap a step is 300 px wide, as far as an arrow moves. A few steps fill a wide row. */
export const step = css`
  display: grid;
  align-content: start;
  gap: 1.5rem;
  position: relative;
  && { flex: 0 0 17.25rem; }
  --words: min(15rem, 100cqi - 2 * var(--gutter));
  @container (min-width: 960px) { && { flex-grow: 1; } --words: 17rem; }
  > img { width: min(100%, var(--words)); }
  > p { max-width: var(--words); }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 1.25rem;
    left: 3.25rem;
    right: -.75rem;
    border-top: 2px dotted var(--control);
  }
`;

export const number = css`
  ${circle('2.5rem')}
  background: var(--leaf);
  color: var(--on-leaf);
  font-weight: 700;
  print-color-adjust: exact;
`;
