/** The code that a partner copies. The server renders it, and the page's script updates it. */
import { attributesHtml } from '../../../widgets/runtime/core/escape-html';

export const ownLanguage = 'English';

interface File {
  path: string;
  integrity?: string;
}

export interface Script extends File {
  /** `reserve.css` of the same release. Without it the page gets the newest one, which has the bank's theme, too. */
  sheet?: File;
  theme?: string;
}

export interface Use {
  name: string;
  origin: string;
  script: Script;
  attributes: Readonly<Record<string, string>>;
}

const serialized = (attributes: Readonly<Record<string, string>>) =>
  attributesHtml(Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== '')));

/** The address that the loader will request (`widgets/runtime/loader`): preloading it saves a round trip. */
function firstAddress({ name, origin, attributes: { language, ...own } }: Omit<Use, 'script'>): string {
  const query = new URLSearchParams(Object.entries(own).filter(([, value]) => value !== ''));
  query.sort();
  return `${origin}/first?w=${encodeURIComponent(`${name}?${query}`.replace(/\?$/, ''))}`;
}

/** A standalone script requests nothing else, so it has no preload. */
export function snippet(use: Use): string {
  const { name, origin, script, attributes } = use;
  const { path, integrity = '', sheet = { path: '/widgets/reserve.css' }, theme } = script;
  const checked = (integrity = '') => ({ integrity, crossorigin: integrity && 'anonymous' });
  const module = { type: 'module', src: origin + path, ...checked(integrity) };
  const reserve = { rel: 'stylesheet', href: origin + sheet.path, ...checked(sheet.integrity) };
  const style = theme ? `<style>${theme}</style>\n` : '';
  const preload = { rel: 'preload', as: 'fetch', href: firstAddress(use), crossorigin: 'anonymous' };
  const asked = integrity ? '' : `<link${serialized(preload)}>\n`;
  return `<link${serialized(reserve)}>\n${style}${asked}<script${serialized(module)}></script>\n<serambi-${name}${serialized({ ...attributes, api: origin, site: origin })}></serambi-${name}>`;
}

export function fragmentAddress({ name, origin, attributes }: Omit<Use, 'script'>): string {
  const query = new URLSearchParams(Object.entries(attributes).filter(([, value]) => value !== ''));
  return `${origin}/embed/${name}${query.size ? `?${query}` : ''}`;
}

export function rule(properties: Readonly<Record<string, string>>): string {
  const lines = Object.entries(properties).map(([name, value]) => `  --serambi-${name}: ${value};`);
  return lines.length ? `:root {\n${lines.join('\n')}\n}` : '';
}
