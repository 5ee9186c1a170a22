import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import { type Fitted, type Fitting, fitElements } from './fitting';

type Node = DefaultTreeAdapterTypes.Node;

function elementsIn(node: Node): DefaultTreeAdapterTypes.Element[] {
  const inside = 'childNodes' in node ? node.childNodes.flatMap(elementsIn) : [];
  return 'tagName' in node ? [node, ...inside] : inside;
}

const fitted = (element: DefaultTreeAdapterTypes.Element): Fitted => ({
  name: element.tagName,
  get: (attribute) => element.attrs.find(({ name }) => name === attribute)?.value,
  set(attribute, value) {
    element.attrs = element.attrs.filter(({ name }) => name !== attribute);
    if (value !== undefined) element.attrs.push({ name: attribute, value });
  },
});

/** Applies the attributes to markup of the server. */
export function fittedMarkup(markup: string, fitting: Fitting, site: string): string {
  if (fitting.heading === undefined && !fitting.target) return markup;
  const fragment = parseFragment(markup);
  // Without a site, the links to the bank are the relative ones.
  fitElements(elementsIn(fragment).map(fitted), fitting, site, 'https://bank.invalid');
  return serialize(fragment);
}
