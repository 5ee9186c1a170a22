/** A hidden field proves that this site rendered the form recently. Without cookies or visitor data, so pages can be cached. */
import { createHmac } from 'node:crypto';
import { isSameSecret } from '../http/same-secret';

const hour = 3_600_000;
/** In hours: a page may be a day old, and take a day to fill in. */
const validity = 48;

export type FormTokens = ReturnType<typeof formTokens>;

export function formTokens(key: Uint8Array | string) {
  const hourNow = () => Math.floor(Date.now() / hour);
  const signed = (form: string, made: number) => {
    const hash = createHmac('sha256', key).update(`serambi form ${form} ${made}`).digest('base64url');
    return `${made}.${hash}`;
  };
  return {
    make: (form: string): string => signed(form, hourNow()),
    isValid(token: string, form: string): boolean {
      const made = Number.parseInt(token, 10);
      const age = hourNow() - made;
      // Another process's clock may be a little ahead.
      return age >= -1 && age <= validity && isSameSecret(token, signed(form, made));
    },
  };
}
