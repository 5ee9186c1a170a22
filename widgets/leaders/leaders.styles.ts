import { oneColumn, stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const section = css`
  ${oneColumn}
  gap: clamp(1.5rem, 3cqi, 2.5rem);
`;

export const head = css`
  ${oneColumn}
  gap: 1.25rem 2rem;
  align-items: end;
  @container (min-width: 768px) { grid-template-columns: 1fr minmax(auto, 22rem); }
`;

export const group = css`padding-top: clamp(1.5rem, 3cqi, 2.5rem);`;

export const title = css`
  margin-bottom: 1.5rem;
  font-size: 1.25rem;
  font-weight: 700;
`;

export const repeated = css`
  display: none;
  @media (scripting: none), print { display: block; }
`;
