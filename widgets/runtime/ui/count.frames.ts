export const steps = 10;

/** The frames of a number that counts up, ever slower, with the same number of digits: `0.0`, `1.2` … `6.1`. */
export function framesOf(number: string): string[] {
  const digits = number.replace(/\D/g, '');
  return [...Array(steps + 1).keys()].map((step) => {
    const left = 1 - step / steps;
    const counted = [...String(Math.round(Number(digits) * (1 - left * left))).padStart(digits.length, '0')];
    return step < steps ? number.replace(/\d/g, () => counted.shift() ?? '') : number;
  });
}
