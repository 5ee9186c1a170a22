/** The bank's theme: the values of its configuration, and the widgets' defaults for all other properties. */
import { defaultOf, type Property, theme as properties } from '../../widgets/runtime/styles/theme';

export type Scheme = 'light' | 'dark';
/** Values by the property's name, without `--serambi-`. */
export type Tokens = Readonly<Record<string, string>>;

/** The values that the bank configures. Without `dark` it has no dark theme. */
export interface Theme {
  light: Tokens;
  dark?: Tokens;
}

/** The values of all properties. */
export function tokensOf({ light, dark }: Theme, scheme: Scheme): Tokens {
  const lightValueOf = (property: Property) => light[property.name] ?? property.value;
  const darkValueOf = (property: Property) => dark?.[property.name] ?? property.dark ?? lightValueOf(property);
  return Object.fromEntries(
    properties.map((property) => [property.name, scheme === 'dark' ? darkValueOf(property) : lightValueOf(property)]),
  );
}

/** A property's colour; a reference to another property is followed. */
export function colourOf(tokens: Tokens, name: string): string {
  const value = tokens[name] ?? '';
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return reference ? colourOf(tokens, reference) : value;
}

const rule = (selector: string, tokens: Tokens) => {
  const declarations = Object.entries(tokens).map(([name, value]) => `--serambi-${name}:${value}`);
  return declarations.length ? `${selector}{${declarations.join(';').replaceAll('var(--', 'var(--serambi-')}}` : '';
};

/** The theme as CSS. A `fallback` has no specificity, so any rule of the page overrides it. */
export function themeRules(theme: Theme, { fallback = false } = {}): string {
  const selector = (root: string) => (fallback ? `:where(${root})` : root);
  const dark = tokensOf(theme, 'dark');
  const changed = properties.filter(({ name, dark }) => dark !== undefined || theme.dark?.[name] !== undefined);
  return (
    rule(selector(':root'), theme.light) +
    (theme.dark
      ? rule(
          selector(':root[data-scheme=dark]'),
          Object.fromEntries(changed.map(({ name }) => [name, dark[name] ?? ''])),
        )
      : '')
  );
}

/** The CSS `var()` of a property, for a page's stylesheet; the fallback is the property's default. */
export function pageProperty(name: string): string {
  const property = properties.find((each) => each.name === name);
  if (!property) throw new Error(`There is no theme property "${name}"`);
  return `var(--serambi-${name},${defaultOf(property)})`;
}
