/** The bank's colours; nothing under `demo/art` names a colour of its own. */
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
 * Steps between the tokens, for depth by overlap. White text keeps 7:1 on every dark step up to `leaf`,
 * so the calm half of a banner may use any of `night`, `ink`, `leafDeep`, `leafDim` and `leaf`.
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

/** Complexions, and what shades every one of them. */
export const skin = {
  light: '#EDC8A6',
  medium: '#DDAA80',
  tan: '#C68C60',
  brown: '#A66F49',
  deep: '#855337',
  shade: '#5A2A12',
} as const;
