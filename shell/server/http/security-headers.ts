import { createHash } from 'node:crypto';
import { pagePolicy } from '../../page';

type Directives = Readonly<Record<string, readonly string[]>>;

const policyOf = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');

/** What widgets need beside the addresses that they load from. */
const trustedTypes: Directives = {
  'require-trusted-types-for': ["'script'"],
  // For browsers without a sanitiser of their own (`Element.setHTML`).
  'trusted-types': ['dompurify'],
};

interface WidgetPolicyOptions {
  origin: string;
  /** Base address of the media that the content of a bank's own backend names. */
  mediaBase: string | undefined;
}

/** The `Content-Security-Policy` that is enough for a page of another origin with widgets, `reserve.css` and both forms. */
export const widgetPolicy = ({ origin, mediaBase }: WidgetPolicyOptions): string =>
  policyOf({
    'default-src': ["'none'"],
    'script-src': [origin],
    'style-src': [origin],
    'connect-src': [origin],
    // The bank's server redirects to the media.
    'img-src': [...new Set([origin, ...(mediaBase ? [new URL(mediaBase).origin] : [])]), 'data:'],
    'frame-src': [origin],
    ...trustedTypes,
    // The loader's, for what the bank's server has rendered.
    'trusted-types': ['dompurify', 'serambi'],
  });

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export interface PolicyOptions {
  /** Texts of the page's inline style sheets, each allowed by its hash. */
  styles: readonly string[];
  /** Texts of its inline scripts, the same for all pages, each allowed by its hash. */
  scripts?: readonly string[];
  /** Base address of the media that the content of a bank's own backend names. */
  mediaBase: string | undefined;
  /** Origins whose pages may frame this one. */
  frameAncestors?: readonly string[];
  /** Path that browsers report what the policy has stopped to. */
  reportTo?: string | undefined;
  /** The site is reached by HTTPS alone. */
  isSecure?: boolean;
  /** Origin of the server that takes the forms, where it is another. */
  formsOrigin?: string | undefined;
  /** Links of the page are followed in it: its shell parses the next page's HTML (`client/next-page.ts`). */
  changesPages?: boolean;
}

/** The page's `Content-Security-Policy`: no inline scripts and styles but the server's own, no code from strings. */
export function contentSecurityPolicy({
  styles,
  scripts = [],
  mediaBase,
  frameAncestors = ["'self'"],
  reportTo,
  isSecure = false,
  formsOrigin,
  changesPages = false,
}: PolicyOptions): string {
  // The content of a bank's backend may name images on any host.
  const images = mediaBase ? ['https:', new URL(mediaBase).origin] : [];
  const forms = formsOrigin ? ["'self'", formsOrigin] : ["'self'"];
  return policyOf({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(hashOf)],
    // A service worker would read every page of the site, the report's too, and stay.
    'worker-src': ["'none'"],
    'style-src': ["'self'", ...new Set(styles.map(hashOf))],
    'img-src': ["'self'", 'data:', 'blob:', ...images],
    'font-src': ["'self'"],
    'connect-src': forms,
    'manifest-src': ["'self'"],
    'frame-src': forms,
    'form-action': forms,
    'base-uri': ["'none'"],
    'frame-ancestors': frameAncestors,
    ...trustedTypes,
    // All rich text in what it trusts was sanitised by the server. A private page, such as the report form, does not have it.
    ...(changesPages && { 'trusted-types': ['dompurify', pagePolicy] }),
    // The second one for browsers without `Reporting-Endpoints`, whose paths have to be secure: browsers that know the first
    // one pass over the second, and would report nothing without HTTPS.
    ...(reportTo && isSecure && { 'report-to': [reportGroup] }),
    ...(reportTo && { 'report-uri': [reportTo] }),
  });
}

const reportGroup = 'field';
export const reportHeader = (path: string) => ({ 'Reporting-Endpoints': `${reportGroup}="${path}"` });

/** The hosts that browsers reach by HTTPS alone from then on. `subdomains` includes the host itself. */
export const hstsValues = ['subdomains', 'host', 'off'] as const;
export type Hsts = (typeof hstsValues)[number];

export const commonHeaders = (hsts: Hsts) => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  ...(hsts !== 'off' && {
    'Strict-Transport-Security': `max-age=31536000${hsts === 'subdomains' ? '; includeSubDomains' : ''}`,
  }),
});

/** Headers of every page. Of any other answer they would be 160 bytes that say nothing. */
export const pageHeaders = {
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};
