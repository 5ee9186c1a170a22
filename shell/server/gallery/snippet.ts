/** The code that a partner copies. The server writes it into the page, and the page's script updates it. */
import { escapeHtml } from '../../../widgets/runtime/content/escape-html';

/** Of the gallery's pages, and so of the widgets on them for which none is chosen. */
export const ownLanguage = 'English';

export interface Script {
  path: string;
  integrity?: string;
}

export interface Use {
  name: string;
  /** Origin of the bank's site. */
  origin: string;
  script: Script;
  /** Empty ones are left out. */
  attributes: Readonly<Record<string, string>>;
}

const serialized = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');

/** The style sheet that reserves the space, the script and the tag. */
export function snippet({ name, origin, script, attributes }: Use): string {
  const { path, integrity = '' } = script;
  const module = { type: 'module', src: origin + path, integrity, crossorigin: integrity && 'anonymous' };
  const reserve = { rel: 'stylesheet', href: `${origin}/widgets/reserve.css` };
  return `<link${serialized(reserve)}>\n<script${serialized(module)}></script>\n<serambi-${name}${serialized({ ...attributes, api: origin, site: origin })}></serambi-${name}>`;
}

/** The address of the same widget as rendered markup, for hosts that assemble their pages on the server. */
export function fragmentAddress({ name, origin, attributes }: Omit<Use, 'script'>): string {
  const query = new URLSearchParams(Object.entries(attributes).filter(([, value]) => value !== ''));
  return `${origin}/embed/${name}${query.size ? `?${query}` : ''}`;
}

/** A CSS rule that sets public properties. */
export function rule(properties: Readonly<Record<string, string>>): string {
  const lines = Object.entries(properties).map(([name, value]) => `  --serambi-${name}: ${value};`);
  return lines.length ? `:root {\n${lines.join('\n')}\n}` : '';
}
