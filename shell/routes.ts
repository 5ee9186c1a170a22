/** The route table: which widgets, from top to bottom, make up the page at a path. The shell knows no more of them. */
export interface Section {
  widget: string;
  /** A value `:name` takes the route's parameter of that name. */
  attributes?: Readonly<Record<string, string>>;
  /** Widgets that the page puts into this one, by slot. */
  slots?: Readonly<Record<string, string>>;
  /** The section's ground and its distance to its neighbours: full bleed, or a band with air around it. */
  band?: 'full' | 'plain' | 'sand';
}

export interface Route {
  path: string;
  sections: readonly Section[];
  /** Nothing of a visit may stay behind: it is neither cached nor named to others, and coming and going replace the page. */
  isPrivate?: boolean;
  /** Without header and footer, for a frame. */
  isBare?: boolean;
}

const report: readonly Section[] = [{ widget: 'whistleblowing-form', band: 'full' }];

const soon = (type: string): readonly Section[] => [{ widget: 'coming-soon', attributes: { type } }];

const service = (service: string): readonly Section[] => [{ widget: 'service', attributes: { service }, band: 'full' }];

export const routes: readonly Route[] = [
  {
    path: '/',
    sections: [
      { widget: 'banner', band: 'full' },
      { widget: 'inside' },
      { widget: 'services', band: 'sand' },
      { widget: 'privileges', band: 'full' },
    ],
  },
  { path: '/products', sections: [{ widget: 'products', band: 'full' }] },
  { path: '/services', sections: [{ widget: 'services' }] },
  { path: '/services/pay', sections: service('pay') },
  { path: '/services/top-up', sections: service('top-up') },
  { path: '/services/transfer', sections: service('transfer') },
  { path: '/services/bill-payment', sections: service('bill-payment') },
  { path: '/services/cash-out', sections: service('cash-out') },
  { path: '/about-us', sections: [{ widget: 'about-links' }] },
  {
    path: '/about-us/profiles',
    sections: [
      { widget: 'profile', band: 'full' },
      { widget: 'milestones', band: 'sand' },
      { widget: 'values' },
      { widget: 'leaders', band: 'sand' },
      { widget: 'secretary' },
    ],
  },
  { path: '/about-us/management-committee', sections: [{ widget: 'committee', band: 'full' }] },
  { path: '/about-us/investor-relations', sections: [{ widget: 'investor-relations', band: 'full' }] },
  { path: '/about-us/corporate-governance', sections: report, isPrivate: true },
  // For partners' frames.
  { path: '/frame/whistleblowing-form', sections: report, isPrivate: true, isBare: true },
  { path: '/about-us/csr', sections: soon('csr') },
  {
    path: '/benefit',
    sections: [
      { widget: 'benefit', slots: { partner: 'partner-card' }, band: 'full' },
      { widget: 'points', band: 'sand' },
      { widget: 'coupons' },
    ],
  },
  { path: '/promo', sections: [{ widget: 'promo-grid' }] },
  { path: '/promo/:slug', sections: [{ widget: 'promo-detail', attributes: { slug: ':slug' } }] },
  {
    path: '/news',
    sections: [
      { widget: 'news-carousel', attributes: { kind: 'event' } },
      { widget: 'news-carousel', attributes: { kind: 'news' }, band: 'sand' },
      { widget: 'news-carousel', attributes: { kind: 'pressrelease' } },
    ],
  },
  { path: '/news/:slug', sections: [{ widget: 'news-detail', attributes: { slug: ':slug' } }] },
  { path: '/news-soon', sections: soon('news') },
  { path: '/help', sections: [{ widget: 'faq', slots: { contact: 'contact-form' }, band: 'full' }] },
  { path: '/download', sections: [{ widget: 'download', band: 'full' }] },
  { path: '/privacy', sections: [{ widget: 'privacy', band: 'full' }] },
  { path: '/term-condition', sections: [{ widget: 'terms', band: 'full' }] },
  { path: '/rate-limit-fees', sections: [{ widget: 'rates', band: 'full' }] },
];

/** What any other path shows. */
export const notFound: Route = { path: '*', sections: soon('not-found') };

export interface Match {
  route: Route;
  params: Readonly<Record<string, string>>;
}

/** The route of a path; {@link notFound} when the table has none. */
export function matchPath(path: string): Match {
  const parts = path.split('/');
  for (const route of routes) {
    const params = matchParts(route.path.split('/'), parts);
    if (params) return { route, params };
  }
  return { route: notFound, params: {} };
}

function matchParts(pattern: readonly string[], parts: readonly string[]): Record<string, string> | undefined {
  if (pattern.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, name] of pattern.entries()) {
    const part = parts[index] ?? '';
    if (name.startsWith(':') && part) params[name.slice(1)] = decoded(part);
    else if (name !== part) return undefined;
  }
  return params;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // A stray percent sign: as it stands.
    return part;
  }
}

/** A section's attributes with the route's parameters filled in. */
export const attributesOf = ({ attributes = {} }: Section, params: Match['params']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      value.startsWith(':') ? (params[value.slice(1)] ?? '') : value,
    ]),
  );
