/** Untrusted HTML, sanitised in the browser and made of elements, because Trusted Types forbid assigning `innerHTML`. */
import { noChange } from 'lit';
import { type ChildPart, Directive, directive } from 'lit/directive.js';
import { whenLoaded } from '../../../../widgets/runtime/element/when-loaded';
import { codes } from '../../../../widgets/runtime/language/language';
import type { Html } from '../../../../widgets/runtime/ui/rich-html';
import { attributeNames, htmlNamespace, parsedElements } from '../../../../widgets/runtime/ui/rich-html.allowed';
import { clean, type ReadNode, type RichNode } from '../../../../widgets/runtime/ui/rich-html.clean';
import { scroller } from '../../../../widgets/runtime/ui/rich-html.styles';

/** `Element.setHTML` is not in TypeScript's DOM library yet. */
interface Sanitising {
  setHTML?(html: string, options: { sanitizer: { elements: string[]; attributes: string[] } }): void;
}

/** For browsers without a sanitiser of their own. */
const loadSanitiser = () => import('../../../../widgets/runtime/ui/rich-html.purify');

/** Loads it before it is needed: a later change of language finds it also without a network. */
if (!('setHTML' in Element.prototype)) whenLoaded(() => loadSanitiser().catch(() => {}));

/** Parses and sanitises HTML outside the page, where it loads and runs nothing. */
async function parse(source: string): Promise<Node> {
  const place: Element & Sanitising = document.implementation.createHTMLDocument('').createElement('div');
  if (place.setHTML) {
    place.setHTML(source, { sanitizer: { elements: parsedElements, attributes: attributeNames } });
    return place;
  }
  return (await loadSanitiser()).parse(source);
}

const read: ReadNode<Node> = (node) => {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
  const { namespaceURI, localName, attributes, childNodes } = node as Element;
  return namespaceURI === htmlNamespace ? { name: localName, attributes, children: childNodes } : undefined;
};

function build(node: RichNode): Node {
  if (typeof node === 'string') return document.createTextNode(node);
  const element = document.createElement(node.name);
  for (const [name, value] of Object.entries(node.attributes)) element.setAttribute(name, value);
  element.append(...node.children.map(build));
  return element;
}

/** A table that scrolls sideways must be reachable by keyboard; one that fits is no region to stop at. */
function updateScrollers(target: Element): void {
  for (const each of target.querySelectorAll<HTMLElement>(`.${scroller}`)) {
    const scrolls = each.scrollWidth > each.clientWidth;
    each.setAttribute('role', scrolls ? 'region' : 'group');
    if (scrolls) each.tabIndex = 0;
    else each.removeAttribute('tabindex');
  }
}

/** In a frame of its own: a scroller's size may change with its role, which within a callback is reported as a loop. */
const observer = new ResizeObserver((entries) =>
  requestAnimationFrame(() => {
    for (const { target } of entries) updateScrollers(target);
  }),
);

class RichHtml extends Directive {
  #target: HTMLElement | undefined;
  #wanted: Html | undefined;
  /** What the element holds. */
  #shown: Html | undefined;

  #fill = () => {
    const target = this.#target as HTMLElement;
    const html = this.#wanted as Html;
    parse(html.html).then(
      (parsed) => {
        if (html !== this.#wanted) return;
        this.#shown = html;
        target.removeAttribute('lang');
        target.replaceChildren(...clean(parsed.childNodes, read, html.addresses).map(build));
        updateScrollers(target);
      },
      (error: unknown) => {
        if (html !== this.#wanted) return;
        // What was shown before stays, and says its language.
        const { language } = this.#shown?.addresses ?? {};
        if (language) target.lang = codes[language];
        addEventListener('online', this.#fill, { once: true });
        console.error('Serambi: text could not be shown safely. The text before it stays.', error);
      },
    );
  };

  override update({ parentNode }: ChildPart, [html]: [html: Html]) {
    if (!this.#target) {
      this.#target = parentNode as HTMLElement;
      observer.observe(this.#target);
      // Markup of a server, which has sanitised it.
      if (this.#target.childElementCount) this.#wanted = this.#shown = html;
    }
    if (html !== this.#wanted) {
      this.#wanted = html;
      this.#fill();
    }
    return noChange;
  }

  override render(_html: Html) {
    return noChange;
  }
}

/** The whole content of an element. */
export const rich = directive(RichHtml);
