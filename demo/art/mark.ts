import { circle, path } from './svg';

/** The bank's mark in a square of `size` from the origin: a gable over two kawung arcs. Below are a seed and a step. */
export function logoMark(size: number, roof: string, seed = roof): string {
  const gable = 'M32 5 62 33A28 28 0 0 1 32 21 28 28 0 0 1 2 33Z';
  const step = 'M6 59A38 38 0 0 1 58 59Z';
  const scale = Math.round((size / 64) * 1000) / 1000;
  const parts = path(gable + step, roof) + circle(32, 38, 9, seed);
  return scale === 1 ? parts : `<g transform="scale(${scale})">${parts}</g>`;
}
