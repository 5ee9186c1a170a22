export const titleLimit = 60;
/** Search engines and social networks show no more of a description. */
export const descriptionLimits = { least: 70, most: 160 };

/** A page's title with the bank's name, where that has room. */
export function withName(heading: string, bankName = ''): string {
  const whole = [heading, bankName].filter(Boolean).join(' | ');
  return [...whole].length <= titleLimit ? whole : heading;
}
