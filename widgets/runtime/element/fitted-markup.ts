import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import { escapeHtml } from '../core/escape-html';
import { type Fitted, type Fitting, fitElements } from './fitting';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

function elementsIn(node: Node): Element[] {
  const inside = 'childNodes' in node ? node.childNodes.flatMap(elementsIn) : [];
  return 'tagName' in node ? [node, ...inside] : inside;
}

const attribute = ({ attrs }: Element, name: string) => attrs.find((each) => each.name === name)?.value;

const fitted = (element: Element): Fitted => ({
  name: element.tagName,
  get: (name) => attribute(element, name),
  set(name, value) {
    element.attrs = element.attrs.filter((each) => each.name !== name);
    if (value !== undefined) element.attrs.push({ name, value });
  },
});

const textIn = (node: Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textIn).join('') : '';

/** Does on the server what `ui/contents.behaviour.ts` does in a browser. */
function listContents(elements: readonly Element[]): void {
  for (const text of elements) {
    const level = attribute(text, 'data-contents');
    if (!level) continue;
    const entries = elementsIn(text)
      .filter(({ tagName }) => tagName === level)
      .map((heading) => `<li><button type="button">${escapeHtml(textIn(heading))}</button></li>`);
    for (const list of elements) {
      if (attribute(list, 'data-of') !== attribute(text, 'id')) continue;
      list.childNodes = parseFragment(entries.join('')).childNodes;
    }
  }
}

/** Applies the fitting attributes to server markup, and fills the lists of headings. */
export function fittedMarkup(markup: string, fitting: Fitting, site: string): string {
  if (fitting.heading === undefined && !fitting.target && !markup.includes(' data-contents="')) return markup;
  const fragment = parseFragment(markup);
  const elements = elementsIn(fragment);
  // Without a site, relative links lead to the bank.
  fitElements(elements.map(fitted), fitting, site, 'https://bank.invalid');
  listContents(elements);
  return serialize(fragment);
}
