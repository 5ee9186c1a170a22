import { createHash, timingSafeEqual } from 'node:crypto';

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** Compares hashes, which takes as long whatever they are. */
export const isSameSecret = (given: string, secret: string): boolean => timingSafeEqual(hashOf(given), hashOf(secret));
