/**
 * What the build resolves `@floating-ui/react` to for react-datepicker. The calendar is always shown inline, so the code
 * that would position it is never called.
 */
export const useFloating = undefined;
export const autoUpdate = undefined;
export const flip = undefined;
export const offset = undefined;
export const arrow = undefined;
export const FloatingArrow = undefined;
