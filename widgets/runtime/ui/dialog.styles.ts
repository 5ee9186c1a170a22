import { circle, lost, raised, stylesheet } from '../styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

const enter = styles.keyframes`
  from { opacity: 0; transform: translateY(1.5rem); }
`;
const leave = styles.keyframes`
  to { opacity: 0; transform: translateY(1.5rem); }
`;

/** In place, where nothing opens it. */
const opened =
  'display: block; position: static; width: auto; max-height: none; margin: .75rem 0 0; background: none; box-shadow: none; overflow: visible;';

export const dialog = css`
  width: min(100% - 2rem, 46rem);
  max-height: calc(100dvh - 2rem);
  margin: auto;
  border: 0;
  @media (forced-colors: active) { border: 1px solid; }
  ${raised}
  color: var(--ink);
  overflow: auto;
  overscroll-behavior: contain;
  animation: ${enter} .25s ease-out;
  &::backdrop { background: color-mix(in srgb, var(--shade) 60%, transparent); }
  /* Was open when its page was left or moved, and is no longer modal. */
  &[open]:not(:modal) { display: none; }
  &[data-closing] { animation: ${leave} 1s ease-out forwards; }
  @media (scripting: none) { ${opened} }
`;

export const content = css`
  position: relative;
  padding: clamp(1.5rem, 5cqi, 2.5rem);
  @media (scripting: none) { padding: 0; }
`;

export const close = css`
  position: absolute;
  top: .75rem;
  right: .75rem;
  ${circle('2.75rem')}
  background: var(--sand);
  &:hover { background: var(--sand-deep); }
`;

styles.raw(`${lost} .${dialog}{${opened}}${lost} .${content}{padding:0}${lost} .${close}{display:none}`);
