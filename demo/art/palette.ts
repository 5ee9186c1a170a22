/** The bank's colours. Drawings take all their colours from this file. */
export const palette = {
  ink: '#10282A',
  leaf: '#0B5D57',
  leafDeep: '#07423E',
  turmeric: '#F2A33A',
  sand: '#FBF7F0',
  sandDeep: '#F1E9DB',
  line: '#E2D8C8',
  control: '#7A7163',
  white: '#FFFFFF',
  good: '#1B7F4B',
  bad: '#B3261E',
} as const;

/**
 * Shades between the bank's colours. White text has at least 7:1 contrast on `night`, `ink`, `leafDeep`, `leafDim` and `leaf`. Only
 * these may be behind a banner's text.
 */
export const tint = {
  night: '#0B1D1F',
  leafDim: '#09504B',
  leafMid: '#2C7F76',
  leafBright: '#5FA79B',
  leafPale: '#B9D6CD',
  leafMist: '#E2EEE9',
  turmericDeep: '#CF7F1E',
  turmericPale: '#FBE1B6',
  soga: '#8B4A25',
  sogaPale: '#D9A67E',
} as const;

/** Skin tones, and the colour that shades them all. */
export const skin = {
  light: '#EDC8A6',
  medium: '#DDAA80',
  tan: '#C68C60',
  brown: '#A66F49',
  deep: '#855337',
  shade: '#5A2A12',
} as const;
