import { petals } from './patterns';
import { circle, path } from './svg';

/**
 * The bank's sign in a square of `size` from the origin: two kawung petals lean into a gable, and whoever stands on
 * the veranda is the seed beneath.
 */
export const logoMark = (size: number, roof: string, seed = roof): string =>
  path(
    petals({ x: size / 2, y: size * 0.12, radius: size * 0.68, gap: 0, width: size * 0.25, angles: [47, 133] }),
    roof,
  ) + circle(size / 2, size * 0.7, size * 0.155, seed);
