/** `widgets/reserve.css`: the space that a widget will take, kept free until its code is there. */

/** Heights in rem on a phone and on a desktop, as measured with the demo bank's content. */
export const heights: Readonly<Record<string, readonly [phone: number, desktop: number]>> = {};

const usual = [16, 16] as const;

export function reserveCss(names: readonly string[]): string {
  const rules = (width: 0 | 1) =>
    names.map((name) => `serambi-${name}:not(:defined){min-height:${(heights[name] ?? usual)[width]}rem}`).join('\n');
  return `${names.map((name) => `serambi-${name}:not(:defined)`)}{display:block}
${rules(0)}
@media (min-width:48rem){
${rules(1)}
}
`;
}
