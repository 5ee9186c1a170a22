/** The widgets around every page. */
export const frame = { top: 'header', bottom: 'footer' } as const;
