/** Replaces `@floating-ui/react` for react-datepicker in the build. Never called, since the calendar is always inline. */
export const useFloating = undefined;
export const autoUpdate = undefined;
export const flip = undefined;
export const offset = undefined;
export const arrow = undefined;
export const FloatingArrow = undefined;
