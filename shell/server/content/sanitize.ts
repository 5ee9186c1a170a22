import type { DefaultTreeAdapterTypes } from 'parse5';
import { defaultTreeAdapter, html, parseFragment, serialize as serializeTree } from 'parse5';
import type { Addresses, PartOf, RichNode } from '../../../widgets/runtime/content/shape';
import { escapeHtml } from '../../../widgets/runtime/core/escape-html';
import { parsedElements, renamed } from '../../../widgets/runtime/ui/rich-html.allowed';
import { clean, namesOf, type ReadNode, shownBy } from '../../../widgets/runtime/ui/rich-html.clean';

/** A person does not nest deeper, and it would take quadratic time. Browsers stop there, too. */
const maxOpenElements = 512;
/** A table's tag makes up to three. An open `<b>` is repeated in each paragraph: 25 kB of text could make 1,000,000 elements. */
const maxElementsPerTag = 4;

class TooManyElements extends Error {}

export function count(text: string, character: string): number {
  let found = 0;
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) found += 1;
  return found;
}

/** Parses like `innerHTML` of a `div`; undefined for too many elements. */
function parse(source: string): DefaultTreeAdapterTypes.ChildNode[] | undefined {
  const context = defaultTreeAdapter.createElement('div', html.NS.HTML, []);
  let open = 0;
  // The parser makes two for itself.
  let left = 2 + maxElementsPerTag * count(source, '<');
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(...of) {
      if (--left < 0) throw new TooManyElements();
      return defaultTreeAdapter.createElement(...of);
    },
    onItemPush() {
      if (++open > maxOpenElements) throw new TooManyElements();
    },
    onItemPop() {
      open--;
    },
  };
  try {
    return parseFragment(context, source, { treeAdapter, scriptingEnabled: false }).childNodes;
  } catch (error) {
    if (error instanceof TooManyElements) return undefined;
    throw error;
  }
}

const read: ReadNode<DefaultTreeAdapterTypes.ChildNode> = (node) => {
  if ('value' in node) return node.value;
  if (!('tagName' in node) || node.namespaceURI !== html.NS.HTML) return undefined;
  return { name: node.tagName, attributes: node.attrs, children: node.childNodes };
};

const isVoid = (name: string) => ['br', 'hr', 'img', 'wbr'].includes(name);

/** Parsers turn a carriage return into a line feed. */
const escaped = (text: string) => escapeHtml(text).replace(/\r/g, '&#13;');

function serialize(node: RichNode): string {
  if (typeof node === 'string') return escaped(node);
  const { name, attributes, children } = node;
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const start = `<${name}${given.join('')}>`;
  if (isVoid(name)) return start;
  // Parsers drop a line feed at the start of `pre`.
  return `${start}${name === 'pre' ? '\n' : ''}${children.map(serialize).join('')}</${name}>`;
}

/** Keeps what `rich-html.allowed.ts` lists of untrusted HTML. `part` selects the nodes to return. */
export function sanitize(source: string, addresses: Addresses, part: PartOf = (blocks) => blocks): string {
  return part(clean(parse(source) ?? [], read, addresses))
    .map(serialize)
    .join('');
}

/** The texts of untrusted HTML, with spaces between elements. */
export function wordsOf(source: string): string {
  const words = (node: RichNode): string =>
    typeof node === 'string' ? node : ` ${node.children.map(words).join('')} `;
  return clean(parse(source) ?? [], read, { media: '' })
    .map(words)
    .join('');
}

function resolveStyles(node: DefaultTreeAdapterTypes.ChildNode, within: readonly string[]): void {
  if (!('tagName' in node)) return;
  const { tagName, attrs, namespaceURI } = node;
  if (namespaceURI !== html.NS.HTML) {
    // Foreign elements (SVG, MathML) are not shown, and a changed name could close them.
    node.attrs = [];
    node.childNodes = [];
    return;
  }
  const style = attrs.find(({ name }) => name === 'style')?.value ?? '';
  node.attrs = attrs.filter(({ name }) => name !== 'style');
  if ('content' in node) node.content.childNodes = [];
  const given = Object.hasOwn(renamed, tagName) ? (renamed[tagName] ?? tagName) : tagName;
  const names = namesOf(given, style, within);
  const [name = 'span', ...inner] = names;
  if (name !== given) {
    node.nodeName = node.tagName = name;
    if (given !== 'span') node.attrs = [];
  }
  const shown = names.flatMap((each) => shownBy.get(each) ?? []);
  for (const child of node.childNodes) resolveStyles(child, shown.length ? [...within, ...shown] : within);
  for (const each of inner.toReversed()) {
    const element = defaultTreeAdapter.createElement(each, html.NS.HTML, []);
    // All at once: `detachNode` looks for each child in the list.
    element.childNodes = node.childNodes;
    for (const child of element.childNodes) child.parentNode = element;
    node.childNodes = [];
    defaultTreeAdapter.appendChild(node, element);
  }
}

/** Replaces `style` attributes by elements. A browser reports a violation of the site's policy for each `style` attribute it parses. */
export function withoutStyles(source: string): string {
  const nodes = /\bstyle\s*=/i.test(source) ? parse(source) : undefined;
  if (!nodes) return source;
  const root = defaultTreeAdapter.createElement('div', html.NS.HTML, []);
  for (const node of nodes) {
    resolveStyles(node, []);
    defaultTreeAdapter.appendChild(root, node);
  }
  return serializeTree(root);
}

export function removedElements(source: string): ReadonlyMap<string, number> | undefined {
  const nodes = parse(source);
  if (!nodes) return undefined;
  const removed = new Map<string, number>();
  const visit = (node: DefaultTreeAdapterTypes.ChildNode): void => {
    if (!('tagName' in node)) return;
    const { tagName, namespaceURI, childNodes } = node;
    if (namespaceURI === html.NS.HTML && parsedElements.includes(tagName)) childNodes.forEach(visit);
    else removed.set(tagName, (removed.get(tagName) ?? 0) + 1);
  };
  nodes.forEach(visit);
  return removed;
}

export function addressesIn(source: string): { href: string[]; src: string[] } {
  const found = { href: [] as string[], src: [] as string[] };
  const visit = (node: RichNode): void => {
    if (typeof node === 'string') return;
    const { href, src } = node.attributes;
    if (href !== undefined) found.href.push(href);
    if (src !== undefined) found.src.push(src);
    node.children.forEach(visit);
  };
  clean(parse(source) ?? [], read, { media: '' }).forEach(visit);
  return found;
}
