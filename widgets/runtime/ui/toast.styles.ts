import { stylesheet } from '../styles/stylesheet';

export const toastStyles = stylesheet();
// Whatever a page does to the elements of its body.
toastStyles.raw(':host{display:block!important}');
const enter = toastStyles.keyframes`
  from { opacity: 0; transform: translateY(1rem); }
`;
const region = toastStyles.css`
  position: fixed;
  inset: auto auto 0 0;
  display: grid;
  gap: .5rem;
  width: auto;
  max-width: min(100vw, 28rem);
  padding: clamp(1rem, 3vw, 1.5rem);
  margin: 0;
  border: 0;
  background: none;
  overflow: visible;
  pointer-events: none;
  @media print { display: none; }
`;
const message = toastStyles.css`
  padding: .875rem 1.25rem;
  border-radius: .875rem;
  border-inline-start: .375rem solid #f2a33a;
  background: #10282a;
  color: #fff;
  box-shadow: 0 .5rem 2rem #10282a4d;
  pointer-events: auto;
  overflow-wrap: anywhere;
  animation: ${enter} .2s ease-out;
  &[data-kind=success] { border-color: #5fd39a; }
  &[data-kind=error] { border-color: #ff8f85; }
`;

export const css = { region, toast: message };
