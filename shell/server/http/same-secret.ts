import { createHash, timingSafeEqual } from 'node:crypto';

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** Compares hashes, so that the time does not depend on the texts. */
export const isSameSecret = (given: string, secret: string): boolean => timingSafeEqual(hashOf(given), hashOf(secret));
