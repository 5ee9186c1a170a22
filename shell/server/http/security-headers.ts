import { createHash } from 'node:crypto';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export interface PolicyOptions {
  /** Texts of the page's inline styles, each allowed by its hash. */
  styles: readonly string[];
  /** Base address of the bank's own backend, from which images may come. */
  apiBase: string | undefined;
  /** Who may show this page in a frame. */
  frameAncestors?: readonly string[];
}

/** The page's content security policy: no inline script or style but the server's own, no string that becomes code. */
export function contentSecurityPolicy({ styles, apiBase, frameAncestors = [] }: PolicyOptions): string {
  // A bank's backend names images wherever its media live; an image cannot run anything.
  const images = apiBase ? ['https:', new URL(apiBase).origin] : [];
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", ...new Set(styles.map(hashOf))],
    'img-src': ["'self'", 'data:', 'blob:', ...images],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'", ...frameAncestors],
    'require-trusted-types-for': ["'script'"],
    // DOMPurify, loaded where the browser cannot sanitise by itself, is the one that makes trusted HTML.
    'trusted-types': ['dompurify'],
  })
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** Headers of every answer, whatever it is. */
export const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
};
