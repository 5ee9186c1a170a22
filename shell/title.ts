export const titleLimit = 60;
/** Search engines and social networks show no more. */
export const descriptionLimits = { least: 70, most: 160 };

/** Leaves out the bank's name if the title would be too long. */
export function withName(heading: string, bankName = ''): string {
  const whole = [heading, bankName].filter(Boolean).join(' | ');
  return [...whole].length <= titleLimit ? whole : heading;
}
