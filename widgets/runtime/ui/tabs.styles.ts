import { lost, stylesheet } from '../styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

/** An overflowing row fades at its end until scrolled there. A row that fits has no scroll timeline, so no fade. */
const goesOn = styles.keyframes`
  0%, 99% { mask-image: linear-gradient(to left, transparent, currentColor 4.5rem); }
  100% { mask-image: none; }
`;
const row = `
  position: relative;
  display: flex;
  overflow-x: auto;
  scrollbar-width: none;
  animation: ${goesOn} 1s linear both;
  animation-timeline: scroll(self inline);
  @supports not (animation-timeline: scroll()) { animation: none; }
  @media (scripting: none), print { display: none; }
`;

export const list = css`
  ${row}
  gap: clamp(1.25rem, 3cqi, 2.5rem);
  border-bottom: 1px solid var(--line);
`;

export const tab = css`
  flex: none;
  min-width: 2.75rem;
  min-height: 3rem;
  padding: .5rem 0 .75rem;
  border-bottom: 3px solid transparent;
  font-weight: 600;
  white-space: nowrap;
  transition: border-color .2s ease-out, color .2s ease-out;
  &:first-child { text-align: start; }
  &:hover { color: var(--leaf); }
  &[aria-selected=true] { color: var(--leaf); border-color: var(--leaf); }
  &:focus-visible { outline-offset: -3px; box-shadow: inset 0 0 0 6px var(--halo); border-radius: .5rem; }
  @media (forced-colors: active) { border-color: Canvas; }
`;

export const pills = css`
  ${row}
  gap: .5rem;
  padding: .25rem;
`;

export const pill = css`
  flex: none;
  min-height: 2.75rem;
  padding: .5rem 1.25rem;
  border: 1px solid var(--control);
  border-radius: var(--radius-button);
  font-weight: 600;
  white-space: nowrap;
  transition: background-color .2s ease-out, color .2s ease-out;
  &:hover { background: var(--sand-deep); }
  &[aria-selected=true] { background: var(--leaf); border-color: var(--leaf); color: var(--on-leaf); }
`;

// After the rows' own padding, to override it.
export const wide = css`
  padding-top: .5rem;
  padding-inline: max(var(--gutter), calc((100cqi - 75rem) / 2));
`;

// `until-found` panels would leave a gap in the layout.
export const panel = css`
  &[hidden] { position: absolute; }
  &[hidden]:not([hidden=until-found]) { display: none; }
  @media (scripting: none) { &[hidden][hidden][hidden] { position: static; display: block; } }
  @media print { &[hidden][hidden][hidden] { position: static; display: block; content-visibility: visible; } }
`;

// Nothing would open a tab.
styles.raw(
  `${lost} :is(.${list},.${pills}){display:none}${lost} .${panel}[hidden][hidden][hidden]{position:static;display:block;content-visibility:visible}`,
);
