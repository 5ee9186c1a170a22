/** How many steps a number takes from nothing to itself. */
export const steps = 10;

/** The number on its way, ever slower, in as many digits as it has: `0.0`, `1.2` … `6.1`. */
export function framesOf(number: string): string[] {
  const digits = number.replace(/\D/g, '');
  return [...Array(steps + 1).keys()].map((step) => {
    const left = 1 - step / steps;
    const counted = [...String(Math.round(Number(digits) * (1 - left * left))).padStart(digits.length, '0')];
    return step < steps ? number.replace(/\d/g, () => counted.shift() ?? '') : number;
  });
}
