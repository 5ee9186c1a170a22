import { stylesheet } from '../styles/stylesheet';

export const barStyles = stylesheet();

export const bar = barStyles.css`
  width: 100%;
  fill: color-mix(in srgb, var(--leaf) 55%, transparent);
  &[data-strong] { fill: var(--leaf); }
  @media (forced-colors: active) { &, &[data-strong] { fill: CanvasText; } }
`;
