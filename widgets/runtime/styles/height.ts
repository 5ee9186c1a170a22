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
 * @param layouts the same of the values that the attribute `layout` may have, and of one with rows of its own there, from 768 to 1000 px
 */
export function height(
  phone: string,
  desktop: string,
  layouts: Readonly<Record<string, readonly [phone: string, desktop: string, tablet?: string]>> = {},
): Height {
  const heights = [
    ['', phone, desktop, undefined] as const,
    ...Object.entries(layouts).map(([layout, own]) => [`[layout=${layout}]`, ...own] as const),
  ];
  const rule: Height['rule'] = (selectorOf, property) =>
    heights
      .map(([attribute, phone, desktop, tablet]) => {
        const selector = selectorOf(attribute);
        const at = (width: string, height: string) => `@media (min-width:${width}){${selector}{${property}:${height}}}`;
        return `${selector}{${property}:${phone}}${at('768px', tablet ?? desktop)}${tablet ? at('1000px', desktop) : ''}`;
      })
      .join('');
  // A sheet, because an inline style would need `unsafe-inline` in the page's policy.
  const loading = rule((attribute) => `${attribute && `:host(${attribute}) `}.loading`, 'height');
  return Object.assign(precompiled(loading), { rule });
}
