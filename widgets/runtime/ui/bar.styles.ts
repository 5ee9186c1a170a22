import { stylesheet } from '../styles/stylesheet';

export const barStyles = stylesheet();

export const bar = barStyles.css`
  width: 100%;
  fill: color-mix(in srgb, var(--leaf) 55%, transparent);
  overflow: visible;
  &[data-strong] { fill: var(--leaf); }
  > path { stroke: var(--control); }
  @media (forced-colors: active) { &, &[data-strong] { fill: CanvasText; } }
`;
