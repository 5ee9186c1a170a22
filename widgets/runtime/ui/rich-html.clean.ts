/**
 * Makes rich text from parsed HTML, the same on server and browser. Removes all that is not allowed, tidies up after editors,
 * resolves addresses.
 */
import { completeAddress } from '../content/address';
import { type Addresses, isRootRelative, isSafe, type RichElement, type RichNode } from '../content/shape';
import { isPasted } from '../core/spaces';
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

/** An element of the browser's document, or of the server's parser. */
export interface ParsedElement<Node> {
  name: string;
  attributes: Iterable<{ name: string; value: string }>;
  children: Iterable<Node>;
}

/** Reads a node as text, as an HTML element, or as undefined to skip it. */
export type ReadNode<Node> = (node: Node) => string | ParsedElement<Node> | undefined;

const own = <T>(of: Record<string, T>, name: string): T | undefined => (Object.hasOwn(of, name) ? of[name] : undefined);

/** Browsers ignore control characters in schemes: `java\nscript:` runs. */
function resolve(name: string, value: string, { media, link = (address) => address, isSecure }: Addresses) {
  if (name === 'src' && isInTextPicture(value)) return value;
  // Editors write dashes for no address.
  if (/^[\s–—-]*$/.test(value)) return undefined;
  const address = completeAddress(value.replace(/\p{Cc}/gu, ''));
  if (!isSafe(address, schemes[name])) return undefined;
  if (isRootRelative(address)) return name === 'src' ? media + address : link(address);
  return name === 'src' && isSecure ? address.replace(/^http:/i, 'https:') : address;
}

function allowedValue(name: string, given: string, addresses: Addresses): string | undefined {
  // Like DOMPurify.
  const value = given.trim();
  if (schemes[name]) return resolve(name, value, addresses);
  if (name === 'id' && !addresses.idPrefix) return undefined;
  return (values[name]?.test(value) ?? true) ? value : undefined;
}

function allowedAttributes(element: string, given: ParsedElement<unknown>['attributes'], addresses: Addresses) {
  const names = [...(attributes['*'] ?? []), ...(own(attributes, element) ?? [])];
  const result: Record<string, string> = {};
  for (const { name, value } of given) {
    // Word marks link targets with `name`.
    const as = element === 'a' && name === 'name' && !result.id ? 'id' : name;
    const allowed = names.includes(as) ? allowedValue(as, value, addresses) : undefined;
    if (allowed !== undefined) result[as] = allowed;
  }
  // The opened page must not get `window.opener`.
  if (result.target) result.rel = 'noopener';
  return result;
}

const textOf = (node: RichNode): string => (typeof node === 'string' ? node : node.children.map(textOf).join(''));

interface Made extends RichElement {
  children: Piece[];
  /** True also for an inline element that contains a block. */
  isBlock: boolean;
}
type Piece = string | Made;

/** Name of a marker where a wrapper begins or ends. The next blocks inherit its attributes, the first of them its id. */
const lineEnd = '';
const isLineEnd = (piece: Piece): boolean => typeof piece !== 'string' && piece.name === lineEnd;
const isBlock = (piece: Piece): boolean => typeof piece !== 'string' && piece.isBlock;

const make = (name: string, attributes: Record<string, string>, children: Piece[] = []): Made => ({
  name,
  attributes,
  children,
  isBlock: name === lineEnd || blocks.includes(name) || children.some(isBlock),
});

/** Shows nothing, and is no link's target. */
const isBlank = (node: RichNode): boolean =>
  typeof node === 'string'
    ? /^[\s\u200b]*$/.test(node)
    : !node.attributes.id && !['img', 'hr'].includes(node.name) && node.children.every(isBlank);

/** If all of an editor's spaces are non-breaking, makes them ordinary spaces. */
function withSpaces(line: Piece[]): Piece[] {
  const breaking = (piece: Piece): Piece =>
    typeof piece === 'string' ? piece.replaceAll('\u00a0', ' ') : { ...piece, children: piece.children.map(breaking) };
  return isPasted(line.map(textOf).join('')) ? line.map(breaking) : line;
}

/** Wraps each line between blocks in a paragraph. */
function paragraphs(pieces: readonly Piece[]): Made[] {
  const result: Made[] = [];
  let inherited: Record<string, string> = {};
  let target: string | undefined;
  let line: Piece[] = [];
  const add = (block: Made) => {
    block.attributes = { ...inherited, ...(target && { id: target }), ...block.attributes };
    target = undefined;
    result.push(block);
  };
  const endLine = () => {
    if (!line.every(isBlank)) add(make('p', {}, withSpaces(line)));
    line = [];
  };
  for (const piece of pieces) {
    if (typeof piece === 'string' || !piece.isBlock) {
      line.push(piece);
      continue;
    }
    endLine();
    if (piece.name !== lineEnd) add(piece);
    else {
      const { id, ...rest } = piece.attributes;
      target = id ?? target;
      inherited = rest;
    }
  }
  endLine();
  return result;
}

/** Wraps a table in a region that scrolls sideways. If it fits, the browser removes the tab stop. */
function scrolling(table: Made, { language }: Addresses): Made {
  const caption = table.children.find((child) => typeof child !== 'string' && child.name === 'caption');
  const label = (caption && textOf(caption).trim()) || (language === 'English' ? 'Table' : 'Tabel');
  return make('div', { class: scroller, role: 'region', 'aria-label': label, tabindex: '0' }, [table]);
}

interface Place {
  depth: number;
  /** Styles already shown around this place, see {@link shownBy}. */
  within: readonly string[];
  inherited: Record<string, string>;
}

/** The styles that an element shows, by its name: a link is underlined, a heading bold. */
export const shownBy: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...styled.flatMap(({ names }) => names.map((name) => [name, names.slice(0, 1)] as const)),
  ...headings.map((name) => [name, ['heading', 'strong']] as const),
  ['a', ['u']],
  ['table', ['table']],
]);

/** Elements that replace one of the source. A `span` becomes the elements that its style means. None if a style undoes them. */
export function namesOf(name: string, given: string, within: readonly string[]): readonly string[] {
  if (!given) return [name];
  const style = given.toLowerCase().replace(/\s/g, '');
  if (styled.some(({ names, off }) => names.includes(name) && off.test(style))) return [];
  if (name !== 'span') return [name];
  const added = styled.flatMap(({ names: [first = ''], on }) =>
    on.test(style) && !within.includes(first) ? first : [],
  );
  return added.length ? added : [name];
}

/** Tidies an element whose content is clean; undefined removes it. */
function tidied(element: Made, { within }: Place, addresses: Addresses): Made | undefined {
  const { name, attributes, children } = element;
  if (name === 'img') return attributes.src ? element : undefined;
  if ((name === 'p' || headings.includes(name)) && isBlank(element)) return undefined;
  if (name === 'table' && !within.includes('table')) return scrolling(element, addresses);
  if (blocks.includes(name) && !children.some(isBlock)) element.children = withSpaces(children);
  return element;
}

/** Drops wrappers and keeps their content: a `div`, or a `span` with blocks. */
function addCleaned<Node>(
  into: Piece[],
  nodes: Iterable<Node>,
  read: ReadNode<Node>,
  addresses: Addresses,
  place: Place,
): void {
  const { depth, within } = place;
  for (const node of nodes) {
    const parsed = read(node);
    if (typeof parsed === 'string') into.push(parsed);
    if (typeof parsed !== 'object' || depth > maxDepth) continue;
    const given = own(renamed, parsed.name) ?? parsed.name;
    if (!elements.includes(given)) continue;
    const style = [...parsed.attributes].find(({ name }) => name === 'style')?.value ?? '';
    const [name = 'span', ...inner] = namesOf(given, style, within);
    const attributes = name === given || given === 'span' ? allowedAttributes(name, parsed.attributes, addresses) : {};
    const inHeading = within.includes('heading');
    const isWrapper = name === 'div' ? !inHeading : name === 'span' && Object.keys(attributes).length > 0;
    // Has no effect, or would end the heading that it is in.
    const isBare = (name === 'span' && !isWrapper) || (inHeading && (name === 'div' || headings.includes(name)));
    if (isBare) {
      addCleaned(into, parsed.children, read, addresses, { ...place, depth: depth + 1 });
      continue;
    }
    const shown = [name, ...inner].flatMap((each) => shownBy.get(each) ?? []);
    const { id, lang, dir } = attributes;
    const inherited = isWrapper ? { ...place.inherited, ...(lang && { lang }), ...(dir && { dir }) } : {};
    const children: Piece[] = [];
    const inside = { depth: depth + 1, within: shown.length ? [...within, ...shown] : within, inherited };
    addCleaned(children, parsed.children, read, addresses, inside);
    if (name === 'div' || (isWrapper && children.some(isBlock))) {
      into.push(make(lineEnd, { ...inherited, ...(id && { id }) }));
      // A loop, because a call limits the number of arguments.
      for (const child of children) into.push(child);
      into.push(make(lineEnd, place.inherited));
      continue;
    }
    const held = children.some(isLineEnd) ? paragraphs(children) : children;
    const content = inner.reduceRight<Piece[]>((pieces, each) => [make(each, {}, pieces)], held);
    const element = tidied(make(name, attributes, content), place, addresses);
    if (element) into.push(element);
  }
}

/** Prefixes ids with the widget's, makes them unique, and adapts links of the same text. */
function nameTargets(nodes: readonly RichNode[], prefix: string): void {
  const ids = new Set<string>();
  const links: Record<string, string>[] = [];
  const visit = (node: RichNode): void => {
    if (typeof node === 'string') return;
    const { attributes, children } = node;
    const { id, href } = attributes;
    if (id !== undefined) {
      if (ids.has(id)) delete attributes.id;
      else attributes.id = `${prefix}-${id}`;
      ids.add(id);
    }
    if (href?.startsWith('#')) links.push(attributes);
    children.forEach(visit);
  };
  nodes.forEach(visit);
  for (const link of links) {
    const id = link.href?.slice(1) ?? '';
    if (ids.has(id)) link.href = `#${prefix}-${id}`;
  }
}

/** The allowed part of a parsed document, with only blocks at its top level. */
export function clean<Node>(nodes: Iterable<Node>, read: ReadNode<Node>, addresses: Addresses): RichElement[] {
  const pieces: Piece[] = [];
  addCleaned(pieces, nodes, read, addresses, { depth: 1, within: [], inherited: {} });
  const tree = paragraphs(pieces);
  if (addresses.idPrefix) nameTargets(tree, addresses.idPrefix);
  return tree;
}
