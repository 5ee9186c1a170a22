/** The configuration that is built and served when `SITE_CONFIG` names none; a path below the project's folder. */
export const defaultBank = 'demo/bank.json';
