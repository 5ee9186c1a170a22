import { stylesheet } from '../styles/stylesheet';
import { steps } from './count.frames';

export const countStyles = stylesheet();
const { css, keyframes } = countStyles;

const last = `calc(100% - 100% / ${steps + 1})`;

const vanish = keyframes`
  0%, 100% { color: transparent; }
`;

/** The frames stand below one another; the strip of them moves up behind a window of one line. */
const roll = keyframes`
  0% { visibility: visible; transform: none; clip-path: inset(0 0 ${last} 0); }
  100% { visibility: visible; transform: translateY(calc(-1 * ${last})); clip-path: inset(${last} 0 0 0); }
`;

/**
 * Only while it counts is the number replaced by its frames, so that a page that is printed or captured as a whole shows no other.
 * Not in forced colours, which know no transparent text. It counts when its section is first drawn, by CSS alone, since widgets of
 * figures load no code on the bank's site. Not by `animation-trigger`, which would wait until it is seen: Chromium 156 crashes
 * where such a number is in view as a page opens 560 to 1024 px wide.
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
