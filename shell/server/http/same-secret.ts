import { hash, timingSafeEqual } from 'node:crypto';

const hashOf = (text: string) => hash('sha256', text, 'buffer');

/** Compares hashes, so that the time does not depend on the texts. */
export const isSameSecret = (given: string, secret: string): boolean => timingSafeEqual(hashOf(given), hashOf(secret));
