/** The bank that is built and served without `SITE_CONFIG`; relative to the project's folder. */
export const defaultBank = 'demo/bank.json';
