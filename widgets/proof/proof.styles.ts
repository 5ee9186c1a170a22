import { stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

const grid = `
  display: grid;
  gap: 2rem clamp(1.5rem, 4cqi, 4rem);
  @container (min-width: 640px) { grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr)); }
  a { display: inline-flex; align-items: center; min-height: 1.5rem; text-underline-offset: .25em; }
  a:hover { color: var(--leaf); }
`;

export const figures = css`
  ${grid}
  margin-top: clamp(1.5rem, 4cqi, 3.5rem);
  > li { padding-top: 1.5rem; border-top: 3px solid var(--turmeric); }
  h3 { font-size: 1.125rem; font-weight: 600; letter-spacing: 0; }
  h3 > span {
    display: block;
    margin-bottom: .25rem;
    color: var(--leaf);
    font-size: clamp(2.25rem, 1.4rem + 2.2cqi, 3.25rem);
    font-weight: 700;
    letter-spacing: -.03em;
    line-height: 1.1;
  }
  p { margin-top: .5rem; font-size: .875rem; }
  p > a { display: inline; }
  > li:first-child h3 > span { font-size: clamp(3.25rem, 2rem + 4.4cqi, 5.5rem); line-height: 1; }
  /* A number and its unit stay on one line. */
  @container (min-width: 640px) and (max-width: 899.98px) {
    h3 > span { font-size: 2.25rem; }
    > li:first-child h3 > span { font-size: 3rem; }
  }
  @container (min-width: 900px) {
    && h3 > span { font-size: min(4.15cqi, 3.25rem); }
  }
`;

// The first of three has more room and a larger number. Written raw, because goober splits selectors with nested brackets.
const three = `.${figures}.${figures}:has(>:nth-child(3):last-child)`;
styles.raw(`@container (min-width:900px){
${three}{grid-template-columns:4fr 3fr 3fr}
${three} h3>span{align-content:end;min-height:min(6.9cqi,5.5rem)}
${three}>:first-child h3>span{font-size:min(6.9cqi,5.5rem)}
}`);

export const others = css`
  display: grid;
  gap: 2rem clamp(1.5rem, 4cqi, 4rem);
  margin-top: clamp(2rem, 4cqi, 3.5rem);
  @container (min-width: 900px) { grid-template-columns: repeat(3, minmax(0, 1fr)); align-items: center; > blockquote:not(:last-child) { grid-column: span 2; } > ul:first-child { grid-column: 1 / -1; } }
`;

export const voice = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 1rem;
  > p, > :last-child:nth-child(2) { grid-column: 1 / -1; }
  > img { width: 4.5rem; height: 4.5rem; object-fit: cover; object-position: top; border-radius: 9rem; }
  > footer { align-self: center; font-size: .9375rem; line-height: 1.45; text-wrap: pretty; > b, > span { display: block; } > b { font-size: 1.0625rem; } }
  a { text-underline-offset: .25em; }
  a:hover { color: var(--leaf); }
  @container (min-width: 640px) {
    gap: 1rem clamp(1.5rem, 3cqi, 2.5rem);
    > img { grid-area: 1 / 1 / span 2; width: clamp(9rem, 16cqi, 13rem); height: auto; aspect-ratio: 4 / 5; border-radius: 9rem 9rem var(--radius) var(--radius); }
    > img ~ footer { grid-area: 2 / 2; align-self: start; }
    &:has(> img) > p { grid-column: 2; align-self: end; }
  }
  > p { max-width: 34ch; font-size: clamp(1.5rem, 1.1rem + 1.5cqi, 2.5rem); font-weight: 600; line-height: 1.3; }
`;

export const awards = css`
  ${grid}
  > li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: .125rem 1rem; align-items: start; }
  svg { grid-row: span 2; color: var(--leaf); }
  h3 { font-size: 1.125rem; }
  p { grid-column: 2; font-size: .875rem; }
`;
