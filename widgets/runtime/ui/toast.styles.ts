import { stylesheet } from '../styles/stylesheet';
import { boxes, rootDeclarations, stillness } from '../styles/theme';

export const toastStyles = stylesheet();
// Wins over a page's rules for the children of its body. Not the base sheet, which is in a file with the whole runtime.
toastStyles.raw(`:host{display:block!important}${boxes}.root{${rootDeclarations}}${stillness}`);
const enter = toastStyles.keyframes`
  from { opacity: 0; transform: translateY(1rem); }
`;
// WebKit stretches a grid popover with `fit-content` to the window's height. Messages have no class, because another release's
// region may show them.
export const region = toastStyles.css`
  position: fixed;
  inset: auto auto 0 0;
  display: grid;
  gap: .5rem;
  width: auto;
  height: auto;
  max-width: min(100vw, 28rem);
  padding: clamp(1rem, 3vw, 1.5rem);
  margin: 0;
  border: 0;
  background: none;
  overflow: visible;
  pointer-events: none;
  @media print { display: none; }
  > p {
    padding: .875rem 1.25rem;
    border-radius: .875rem;
    border: 1px solid color-mix(in srgb, var(--on-deep) 30%, transparent);
    border-inline-start: .375rem solid var(--turmeric);
    background: var(--night);
    color: var(--on-deep);
    box-shadow: 0 .5rem 2rem color-mix(in srgb, var(--shade) 30%, transparent);
    pointer-events: auto;
    overflow-wrap: anywhere;
    animation: ${enter} .2s ease-out;
  }
  > p > span { display: inline-block; }
  > p[data-kind=success] { border-inline-start-color: var(--good-light); }
  > p[data-kind=error] { border-inline-start-color: var(--bad-light); }
`;
