/**
 * The hidden field of a form that is sent without script: it says that this site has made the form, not long ago. It needs no
 * cookie and names no visitor, so that a page with it may be kept and sent to others.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

const hour = 3_600_000;
/** Hours in which a form can be sent: a page may come from a cache that is a day old, and take a day to fill in. */
const validity = 48;

export interface FormTokens {
  /** The same for all pages of an hour. */
  make(form: string): string;
  isValid(token: string, form: string): boolean;
}

/** Processes that share a key accept each other's tokens. */
export function formTokens(key: Uint8Array | string, now: () => number = Date.now): FormTokens {
  const hourNow = () => Math.floor(now() / hour);
  const signed = (form: string, made: number) => {
    const hash = createHmac('sha256', key).update(`serambi form ${form} ${made}`).digest('base64url');
    return `${made}.${hash}`;
  };
  return {
    make: (form) => signed(form, hourNow()),
    isValid(token, form) {
      const made = Number.parseInt(token, 10);
      const age = hourNow() - made;
      // The clock of the process that made it may be a little ahead.
      if (!(age >= -1 && age <= validity)) return false;
      const expected = Buffer.from(signed(form, made));
      const given = Buffer.from(token);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
