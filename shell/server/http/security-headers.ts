import { hash } from 'node:crypto';
import { pagePolicy } from '../../page';

type Directives = Readonly<Record<string, readonly string[]>>;

const policyOf = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');

const trustedTypes: Directives = {
  'require-trusted-types-for': ["'script'"],
  // For browsers without `Element.setHTML`.
  'trusted-types': ['dompurify'],
};

/** The smallest `Content-Security-Policy` for another site's page with widgets, `reserve.css` and both forms. */
export const widgetPolicy = ({ origin, mediaBase }: { origin: string; mediaBase: string | undefined }): string =>
  policyOf({
    'default-src': ["'none'"],
    'script-src': [origin],
    'style-src': [origin],
    'connect-src': [origin],
    // The bank's server redirects to the media.
    'img-src': [...new Set([origin, ...(mediaBase ? [new URL(mediaBase).origin] : [])]), 'data:'],
    'frame-src': [origin],
    ...trustedTypes,
    'trusted-types': ['dompurify', 'serambi'],
  });

export const hashOf = (text: string) => `sha256-${hash('sha256', text, 'base64')}`;
const quoted = (text: string) => `'${hashOf(text)}'`;

export interface PolicyOptions {
  /** Texts of inline style sheets, allowed by their hashes. */
  styles: readonly string[];
  scripts?: readonly string[];
  mediaBase: string | undefined;
  frameAncestors?: readonly string[];
  reportTo?: string | undefined;
  isSecure?: boolean;
  formsOrigin?: string | undefined;
  changesPages?: boolean;
  isFramed?: boolean;
}

/** A page's `Content-Security-Policy`: only the server's own inline scripts and styles, no code from strings. */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const { styles, scripts = [], mediaBase, frameAncestors = ["'self'"], reportTo, formsOrigin } = options;
  // The content of a bank's backend may name images on any host.
  const images = mediaBase ? ['https:', new URL(mediaBase).origin] : [];
  const forms = formsOrigin ? ["'self'", formsOrigin] : ["'self'"];
  return policyOf({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(quoted)],
    // A service worker would read every page, including the report, and stay.
    'worker-src': ["'none'"],
    'style-src': ["'self'", ...new Set(styles.map(quoted))],
    'img-src': ["'self'", 'data:', 'blob:', ...images],
    'font-src': ["'self'"],
    'connect-src': forms,
    'manifest-src': ["'self'"],
    'frame-src': forms,
    // Even if a framed page's code never comes: its browser must not post, because the page around it would see the load.
    'form-action': options.isFramed ? ["'none'"] : forms,
    'base-uri': ["'none'"],
    'frame-ancestors': frameAncestors,
    ...trustedTypes,
    // The server has sanitised all rich text of these pages. Private pages, such as the report form, do not change pages.
    ...(options.changesPages && { 'trusted-types': ['dompurify', pagePolicy] }),
    // `report-uri` for browsers without `Reporting-Endpoints`; others prefer `report-to`, which needs HTTPS.
    ...(reportTo && options.isSecure && { 'report-to': [reportGroup] }),
    ...(reportTo && { 'report-uri': [reportTo] }),
  });
}

const reportGroup = 'field';
export const reportHeader = (path: string) => ({ 'Reporting-Endpoints': `${reportGroup}="${path}"` });

/** `Strict-Transport-Security`; `subdomains` includes the host itself. */
export const hstsValues = ['subdomains', 'host', 'off'] as const;
export type Hsts = (typeof hstsValues)[number];

export const commonHeaders = (hsts: Hsts) => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  ...(hsts !== 'off' && {
    'Strict-Transport-Security': `max-age=31536000${hsts === 'subdomains' ? '; includeSubDomains' : ''}`,
  }),
});

/** Only for pages: on other answers they would be 160 useless bytes. */
export const pageHeaders = {
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};
