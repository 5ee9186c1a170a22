/** `widgets/reserve.css`: the space that a widget takes while it loads, kept free until its code is there. */

/** A page's opening and, since a page is higher than any screen, one screen more. */
const page = ['calc(480px + 100vh)', 'calc(clamp(352px, 31.25vw, 608px) + 100vh)'] as const;
const text = ['calc(256px + 100vh)', 'calc(256px + 100vh)'] as const;

/**
 * Heights of what a widget shows while it loads, on a phone and on a desktop. In pixels: the page's `rem` may be anything.
 * A browser test measures them.
 */
const heights: Readonly<Record<string, readonly [phone: string, desktop: string]>> = {
  'about-links': ['799px', '615px'],
  banner: ['calc(100vw * 18 / 13)', 'clamp(432px, 100vw * 5 / 12, 736px)'],
  benefit: page,
  'coming-soon': ['548px', '448px'],
  committee: page,
  'contact-form': ['1312px', '1396px'],
  coupons: ['1440px', '464px'],
  download: ['1160px', '780px'],
  faq: page,
  footer: ['443px', '411px'],
  header: ['65px', '77px'],
  inside: ['1716px', '1208px'],
  'investor-relations': page,
  leaders: ['1280px', '592px'],
  milestones: ['1096px', '1152px'],
  'news-carousel': ['492px', '540px'],
  'news-detail': ['896px', '928px'],
  'partner-card': ['512px', '368px'],
  points: ['672px', '416px'],
  privacy: text,
  privileges: ['952px', '708px'],
  products: page,
  profile: page,
  'promo-detail': ['837px', '1540px'],
  'promo-grid': ['2928px', '1344px'],
  rates: text,
  secretary: ['384px', '504px'],
  service: page,
  services: ['636px', '336px'],
  terms: text,
  values: ['592px', '312px'],
  // On a partner's page a frame.
  'whistleblowing-form': text,
};

export function reserveCss(names: readonly string[]): string {
  const rules = (width: 0 | 1) =>
    names
      .map((name) => {
        const height = heights[name]?.[width];
        if (!height) throw new Error(`reserve.ts does not say how high <serambi-${name}> is while it loads`);
        return `serambi-${name}:not(:defined){min-height:${height}}`;
      })
      .join('\n');
  return `${names.map((name) => `serambi-${name}:not(:defined)`)}{display:block}
${rules(0)}
@media (min-width:768px){
${rules(1)}
}
`;
}
