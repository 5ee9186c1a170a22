import { stylesheet } from '../styles/stylesheet';
import { steps } from './count.frames';

export const countStyles = stylesheet();
const { css, keyframes } = countStyles;

const last = `calc(100% - 100% / ${steps + 1})`;

const vanish = keyframes`
  0%, 100% { color: transparent; }
`;

const roll = keyframes`
  0% { visibility: visible; transform: none; clip-path: inset(0 0 ${last} 0); }
  100% { visibility: visible; transform: translateY(calc(-1 * ${last})); clip-path: inset(${last} 0 0 0); }
`;

/**
 * Frames replace the number only while it counts, so prints and captures show the number. Forced colours ignore transparent text,
 * so nothing counts there. Plain CSS, because figure widgets load no code on the bank's site. Chromium 156 crashes with
 * `animation-trigger` here.
 */
export const count = css`
  position: relative;
  @media screen and (prefers-reduced-motion: no-preference) and (forced-colors: none) {
    animation: ${vanish} .25s;
    &::after {
      content: attr(data-count) / '';
      position: absolute;
      inset: 0 auto auto 0;
      line-height: normal;
      white-space: pre;
      color: var(--leaf);
      visibility: hidden;
      animation: ${roll} .25s steps(${steps});
    }
  }
`;
