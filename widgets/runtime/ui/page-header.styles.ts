import { deepGround, oneColumn, smallBold, stylesheet } from '../styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const opening = css`
  ${deepGround}
  padding-block: clamp(3rem, 2rem + 5cqi, 6.5rem);
  @media print { padding: 0; background: none; color: CanvasText; }
`;

export const pattern = css`
  position: absolute;
  inset: 0 0 0 auto;
  width: 60cqi;
  height: 100%;
  opacity: .1;
  mask-image: linear-gradient(to right, transparent, currentColor);
  @media print { display: none; }
`;

export const columns = css`
  position: relative;
  ${oneColumn}
  gap: clamp(2rem, 5cqi, 5rem);
  align-items: center;
  @container (min-width: 960px) { grid-auto-columns: fit-content(50%); > :not(:only-child) { grid-row: 1; } }
`;

export const words = css`
  display: grid;
  gap: 1.25rem;
  > div { max-width: 40rem; font-size: clamp(1.0625rem, 1rem + .4cqi, 1.25rem); text-wrap: pretty; }
  > div > p + p { margin-top: .75em; }
`;

export const kicker = css`
  margin-bottom: -.5rem;
  ${smallBold}
  color: var(--turmeric-light);
  @media print { color: inherit; }
`;

export const title = css`
  max-width: 18ch;
  font-size: clamp(2.5rem, 1.6rem + 3.2cqi, 4rem);
  line-height: 1.05;
`;
