import { circle, smallBold, stylesheet } from '../styles/stylesheet';

export const shareStyles = stylesheet();
const sheet = shareStyles.css;

export const css = {
  share: sheet`
    display: grid;
    justify-items: start;
    gap: .75rem;
    @media (scripting: none), print { display: none; }
  `,
  label: sheet`
    ${smallBold}
  `,
  row: sheet`
    display: flex;
    flex-wrap: wrap;
    gap: .5rem;
  `,
  button: sheet`
    ${circle('3rem')}
    border: 1px solid var(--control);
    color: var(--leaf);
    transition: background-color .2s ease-out, color .2s ease-out, border-color .2s ease-out, transform .2s ease-out;
    &:hover { background: var(--leaf); border-color: var(--leaf); color: var(--on-leaf); }
    &:active { transform: scale(.94); }
  `,
};
