import { stylesheet } from '../styles/stylesheet';

export const textSectionStyles = stylesheet();

/** The list of headings. */
export const contents = textSectionStyles.css`
  display: none;
  font-size: .9375rem;
  line-height: 1.4;
  @container (min-width: 960px) { display: block; max-height: calc(100vh - 12rem); overflow-y: auto; }
  @media print { display: none; }
  p { padding-bottom: .75rem; font-weight: 600; }
  button { width: 100%; min-height: 2.75rem; padding: .5rem 0 .5rem 1rem; border-inline-start: 2px solid var(--line); text-align: start; transition: border-color .2s ease-out, color .2s ease-out; }
  button:hover { border-color: var(--leaf); color: var(--leaf); }
  button:focus-visible { outline-offset: -3px; box-shadow: inset 0 0 0 6px var(--halo); border-radius: .5rem; }
`;
