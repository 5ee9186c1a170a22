/** Calls `then` after the next paint, so that a press shows its effect first. */
export const afterPaint = (then: () => void): number => requestAnimationFrame(() => setTimeout(then));
