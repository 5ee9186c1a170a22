/** Replaces all pages while the bank's folder has a file `maintenance`, for all processes and without a restart. */
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { keptFor } from '../core/kept-for';
import type { Environment } from '../http/context';
import { reply } from './endpoints';
import { messages } from './messages';
import { formPaths } from './submit';

const maxAge = 1_000;
const retryAfter = '120';

/** The page may be the bank's own, with inline styles and pictures, but without scripts. */
const policy =
  "default-src 'none'; img-src 'self' data:; font-src 'self'; style-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

export interface Maintenance {
  bankFolder: string;
  /** Used if the bank has no `public/maintenance.html`. */
  defaultPage: string;
}

/** Content and fragments are still answered, because other sites show them, too. */
export function maintenance({ bankFolder, defaultPage }: Maintenance): MiddlewareHandler<Environment> {
  const isOn = keptFor(maxAge, () =>
    access(join(bankFolder, 'maintenance')).then(
      () => true,
      () => false,
    ),
  );

  return async (c, next) => {
    const { path } = c.req;
    const isContent = c.req.method === 'GET' && /^\/(?:(?:api|embed)\/|first$)/.test(path);
    if (isContent || !(await isOn())) return next();
    c.header('Retry-After', retryAfter);
    c.header('Cache-Control', 'no-store');
    if (Object.values(formPaths).includes(path)) return reply(c, 503, messages.closed);
    const ownPage = readFile(join(bankFolder, 'public/maintenance.html'), 'utf8');
    const page = await ownPage.catch(() => readFile(defaultPage, 'utf8'));
    return c.html(page, 503, { 'Content-Security-Policy': policy });
  };
}
