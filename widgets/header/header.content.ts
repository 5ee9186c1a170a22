/** A place of the site in the menu; one with places below it opens instead of leading there, and names itself first. */
export interface Place {
  path: string;
  below?: readonly string[];
}

export const menu: readonly Place[] = [
  { path: '/products' },
  {
    path: '/services',
    below: [
      '/services',
      '/services/pay',
      '/services/top-up',
      '/services/transfer',
      '/services/bill-payment',
      '/services/cash-out',
    ],
  },
  {
    path: '/about-us',
    below: [
      '/about-us',
      '/about-us/profiles',
      '/about-us/management-committee',
      '/about-us/investor-relations',
      '/about-us/corporate-governance',
      '/about-us/csr',
    ],
  },
  { path: '/benefit' },
  { path: '/promo' },
  { path: '/help' },
];

/** Time in ms after which an open dropdown closes, unless the pointer or the keyboard focus is inside. */
export const autoClose = 5_000;
