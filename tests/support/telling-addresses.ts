export const secret = 'rahasia-0123456789';

/** Addresses that would reveal that somebody read about a report, began or sent one, or searched. */
export const tellingAddresses = [
  '/about-us/corporate-governance',
  '//about-us/corporate-governance/?lang=en',
  '/about-us/corporate-governance?main=id',
  '/About-Us/Corporate-Governance',
  '/about-us/corporate-governance/documents',
  '/frame/whistleblowing-form?parent=x',
  '/chunks/part-abcdefgh.js',
  '/v1/standalone/whistleblowing-form.js',
  '/embed/whistleblowing-form?language=English',
  '/first?w=whistleblowing-form',
  '/api/page/whistleblowing',
  `/search?q=${secret}`,
  `/api/search?q=${secret}`,
  `/preview?key=${secret}`,
  `/help?${secret}`,
];
