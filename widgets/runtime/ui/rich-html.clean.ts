/** Makes rich text out of parsed HTML: what is not allowed is removed, addresses are resolved, tables can scroll. */
import { type Addresses, isRootRelative, isSafe } from '../content/shape';
import { attributes, elements, maxDepth, renamed, schemes, values } from './rich-html.allowed';
import { scroller } from './rich-html.styles';

export interface RichElement {
  name: string;
  attributes: Record<string, string>;
  children: RichNode[];
}
export type RichNode = string | RichElement;

/** An element of a parsed document: of the browser's, or of the server's parser. */
export interface ParsedElement<Node> {
  name: string;
  attributes: Iterable<{ name: string; value: string }>;
  children: Iterable<Node>;
}

/** How to read a node of a parsed document: as a text, as an HTML element, or not at all. */
export type ReadNode<Node> = (node: Node) => string | ParsedElement<Node> | undefined;

const own = <T>(of: Record<string, T>, name: string): T | undefined => (Object.hasOwn(of, name) ? of[name] : undefined);

/** Browsers ignore control characters in schemes: `java\nscript:` runs. */
function resolve(name: string, value: string, { media, link = (address) => address }: Addresses) {
  const address = value.replace(/\p{Cc}/gu, '').trim();
  if (!isSafe(address, schemes[name])) return undefined;
  if (!isRootRelative(address)) return address;
  return name === 'src' ? media + address : link(address);
}

function allowedValue(name: string, given: string, addresses: Addresses): string | undefined {
  // DOMPurify does so too.
  const value = given.trim();
  if (schemes[name]) return resolve(name, value, addresses);
  return (values[name]?.test(value) ?? true) ? value : undefined;
}

function allowedAttributes(element: string, given: ParsedElement<unknown>['attributes'], addresses: Addresses) {
  const names = [...(attributes['*'] ?? []), ...(own(attributes, element) ?? [])];
  const result: Record<string, string> = {};
  for (const { name, value } of given) {
    const allowed = names.includes(name) ? allowedValue(name, value, addresses) : undefined;
    if (allowed !== undefined) result[name] = allowed;
  }
  // The page that a link opens must not get hold of this one.
  if (result.target) result.rel = 'noopener';
  return result;
}

const textOf = (node: RichNode): string => (typeof node === 'string' ? node : node.children.map(textOf).join(''));

/** A table in a region that scrolls it sideways. Where it fits, the browser takes the region out of the tab order. */
function scrolling(table: RichElement, { language }: Addresses): RichElement {
  const caption = table.children.find((child) => typeof child !== 'string' && child.name === 'caption');
  const label = (caption && textOf(caption).trim()) || (language === 'English' ? 'Table' : 'Tabel');
  return {
    name: 'div',
    attributes: { class: scroller, role: 'region', 'aria-label': label, tabindex: '0' },
    children: [table],
  };
}

/** The allowed part of a parsed document, as a tree of its own. */
export function clean<Node>(
  nodes: Iterable<Node>,
  read: ReadNode<Node>,
  addresses: Addresses,
  depth = 1,
  inTable = false,
): RichNode[] {
  const result: RichNode[] = [];
  for (const node of nodes) {
    const parsed = read(node);
    if (typeof parsed === 'string') result.push(parsed);
    if (typeof parsed !== 'object' || depth > maxDepth) continue;
    const name = own(renamed, parsed.name) ?? parsed.name;
    if (!elements.includes(name)) continue;
    const isTable = name === 'table';
    const element = {
      name,
      attributes: allowedAttributes(name, parsed.attributes, addresses),
      children: clean(parsed.children, read, addresses, depth + 1, inTable || isTable),
    };
    result.push(isTable && !inTable ? scrolling(element, addresses) : element);
  }
  return result;
}
