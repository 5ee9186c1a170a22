/**
 * Makes rich text out of parsed HTML, the same on the server and in the browser: what is not allowed is removed, what editors leave
 * behind is tidied, addresses are resolved, tables can scroll.
 */
import { completeAddress } from '../content/address';
import { type Addresses, isRootRelative, isSafe, type RichElement, type RichNode } from '../content/shape';
import { isPasted } from '../content/spaces';
import {
  attributes,
  blocks,
  elements,
  headings,
  isInTextPicture,
  maxDepth,
  renamed,
  schemes,
  styled,
  values,
} from './rich-html.allowed';
import { scroller } from './rich-html.styles';

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
function resolve(name: string, value: string, { media, link = (address) => address, isSecure }: Addresses) {
  if (name === 'src' && isInTextPicture(value)) return value;
  // An address of dashes says that there is none.
  if (/^[\s–—-]*$/.test(value)) return undefined;
  const address = completeAddress(value.replace(/\p{Cc}/gu, ''));
  if (!isSafe(address, schemes[name])) return undefined;
  if (isRootRelative(address)) return name === 'src' ? media + address : link(address);
  return name === 'src' && isSecure ? address.replace(/^http:/i, 'https:') : address;
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
    // Word names the targets of its contents so.
    const as = element === 'a' && name === 'name' && !result.id ? 'id' : name;
    const allowed = names.includes(as) ? allowedValue(as, value, addresses) : undefined;
    if (allowed !== undefined) result[as] = allowed;
  }
  // The page that a link opens must not get hold of this one.
  if (result.target) result.rel = 'noopener';
  return result;
}

const textOf = (node: RichNode): string => (typeof node === 'string' ? node : node.children.map(textOf).join(''));

export const isHeading = (node: RichNode): boolean => typeof node !== 'string' && headings.includes(node.name);

/** Whether a node does not fit into a line: an element may have a block in it though it is none itself. */
const isBlock = (node: RichNode): boolean =>
  typeof node !== 'string' && (blocks.includes(node.name) || node.children.some(isBlock));

/** Whether a node shows nothing, and is no link's target. */
const isBlank = (node: RichNode): boolean =>
  typeof node === 'string'
    ? /^[\s\u200b]*$/.test(node)
    : !node.attributes.id && !['img', 'hr'].includes(node.name) && node.children.every(isBlank);

/** An editor's spaces of a line, none of which breaks, as ordinary spaces. */
function withSpaces(line: RichNode[]): RichNode[] {
  const breaking = (node: RichNode): RichNode =>
    typeof node === 'string' ? node.replaceAll('\u00a0', ' ') : { ...node, children: node.children.map(breaking) };
  return isPasted(line.map(textOf).join('')) ? line.map(breaking) : line;
}

/** Blocks, with a paragraph for each run of nodes that are none. */
function paragraphs(nodes: readonly RichNode[]): RichElement[] {
  const result: RichElement[] = [];
  let line: RichNode[] = [];
  const endLine = () => {
    if (!line.every(isBlank)) result.push({ name: 'p', attributes: {}, children: withSpaces(line) });
    line = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string' || !isBlock(node)) line.push(node);
    else {
      endLine();
      result.push(node);
    }
  }
  endLine();
  return result;
}

/** What an element holds, in its place: in a text a wrapper is nothing by itself. Its language and its id stay. */
function unwrapped({ attributes: { id, lang, dir }, children }: RichElement): RichElement[] {
  const held = paragraphs(children);
  if (!(id || lang || dir)) return held;
  const inherited = { ...(lang && { lang }), ...(dir && { dir }) };
  return held.map((child, index) => ({
    ...child,
    attributes: { ...(id && index === 0 && { id }), ...inherited, ...child.attributes },
  }));
}

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

/** Where a node stands. */
interface Place {
  depth: number;
  /** The elements around it that matter, each by the name of the first that does the same. */
  within: readonly string[];
}

/** The names that an element has in {@link Place.within}. A link is underlined, a heading bold. */
function namesOf(name: string): readonly string[] {
  if (headings.includes(name)) return ['heading', 'strong'];
  if (name === 'a') return ['u'];
  return name === 'table' ? ['table'] : styled.flatMap(({ names }) => (names.includes(name) ? names.slice(0, 1) : []));
}

/** The elements that stand for one of the page: for a `span` those of its style, for one that its style undoes a bare `span`. */
function madeOf(name: string, style: string, { within }: Place): readonly string[] {
  if (!style) return [name];
  if (styled.some(({ names, off }) => names.includes(name) && off.test(style))) return [];
  if (name !== 'span') return [name];
  const added = styled.flatMap(({ names: [first = ''], on }) =>
    on.test(style) && !within.includes(first) ? first : [],
  );
  return added.length ? added : [name];
}

/** What becomes of an element whose content is clean. */
function tidied(element: RichElement, { within }: Place, addresses: Addresses): RichNode[] {
  const { name, attributes, children } = element;
  if (name === 'img') return attributes.src ? [element] : [];
  if (name === 'div' ? !within.includes('heading') : name === 'span' && isBlock(element)) return unwrapped(element);
  if (name === 'div' || name === 'span')
    return name === 'span' && Object.keys(attributes).length ? [element] : children;
  if ((name === 'p' || isHeading(element)) && isBlank(element)) return [];
  if (name === 'table' && !within.includes('table')) return [scrolling(element, addresses)];
  return blocks.includes(name) && !children.some(isBlock)
    ? [{ ...element, children: withSpaces(children) }]
    : [element];
}

function cleaned<Node>(nodes: Iterable<Node>, read: ReadNode<Node>, addresses: Addresses, place: Place): RichNode[] {
  const result: RichNode[] = [];
  for (const node of nodes) {
    const parsed = read(node);
    if (typeof parsed === 'string') result.push(parsed);
    if (typeof parsed !== 'object' || place.depth > maxDepth) continue;
    const given = own(renamed, parsed.name) ?? parsed.name;
    if (!elements.includes(given)) continue;
    const style = [...parsed.attributes].find(({ name }) => name === 'style')?.value ?? '';
    const [name, ...inner] = madeOf(given, style.toLowerCase().replace(/\s/g, ''), place);
    const added = [name ?? 'span', ...inner].flatMap(namesOf);
    const inside = { depth: place.depth + 1, within: added.length ? [...place.within, ...added] : place.within };
    const children = inner.reduceRight<RichNode[]>(
      (children, name) => [{ name, attributes: {}, children }],
      cleaned(parsed.children, read, addresses, inside),
    );
    const element = name
      ? { name, attributes: allowedAttributes(name, parsed.attributes, addresses), children }
      : { name: 'span', attributes: {}, children };
    // Not by `push(...)`: it takes only so many arguments.
    for (const each of tidied(element, place, addresses)) result.push(each);
  }
  return result;
}

/** Gives ids the prefix of their widget, each once, and lets the links in the same text follow. Without a prefix there are none. */
function nameTargets(nodes: readonly RichNode[], prefix: string | undefined): void {
  const ids = new Set<string>();
  const links: Record<string, string>[] = [];
  const visit = (node: RichNode): void => {
    if (typeof node === 'string') return;
    const { attributes, children } = node;
    const { id, href } = attributes;
    if (id !== undefined) {
      if (prefix && !ids.has(id)) attributes.id = `${prefix}-${id}`;
      else delete attributes.id;
      ids.add(id);
    }
    if (href?.startsWith('#')) links.push(attributes);
    children.forEach(visit);
  };
  nodes.forEach(visit);
  if (!prefix) return;
  for (const link of links) {
    const id = link.href?.slice(1) ?? '';
    if (ids.has(id)) link.href = `#${prefix}-${id}`;
  }
}

/** The allowed part of a parsed document, as a tree of its own. On its top level are only blocks. */
export function clean<Node>(nodes: Iterable<Node>, read: ReadNode<Node>, addresses: Addresses): RichElement[] {
  const tree = paragraphs(cleaned(nodes, read, addresses, { depth: 1, within: [] }));
  nameTargets(tree, addresses.idPrefix);
  return tree;
}
