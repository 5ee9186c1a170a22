/** The elements of a document, read by a browser's parser. */
import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

export interface FoundElement {
  tag: string;
  attributes: Record<string, string>;
  text: string;
}

/** The first group of each match. */
export const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** The widgets that a page's HTML has, and the state in which each is rendered. */
export const widgetStates = (html: string): [name: string, status: string][] =>
  [...html.matchAll(/<serambi-([\w-]+)[^>]*><template.*?data-status="(\w+)"/gs)].map(([, name = '', status = '']) => [
    name,
    status,
  ]);

/** All elements of the HTML, those in templates included. */
export function elementsIn(html: string): FoundElement[] {
  const found: FoundElement[] = [];
  const waiting: Node[] = [parse(html)];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('attrs' in node) {
      const text = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
      const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
      found.push({ tag: node.tagName, attributes, text });
    }
    if ('content' in node) waiting.push(node.content);
    if ('childNodes' in node) waiting.push(...node.childNodes);
  }
  return found;
}
