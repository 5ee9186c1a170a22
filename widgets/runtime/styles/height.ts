import { precompiled, type Sheet } from './sheet';

/**
 * The height of a widget while it loads, below and from 768 px of viewport width. `reserve.css` reserves it before the code
 * is there, and the loading state has it, so that nothing moves in between.
 */
export interface Height extends Sheet {
  /** The same as a rule for a selector outside. */
  rule(selector: string, property: string): string;
}

/** @param phone, desktop in px or vw: `rem` is the host page's */
export function height(phone: string, desktop: string): Height {
  const rule = (selector: string, property: string) =>
    `${selector}{${property}:${phone}}@media (min-width:768px){${selector}{${property}:${desktop}}}`;
  // A sheet, because an inline style would need `unsafe-inline` in the page's policy.
  return Object.assign(precompiled(rule('.loading', 'height')), { rule });
}
