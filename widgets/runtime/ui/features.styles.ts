import { phoneRow, softBox, stylesheet } from '../styles/stylesheet';

export const featuresStyles = stylesheet();
const { css, raw } = featuresStyles;

/** Spacing between sections, for widgets that hold several. Neighbours on the same ground share it. */
export const section = css`
  padding-block: clamp(3.5rem, 2rem + 5cqi, 7rem);
  & + & { padding-top: 0; }
  > h2 { max-width: 24ch; margin-bottom: clamp(1.5rem, 1rem + 2cqi, 3rem); }
`;

export const grid = css`
  display: grid;
  grid-template-columns: repeat(6, 1fr);
  gap: clamp(2.5rem, 4cqi, 4rem) clamp(1.25rem, 2.5cqi, 2rem);
  > li { grid-column: span 6; display: grid; align-content: start; gap: .625rem; }
  h3 { margin-top: .625rem; max-width: 28ch; }
  h3 > a { text-decoration: none; text-underline-offset: .25em; }
  h3 > a:hover { text-decoration: underline 1px; }
  h3 svg { display: inline; color: var(--leaf); vertical-align: -.0625em; }
  p { max-width: 34rem; }
`;

export const picture = css`
  display: grid;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  ${softBox}
  > img { grid-area: 1 / 1; width: 100%; height: 100%; object-fit: cover; }
  > img + img { object-fit: contain; transition: transform .25s ease-out; }
  &:hover > img + img { transform: scale(1.03); }
`;

// The remainder of rows of three stands in pairs at the top. Written raw, because goober mangles such selectors.
const left = (count: string) => `.${grid}>li:first-child:nth-last-child(${count})`;
raw(`
${phoneRow(grid)}
@container (min-width:560px){.${grid}>li{grid-column:span 3}}
@container (min-width:900px){
.${grid}>li{grid-column:span 2}
${left('3n+2')},${left('3n+2')}+li,${left('3n+4')},${left('3n+4')}~li:nth-child(-n+4){grid-column:span 3}
}
`);
