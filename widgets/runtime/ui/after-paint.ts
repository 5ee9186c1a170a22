/** Calls `then` after the next paint: what a press shows at once does not wait for it. */
export const afterPaint = (then: () => void): number => requestAnimationFrame(() => setTimeout(then));
