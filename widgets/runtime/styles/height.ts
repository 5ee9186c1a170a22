import { precompiled, type Sheet } from './sheet';

/** A widget's height while it loads, below and from 768 px of viewport width. `reserve.css` reserves it before the code loads. */
export interface Height extends Sheet {
  /** The same as rules for the host page. `selector` gets an attribute selector, or an empty string. */
  rule(selector: (attribute: string) => string, property: string): string;
}

/** @param phone, desktop in px or vw, because `rem` is the host page's. `layouts` has both for each value of `layout` */
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
