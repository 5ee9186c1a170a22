/** The bank's theme, with the widgets' defaults for other properties. */
import { defaultOf, inScheme, type Property, theme as properties } from '../../../widgets/runtime/styles/theme';

export type Scheme = 'light' | 'dark';
/** By property name without `--serambi-`. */
export type Tokens = Readonly<Record<string, string>>;

export interface Theme {
  light: Tokens;
  dark?: Tokens;
}

export function tokensOf({ light, dark }: Theme, scheme: Scheme): Tokens {
  const lightValueOf = (property: Property) => light[property.name] ?? property.value;
  const darkValueOf = (property: Property) => dark?.[property.name] ?? property.dark ?? lightValueOf(property);
  return Object.fromEntries(
    properties.map((property) => [property.name, scheme === 'dark' ? darkValueOf(property) : lightValueOf(property)]),
  );
}

export function colourOf(tokens: Tokens, name: string): string {
  const value = tokens[name] ?? '';
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return reference ? colourOf(tokens, reference) : value;
}

const rule = (selector: string, tokens: Tokens) => {
  const declarations = Object.entries(tokens).map(([name, value]) => `--serambi-${name}:${value}`);
  return declarations.length ? `${selector}{${declarations.join(';').replaceAll('var(--', 'var(--serambi-')}}` : '';
};

function inBothSchemes(theme: Theme, isWritten: (property: Property) => boolean): Tokens {
  const [light, dark] = [tokensOf(theme, 'light'), tokensOf(theme, 'dark')];
  const tokens = properties.filter(isWritten).map(({ name, kind }) => {
    const value = light[name] ?? '';
    return [name, kind === 'colour' ? inScheme(value, dark[name]) : value];
  });
  return Object.fromEntries(tokens);
}

const isSetIn = ({ light, dark = {} }: Theme, { name }: Property) => name in light || name in dark;

/** CSS for the bank's own pages; dark values follow the system or `data-scheme`. Pages need all colours with a dark value. */
export function themeRules(theme: Theme): string {
  if (!theme.dark) return rule(':root', theme.light);
  const tokens = inBothSchemes(theme, (property) => property.dark !== undefined || isSetIn(theme, property));
  return [
    rule(':root', { ...tokens, scheme: 'light dark' }),
    ...(['light', 'dark'] as const).map((scheme) => rule(`:root[data-scheme=${scheme}]`, { scheme })),
    'html{color-scheme:var(--serambi-scheme)}',
  ].join('');
}

/** CSS for partners' pages without specificity: every rule of the page wins. `--serambi-scheme` decides between light and dark. */
export function themeFallback(theme: Theme): string {
  const tokens = inBothSchemes(theme, (property) => isSetIn(theme, property));
  const byAttribute = theme.dark ? rule(':where(:root[data-scheme=dark])', { scheme: 'dark' }) : '';
  return rule(':where(:root)', tokens) + byAttribute;
}

export function pageProperty(name: string): string {
  const property = properties.find((each) => each.name === name);
  if (!property) throw new Error(`There is no theme property "${name}"`);
  return `var(--serambi-${name},${defaultOf(property)})`;
}
