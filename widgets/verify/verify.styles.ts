import { covering, deepGround, inputBox, oneColumn, raised, smallBold, stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const opening = css`
  ${deepGround}
  padding-block: clamp(3rem, 2rem + 4cqi, 6rem);
  @media print { padding: 0; background: none; color: CanvasText; }
`;

export const pattern = css`
  ${covering}
  opacity: .08;
  mask-image: linear-gradient(280deg, currentColor, transparent 60%);
  @media print { display: none; }
`;

export const columns = css`
  position: relative;
  ${oneColumn}
  gap: 2.5rem clamp(2rem, 6cqi, 6rem);
  @container (min-width: 900px) { grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); }
`;

export const words = css`
  display: grid;
  gap: 1.25rem;
  align-content: start;
  font-size: clamp(1.0625rem, 1rem + .4cqi, 1.25rem);
  @container (min-width: 900px) { padding-top: clamp(0rem, 3cqi, 3rem); }
`;

export const kicker = css`
  margin-bottom: -.5rem;
  color: var(--turmeric-light);
  ${smallBold}
  @media print { color: inherit; }
`;

export const title = css`
  max-width: 11ch;
  font-size: clamp(2.5rem, 1.6rem + 3.2cqi, 4rem);
  line-height: 1.05;
`;

export const unscripted = css`
  display: none;
  font-weight: 600;
  @media (scripting: none) { display: block; }
`;

export const tool = css`
  align-self: start;
  padding: clamp(1.25rem, .5rem + 3cqi, 2.5rem);
  ${raised}
  color: var(--ink);
  @media (forced-colors: active) { border: 1px solid; }
  > form { display: grid; }
  label { font-weight: 600; }
  form > p { font-size: .875rem; opacity: .8; }
  textarea {
    width: 100%;
    min-height: 6.5rem;
    /* On a narrow screen the example has four lines. */
    field-sizing: content;
    margin-block: .75rem 1rem;
    padding: .75rem 1rem;
    ${inputBox}
    line-height: 1.5;
    resize: vertical;
  }
  textarea::placeholder { color: var(--control); opacity: 1; }
  textarea:hover { border-color: var(--leaf); }
`;

export const result = css`&:not(:empty) { margin-top: 1.5rem; }`;

export const privacy = css`
  display: flex;
  align-items: center;
  gap: .5rem;
  margin-top: 1rem;
  font-size: .875rem;
  > svg { flex: none; color: var(--leaf); }
`;
