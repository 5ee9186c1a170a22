export const chevron = 'M6 9l6 6 6-6';
export const arrow = 'M5 12h14M13 6l6 6-6 6';
export const arrowBack = 'M19 12H5M11 18l-6-6 6-6';
export const check = 'M20 6 9 17l-5-5';
export const cross = 'M6 6l12 12M18 6L6 18';
export const warning = 'M12 8v5m0 3.5v.1M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19';
export const magnifier = 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM16 16l5 5';
export const chain =
  'M10 13a5 5 0 0 0 7.5.5l3-3a5 5 0 0 0-7-7l-1.8 1.7M14 11a5 5 0 0 0-7.5-.5l-3 3a5 5 0 0 0 7 7l1.8-1.7';
export const phone = 'M6 3h4l2 5-2.5 1.5a11 11 0 0 0 5 5L16 12l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 4 5a2 2 0 0 1 2-2z';
export const card = 'M3 5h18v14H3zM3 10h18M7 15h4';
export const shield = 'M12 22s8-4 8-10V5l-8-3-8 3v7c0 6 8 10 8 10z';
export const shieldCheck = `${shield}M9 12l2 2 4-4`;
export const facebook = 'M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z';
export const x = 'M4 4h4l12 16h-4zM19 4l-6 6.7M5 20l6-6.7';
