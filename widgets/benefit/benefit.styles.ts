import { oneColumn, stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const section = css`
  padding-block: clamp(3.5rem, 2rem + 5cqi, 7rem);
  & + & { padding-top: 0; }
`;

export const intro = css`
  ${oneColumn}
  gap: 1.5rem clamp(2rem, 6cqi, 6rem);
  align-items: center;
  > img { border-radius: var(--radius); }
  > div { display: grid; gap: 1rem; max-width: 34rem; }
  p { font-size: 1.125rem; }
  @container (min-width: 768px) {
    grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr));
  }
`;

export const members = css`
  display: grid;
  gap: 2rem clamp(2rem, 5cqi, 4.5rem);
  margin-top: clamp(2.5rem, 5cqi, 5rem);
  @container (max-width: 17.98em) { img { margin-bottom: 1rem; } }
  > li { display: grid; gap: 0 1.25rem; align-content: start; }
  img { grid-row: span 2; width: 4rem; }
  h3 { font-size: 1.125rem; }
  @container (min-width: 18em) { > li { grid-template-columns: auto 1fr; } h3, p { grid-column: 2; } }
  p { margin-top: .375rem; }
  @container (min-width: 600px) { grid-template-columns: 1fr 1fr; }
  @container (min-width: 960px) {
    grid-template-columns: repeat(3, 1fr);
    row-gap: 3.5rem;
    > li { display: block; }
    img { width: 5rem; margin-bottom: 1.25rem; }
    h3 { font-size: 1.375rem; }
  }
`;

export const more = css`margin-top: clamp(1.75rem, 1.25rem + 2cqi, 3rem);`;
