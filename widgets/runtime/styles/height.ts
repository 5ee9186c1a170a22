import { precompiled, type Sheet } from './sheet';

/**
 * The height of a widget while it loads, below and from 768 px of viewport width. `reserve.css` reserves it before the code
 * is there, and the loading state has it, so that nothing moves in between.
 */
export interface Height extends Sheet {
  /** The same as rules outside; their selector is made of the selector for an attribute of the element, or of none. */
  rule(selector: (attribute: string) => string, property: string): string;
}

/**
 * @param phone, desktop in px or vw: `rem` is the host page's
 * @param layouts the same of the values that the attribute `layout` may have
 */
export function height(
  phone: string,
  desktop: string,
  layouts: Readonly<Record<string, readonly [phone: string, desktop: string]>> = {},
): Height {
  const heights = [
    ['', phone, desktop] as const,
    ...Object.entries(layouts).map(([layout, own]) => [`[layout=${layout}]`, ...own] as const),
  ];
  const rule: Height['rule'] = (selectorOf, property) =>
    heights
      .map(([attribute, phone, desktop]) => {
        const selector = selectorOf(attribute);
        return `${selector}{${property}:${phone}}@media (min-width:768px){${selector}{${property}:${desktop}}}`;
      })
      .join('');
  // A sheet, because an inline style would need `unsafe-inline` in the page's policy.
  const loading = rule((attribute) => `${attribute && `:host(${attribute}) `}.loading`, 'height');
  return Object.assign(precompiled(loading), { rule });
}
