import { oneColumn, raised, stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css, raw } = styles;

export const page = css`
  ${oneColumn}
  gap: clamp(1.5rem, 3cqi, 2.5rem);
  --between: clamp(2rem, 6cqi, 5rem);
  padding-block: clamp(3.5rem, 2rem + 5cqi, 7rem);
  /* The description opens the page, so its heading is as large as the boards'. */
  && h2 { font-size: clamp(1.75rem, 1.25rem + 2.2cqi, 2.5rem); }
  /* Its paragraphs have two columns; the document is below the first. */
  @container (min-width: 900px) {
    > [part=documents] { width: calc(50% - var(--between) / 2); }
  }
`;

export const description = css`
  @container (min-width: 900px) {
    && { max-width: none; columns: 2; column-gap: var(--between); }
    && h2 { column-span: all; margin-bottom: .65em; }
    && p { margin-block: 0 1em; break-inside: avoid; }
  }
`;

export const chairs = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  row-gap: .75rem;
  margin-bottom: clamp(1.5rem, 2.5cqi, 2.25rem);
  > img { width: 100%; aspect-ratio: 4 / 5; padding-inline: clamp(.25rem, 1.4cqi, 1.25rem); border-bottom: 3px solid var(--leaf); border-radius: 9rem 9rem 0 0; object-fit: cover; }
  @container (min-width: 640px) { grid-template-columns: none; grid-auto-flow: column; grid-auto-columns: minmax(0, 10rem); }
`;

export const sums = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: 1.25rem clamp(1.25rem, 3cqi, 2.5rem);
  > div { display: grid; align-content: start; gap: .25rem; }
  dd {
    order: -1;
    color: var(--leaf);
    font-size: clamp(2.25rem, 1.75rem + 1.6cqi, 3.25rem);
    font-weight: 700;
    letter-spacing: -.04em;
    line-height: 1;
  }
  dt { font-weight: 600; line-height: 1.35; }
`;

export const board = css`
  padding-block: clamp(3.5rem, 2rem + 5cqi, 7rem);
  &:nth-of-type(odd) { background: var(--sand-deep); }
`;

export const about = css`
  max-width: 40rem;
  margin-top: .75rem;
  text-wrap: balance;
  font-size: clamp(1.0625rem, 1rem + .35cqi, 1.25rem);
`;

export const committees = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  column-gap: 1.25rem;
  margin-top: clamp(.25rem, 2.5cqi, 1.75rem);
  @container (max-width: 639.98px) { margin-top: 1.5rem; border-radius: var(--radius); background: var(--card); overflow: clip; }
  /* Three in a row; the last two, or the last one, fill theirs. */
  @container (min-width: 1000px) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    > li { grid-column: span 2; }
    > :nth-child(3n + 1):nth-last-child(2) { grid-column: span 3; }
    > :last-child:nth-child(3n + 2) { grid-column: span 3; }
    > :last-child:nth-child(3n + 1) { grid-column: 1 / -1; }
  }
  @container (min-width: 700px) and (max-width: 999.98px) { > :last-child:nth-child(odd) { grid-column: 1 / -1; } }
`;

export const card = css`
  ${oneColumn}
  grid-row: span 6;
  grid-template-rows: subgrid;
  row-gap: 0;
  align-items: start;
  margin-top: 1.25rem;
  padding: clamp(1.25rem, .75rem + 1.5cqi, 2rem);
  ${raised}
  break-inside: avoid;
  /* On a phone only the names, each above its folded details. */
  @container (max-width: 639.98px) { && { display: block; margin-top: 0; padding: 0 1rem; border-radius: 0; box-shadow: none; } > h3 { display: none; } }
  @media (forced-colors: active) { border: 1px solid; }
  h3 { font-size: clamp(1.25rem, 1.1rem + .6cqi, 1.5rem); }
  /* The ring separates the fill from a card that is nearly as dark. */
  i { display: grid; place-items: center; background: var(--deep); box-shadow: inset 0 0 0 2px var(--leaf); color: var(--turmeric-light); font-style: normal; font-weight: 700; }
`;

export const purpose = css`
  grid-row: 2;
  margin-top: .5rem;
`;

export const details = css`
  @container (max-width: 639.98px) { && { border-top: 0; } :last-child > && { border-bottom: 0; } > summary { padding-block: 1rem; } }
`;

// An open card's parts join the card's rows, which are as high as its neighbours'.
raw(
  `@supports selector(::details-content){@container (min-width:640px){.${details},.${details}::details-content{display:contents}}}@supports not selector(::details-content){.${card}>h3{display:none}}`,
);

export const work = css`
  grid-row: 4;
  display: grid;
  gap: 1rem;
  margin-top: 1.5rem;
  font-size: .9375rem;
  line-height: 1.5;
  dt { color: var(--leaf); font-size: .875rem; font-weight: 600; }
`;

export const seat = css`
  display: grid;
  grid-template-columns: var(--portrait) minmax(0, 1fr);
  align-items: center;
  gap: .875rem;
  line-height: 1.35;
  > img, > i { width: 100%; height: auto; aspect-ratio: 4 / 5; border-radius: 9rem 9rem 0 0; outline: 1px solid var(--line); outline-offset: -1px; object-fit: cover; }
  > i { font-size: .875rem; }
  b, small { display: block; }
  small { font-size: .875rem; }
`;

export const chair = css`
  --portrait: 4.5rem;
  grid-row: 3;
  margin-top: 1.5rem;
  h4 { margin-bottom: .5rem; font-size: .875rem; letter-spacing: 0; color: var(--leaf); }
`;

export const members = css`
  --portrait: 2.5rem;
  grid-row: 5;
  margin-top: 1.5rem;
  font-size: .9375rem;
  h4 { margin-bottom: .25rem; font-size: .875rem; letter-spacing: 0; color: var(--leaf); }
  ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr)); column-gap: 1.5rem; }
  li { padding-block: .375rem; }
`;

export const facts = css`
  grid-row: 6;
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: .5rem;
  margin-top: 1.25rem;
  padding-top: 1rem;
  border-top: 1px solid var(--line);
  line-height: 1.35;
  > div { display: grid; align-content: start; gap: .125rem; }
  dd { order: -1; color: var(--leaf); font-size: 1.375rem; font-weight: 700; letter-spacing: -.02em; line-height: 1.2; }
  dt { font-size: .875rem; }
  @container (max-width: 339.98px) { dt { font-size: .8125rem; } }
  @container (max-width: 639.98px) { && { padding-bottom: 1.25rem; } }
`;
