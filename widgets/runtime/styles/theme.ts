/**
 * The public properties of the look, `--serambi-<name>`: what a page sets, on a widget or on anything around it, to make
 * widgets its own. The base stylesheet is made from this list, and so is what the gallery shows of it; each is, without
 * its prefix, what the widgets' own styles use.
 */
export interface Property {
  name: string;
  kind: 'colour' | 'length' | 'font' | 'shadow' | 'scheme';
  /** Its value unless the page sets one; may refer to others by `var(--name)`. */
  value: string;
  about: string;
}

const colour = (name: string, value: string, about: string): Property => ({ name, kind: 'colour', value, about });

export const theme: readonly Property[] = [
  colour('ink', '#10282A', 'Text'),
  colour('leaf', '#0B5D57', 'The brand: buttons, links, what is chosen'),
  colour('leaf-deep', '#07423E', 'The brand under the pointer'),
  colour('on-leaf', '#fff', 'Text on the brand'),
  colour('turmeric', '#F2A33A', 'The accent, and the focus ring on dark grounds; the text on it is dark'),
  colour('sand', '#FBF7F0', 'The page’s ground; widgets have none of their own, so it is the page that paints it'),
  colour('sand-deep', '#F1E9DB', 'A quieter ground: of placeholders, pictures and bands'),
  colour('card', '#fff', 'Ground of cards, dialogs and form fields'),
  colour('line', '#E2D8C8', 'Hairlines'),
  colour('control', '#7A7163', 'Borders of controls'),
  colour('good', '#1B7F4B', 'What is right, in forms and tables'),
  colour('bad', '#B3261E', 'What is wrong'),
  colour('deep', 'var(--leaf-deep)', 'Ground of openings, banners and the footer; the text on it is white'),
  colour('night', 'var(--ink)', 'Ground of dark sections; the text on it is white'),
  { name: 'radius', kind: 'length', value: '1.25rem', about: 'Corners of cards and pictures' },
  { name: 'radius-button', kind: 'length', value: '9rem', about: 'Corners of buttons and tabs' },
  { name: 'radius-field', kind: 'length', value: '.75rem', about: 'Corners of form fields' },
  { name: 'gutter', kind: 'length', value: 'clamp(1rem,4cqi,2rem)', about: 'Distance to the widget’s sides' },
  { name: 'shadow', kind: 'shadow', value: '0 .5rem 2rem #10282a14', about: 'Shadow of cards' },
  {
    name: 'font',
    kind: 'font',
    value: "'Plus Jakarta Sans Variable','Plus Jakarta Sans Fallback',system-ui,sans-serif",
    about: 'Typeface; the page loads it',
  },
  {
    name: 'scheme',
    kind: 'scheme',
    value: 'light',
    about: '`dark` has the browser draw scroll bars and the insides of controls for a dark ground',
  },
];

const written = ({ name, value }: Property) => `var(--serambi-${name},${value})`;
const of = (kind: Property['kind']) =>
  theme
    .filter((property) => property.kind === kind)
    .map(written)
    .join();

/** The properties as the base stylesheet takes them in: two have a declaration of their own, all others a variable. */
export const declarations = [
  ...theme
    .filter(({ kind }) => kind !== 'font' && kind !== 'scheme')
    .map((property) => `--${property.name}:${written(property)}`),
  `color-scheme:${of('scheme')}`,
  `font:400 medium/1.6 ${of('font')}`,
].join(';');

/** What a property is when it is not set, in public names. */
export const defaultOf = ({ value }: Property) => value.replaceAll('var(--', 'var(--serambi-');
