export const titleLimit = 60;
/** Search engines and social networks show no more. */
export const descriptionLimits = { least: 70, most: 160 };

export function withName(heading: string, bankName = ''): string {
  const whole = [heading, bankName].filter(Boolean).join(' | ');
  return [...whole].length <= titleLimit ? whole : heading;
}
