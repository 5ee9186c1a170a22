/**
 * The public theme properties, `--serambi-<name>`. A page sets them on a widget or around it; the server sets the bank's. The base
 * stylesheet and the gallery's table come from this list. Widgets' own styles use the variables without the prefix.
 */
export interface Property {
  name: string;
  kind: 'colour' | 'length' | 'font' | 'shadow' | 'scheme';
  /** Default; may refer to others by `var(--name)`. */
  value: string;
  /** Default in a dark theme, if different. */
  dark?: string;
  about: string;
}

const colour = (name: string, value: string, dark: string, about: string): Property => ({
  name,
  kind: 'colour',
  value,
  dark,
  about,
});

/** Neutral defaults; each bank configures its own. */
export const theme: readonly Property[] = [
  colour('ink', '#1E2227', '#E8EAED', 'Text, and the focus ring'),
  colour('leaf', '#36495E', '#A9BDD2', 'The brand: buttons, links, chosen items'),
  colour('leaf-deep', '#263646', '#C3D2E1', 'The brand on hover'),
  colour('on-leaf', '#FFFFFF', '#14181D', 'Text on the brand'),
  colour('turmeric', '#B9C6D4', '#B9C6D4', 'The accent'),
  colour('turmeric-light', '#D3DCE6', '#D3DCE6', 'The accent on hover, and its text on dark grounds'),
  colour('on-turmeric', '#1E2227', '#14181D', 'Text on the accent'),
  colour('sand', '#FAFAFA', '#15181C', 'Ground of the page, which paints it; widgets have no ground'),
  colour('sand-deep', '#EFF0F2', '#20242A', 'Ground of placeholders, pictures and bands'),
  colour('card', '#FFFFFF', '#1B1F24', 'Ground of cards, dialogs and form fields, and the edge of the focus ring'),
  colour('line', '#DADDE1', '#363C44', 'Hairlines'),
  colour('control', '#70757D', '#868D97', 'Borders of controls'),
  colour('good', '#1D7A46', '#6FD39B', 'Success, in forms and tables'),
  colour('good-light', '#6FD39B', '#6FD39B', 'Success, on dark grounds'),
  colour('bad', '#B42318', '#FF9A8F', 'Errors'),
  colour('bad-light', '#FF9A8F', '#FF9A8F', 'Errors, on dark grounds'),
  colour('deep', 'var(--leaf-deep)', '#263646', 'Ground of page headers, banners and the footer'),
  colour('night', 'var(--ink)', '#20262D', 'Ground of dark sections and of toasts'),
  colour('on-deep', '#FFFFFF', '#FFFFFF', 'Text on `deep` and `night`'),
  colour('shade', 'var(--ink)', '#000000', 'Colour of shadows, and of the veil behind a dialog'),
  { name: 'radius', kind: 'length', value: '1.25rem', about: 'Corners of cards and pictures' },
  { name: 'radius-button', kind: 'length', value: '9rem', about: 'Corners of buttons and tabs' },
  { name: 'radius-field', kind: 'length', value: '.75rem', about: 'Corners of form fields' },
  { name: 'gutter', kind: 'length', value: 'clamp(1rem,4cqi,2rem)', about: 'Distance to the widget’s sides' },
  {
    name: 'shadow',
    kind: 'shadow',
    value: '0 .5rem 2rem color-mix(in srgb,var(--shade) 8%,transparent)',
    about: 'Shadow of cards',
  },
  {
    name: 'font',
    kind: 'font',
    value: "'Plus Jakarta Sans Variable','Plus Jakarta Sans Fallback',system-ui,sans-serif",
    about: 'Typefaces. Widgets load none: a page loads them, the bank’s site the files in `fonts`',
  },
  {
    name: 'scheme',
    kind: 'scheme',
    value: 'light',
    dark: 'dark',
    about: 'Takes the dark values of the colours with `dark`, those of the reader’s system with `light dark`',
  },
];

/** A colour that depends on the scheme at the place of use. */
export const inScheme = (light: string, dark = light): string =>
  light === dark ? light : `light-dark(${light},${dark})`;

const written = ({ name, kind, value, dark }: Property) =>
  `var(--serambi-${name},${kind === 'colour' ? inScheme(value, dark) : value})`;
const of = (kind: Property['kind']) =>
  theme
    .filter((property) => property.kind === kind)
    .map(written)
    .join();

/** A variable for each property, except the two that have a CSS property. */
const declarations = [
  ...theme
    .filter(({ kind }) => kind !== 'font' && kind !== 'scheme')
    .map((property) => `--${property.name}:${written(property)}`),
  `color-scheme:${of('scheme')}`,
  `font:400 medium/1.6 ${of('font')}`,
].join(';');

/**
 * Declarations of a shadow tree's root element. `all: initial` stops inheritance from the host page except `direction` and
 * `--serambi-*`. The house typeface's space is narrow (.17em). Without `geometricPrecision` Chromium on Linux at 1x also rounds letter
 * widths, and small words run together.
 */
export const rootDeclarations = `all:initial;direction:ltr;display:block;word-spacing:.06em;text-rendering:geometricPrecision;${declarations};--serambi-rem:1em;color:var(--ink);-webkit-font-smoothing:antialiased;overflow-wrap:break-word`;

/** Boxes of a shadow tree. */
export const boxes = '*,::before,::after{box-sizing:border-box;margin:0;padding:0}';

/** For visitors who want less motion. */
export const stillness =
  '@media (prefers-reduced-motion:reduce){*,::before,::after{animation-duration:1ms!important;transition-duration:1ms!important;scroll-behavior:auto!important}}';

/** A property's light default, in public names. */
export const defaultOf = ({ value }: Property) => value.replaceAll('var(--', 'var(--serambi-');
