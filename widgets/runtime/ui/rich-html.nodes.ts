/** Makes rich text in a browser, from elements because Trusted Types forbid `innerHTML`. */
import type { Html, PartOf, RichNode } from '../content/shape';
import { attributeNames, htmlNamespace, parsedElements } from './rich-html.allowed';
import { clean, type ReadNode } from './rich-html.clean';

const loadPurifier = () => import('./rich-html.purify');

/** Preloads the code that {@link nodesOf} needs. */
export const prepare = async (): Promise<unknown> => 'setHTML' in Element.prototype || loadPurifier();

/** Parses and sanitises in a separate document, which loads and runs nothing. */
async function parse(source: string): Promise<Node> {
  const place = document.implementation.createHTMLDocument('').createElement('div');
  if (!place.setHTML) return (await loadPurifier()).parse(source);
  place.setHTML(source, { sanitizer: { elements: parsedElements, attributes: attributeNames } });
  return place;
}

const read: ReadNode<Node> = (node) => {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
  const { namespaceURI, nodeName, attributes, childNodes } = node as Element;
  const name = nodeName.toLowerCase();
  return namespaceURI === htmlNamespace ? { name, attributes, children: childNodes } : undefined;
};

function build(node: RichNode): Node {
  if (typeof node === 'string') return document.createTextNode(node);
  const element = document.createElement(node.name);
  for (const [name, value] of Object.entries(node.attributes)) element.setAttribute(name, value);
  element.append(...node.children.map(build));
  return element;
}

export async function nodesOf({ html, addresses }: Html, part: PartOf = (blocks) => blocks): Promise<Node[]> {
  return part(clean((await parse(html)).childNodes, read, addresses)).map(build);
}
