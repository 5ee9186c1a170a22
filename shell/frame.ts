/** The widgets around every page, by their place. */
export const frame = { top: 'header', bottom: 'footer' } as const;
