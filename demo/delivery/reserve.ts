/** `widgets/reserve.css`: the space that a widget takes while it loads, kept free until its code is there. */

/** Heights in rem of what a widget shows while it loads, on a phone and on a desktop. */
const heights: Readonly<Record<string, readonly [phone: number, desktop: number]>> = {
  'about-links': [50, 37.5],
  benefit: [86.5, 81.5],
  'coming-soon': [34, 28],
  'contact-form': [82, 86.5],
  coupons: [90, 29],
  footer: [27.5, 25.5],
  header: [4, 4.75],
  inside: [107.5, 75.5],
  'news-carousel': [31, 34],
  'news-detail': [56, 58],
  'partner-card': [32, 23],
  points: [42, 26],
  privileges: [40, 40],
  products: [86.5, 81.5],
  'promo-detail': [52.5, 96.5],
  'promo-grid': [182, 83.5],
  service: [86.5, 81.5],
  services: [40, 21],
};

/** The bars of those without a placeholder of their own. */
const bars = [16, 16] as const;

export function reserveCss(names: readonly string[]): string {
  const rules = (width: 0 | 1) =>
    names.map((name) => `serambi-${name}:not(:defined){min-height:${(heights[name] ?? bars)[width]}rem}`).join('\n');
  return `${names.map((name) => `serambi-${name}:not(:defined)`)}{display:block}
${rules(0)}
@media (min-width:48rem){
${rules(1)}
}
`;
}
