import { cardBox, coverLink, photo, stack, stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const cards = css`
  display: grid;
  gap: clamp(1rem, 2cqi, 1.5rem);
  @container (min-width: 640px) {
    grid-template-columns: repeat(12, 1fr);
    > * { grid-column: span 5; }
    > :nth-child(4n) { grid-column: span 7; }
    > :nth-child(4n+1) { grid-column: span 7; }
    /* A single card in the last row fills it. */
    > :last-child:nth-child(odd) { grid-column: 1 / -1; flex-direction: row; > * { flex: 5; align-content: center; } > picture { flex: 7; } }
  }
`;

export const link = css`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: 1rem;
  ${coverLink('inside', 'var(--radius)')}
  > svg { flex: none; color: var(--leaf); transition: transform .2s ease-out; }
  &:hover > svg { transform: translateX(.25rem); }
`;

export const card = css`
  position: relative;
  ${stack}
  overflow: hidden;
  border: 1px solid var(--line);
  ${cardBox}
  transition: box-shadow .2s ease-out;
  @container (min-width: 18em) and (max-width: 639.98px) {
    li + &:has(picture) { display: grid; > picture { display: block; position: relative; } grid-template-columns: minmax(0, 3fr) minmax(0, 7fr); }
  }
  &:has(a):hover { box-shadow: var(--shadow); }
  &:has(a):hover h3 { color: var(--leaf); }
`;

export const picture = css`
  ${photo('16 / 11')}
  object-position: 60%;
  @container (min-width: 18em) and (max-width: 639.98px) { li + li > picture > & { position: absolute; height: 100%; object-position: 50%; } }
  @container (min-width: 640px) { aspect-ratio: auto; height: clamp(14rem, 34cqi, 26rem); }
`;

export const text = css`
  display: grid;
  gap: .5rem;
  padding: clamp(1.25rem, 2.5cqi, 2rem);
  > p { max-width: 34rem; }
  @container (min-width: 18em) and (max-width: 639.98px) { li + li > picture + & { align-content: center; padding: 1rem; > p { font-size: .9375rem; line-height: 1.5; } } }
`;

export const skeleton = css`
  grid-auto-rows: 1fr;
  height: 100%;
  padding-top: clamp(4.25rem, 8cqi, 6rem);
`;
