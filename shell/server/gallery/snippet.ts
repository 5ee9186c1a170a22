/** What a partner copies. Used by the server for the first view, and by the page for every one after. */
export interface Script {
  path: string;
  integrity?: string;
}

export interface Use {
  name: string;
  /** The bank's. */
  origin: string;
  script: Script;
  /** Those without a value are left out. */
  attributes: Readonly<Record<string, string>>;
}

const quoted = (value: string) => value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
const written = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ` ${name}="${quoted(value)}"`)
    .join('');

/** What keeps the space, the script and the tag. */
export function snippet({ name, origin, script, attributes }: Use): string {
  const { path, integrity = '' } = script;
  const code = { type: 'module', src: origin + path, integrity, crossorigin: integrity && 'anonymous' };
  const space = { rel: 'stylesheet', href: `${origin}/widgets/reserve.css` };
  return `<link${written(space)}>\n<script${written(code)}></script>\n<serambi-${name}${written({ ...attributes, api: origin, site: origin })}></serambi-${name}>`;
}

/** The address of the same widget as finished markup, for a host that puts its pages together on its side. */
export function fragmentAddress({ name, origin, attributes }: Omit<Use, 'script'>): string {
  const query = new URLSearchParams(Object.entries(attributes).filter(([, value]) => value !== ''));
  return `${origin}/embed/${name}${query.size ? `?${query}` : ''}`;
}

/** A theme's rule. */
export function rule(properties: Readonly<Record<string, string>>): string {
  const lines = Object.entries(properties).map(([name, value]) => `  --serambi-${name}: ${value};`);
  return lines.length ? `:root {\n${lines.join('\n')}\n}` : '';
}
