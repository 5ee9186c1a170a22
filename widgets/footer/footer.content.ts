import type { MenuLink } from '../runtime';
import * as paths from '../runtime/ui/icon-paths';

/** Icons of social networks, on a 24 × 24 grid, by lower-case name. */
const iconPaths = new Map([
  [
    'instagram',
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0M17 7h.01',
  ],
  ['facebook', paths.facebook],
  ['x', paths.x],
  ['youtube', 'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4zM10 9v6l5-3z'],
  ['linkedin', 'M9 10v10h4v-6a2 2 0 0 1 4 0v6h4v-6a6 6 0 0 0-8-5.6V10zM3 10h3v10H3zM4.5 5h.01'],
  ['tiktok', 'M16 3a5 5 0 0 0 4 4v4a8 8 0 0 1-4-1.3V15a6 6 0 1 1-6-6v4a2 2 0 1 0 2 2V3z'],
]);

export const iconPathOf = (network: string): string | undefined =>
  iconPaths.get(network.toLowerCase().replace('twitter', 'x'));

export const defaultLinks: readonly MenuLink[] = [
  { path: '/news', English: 'News and events', Indonesia: 'Berita dan acara' },
  { path: '/rate-limit-fees', English: 'Rates, limits and fees', Indonesia: 'Suku bunga, limit, dan biaya' },
  { path: '/help#contact', English: 'Contact us', Indonesia: 'Hubungi kami' },
  { path: '/help/security', English: 'Security centre', Indonesia: 'Pusat keamanan' },
  { path: '/about-us/corporate-governance#report', English: 'Report misconduct', Indonesia: 'Lapor pelanggaran' },
];
export const defaultLegal: readonly MenuLink[] = [
  { path: '/privacy', English: 'Privacy notice', Indonesia: 'Pemberitahuan privasi' },
  { path: '/term-condition', English: 'Terms and conditions', Indonesia: 'Syarat dan ketentuan' },
];
