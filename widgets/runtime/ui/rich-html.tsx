import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Html } from '../content/shape';
import { whenLoaded } from '../element/when-loaded';
import { useStyles, WidgetContext } from '../element/widget-context';
import { codes } from '../language/language';
import { attributeNames, htmlNamespace, parsedElements } from './rich-html.allowed';
import { clean, type ReadNode, type RichNode } from './rich-html.clean';
import { richHtml, richHtmlStyles, scroller } from './rich-html.styles';

/** `Element.setHTML` is not in TypeScript's DOM library yet. */
interface Sanitising {
  setHTML?(html: string, options: { sanitizer: { elements: string[]; attributes: string[] } }): void;
}

/** For browsers without a sanitiser of their own. */
const loadSanitiser = () => import('./rich-html.purify');
let isPrepared = false;

/** Loads it before it is needed: a later change of language finds it also without a network, or after a release. */
function prepareSanitiser(): void {
  if (isPrepared || 'setHTML' in Element.prototype) return;
  isPrepared = true;
  whenLoaded(() => loadSanitiser().catch(() => {}));
}

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

/**
 * A table that scrolls sideways must be reachable by keyboard; one that fits is no region to stop at. In a closed panel it has no
 * width to tell by: it is looked at when that opens.
 */
function updateScrollers(target: Element): void {
  for (const each of target.querySelectorAll<HTMLElement>(`.${scroller}`)) {
    const scrolls = each.scrollWidth > each.clientWidth && each.checkVisibility();
    each.setAttribute('role', scrolls ? 'region' : 'group');
    if (scrolls) each.tabIndex = 0;
    else each.removeAttribute('tabindex');
  }
}

/**
 * Shows untrusted HTML, sanitised. In a browser it is made of elements, because Trusted Types forbid assigning `innerHTML`.
 * Server markup, which the server has sanitised, goes through `dangerouslySetInnerHTML`; hydration does not assign it again.
 */
export function RichHtml({ html, className = '' }: { html: Html | undefined; className?: string }) {
  useStyles(richHtmlStyles);
  const element = useRef<HTMLDivElement>(null);
  const { rendering } = useContext(WidgetContext);
  const isFromServer = rendering !== 'client';
  const [markup] = useState(() => (isFromServer ? { __html: html?.html ?? '' } : undefined));
  /** What the box holds. */
  const shown = useRef(isFromServer ? html : undefined);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target || shown.current === html) return;
    const put = (nodes: Node[]) => {
      shown.current = html;
      target.removeAttribute('lang');
      target.replaceChildren(...nodes);
      updateScrollers(target);
    };
    if (!html) return put([]);
    const replaced = new AbortController();
    const { signal } = replaced;
    const fill = () =>
      parse(html.html).then(
        (parsed) => signal.aborted || put(clean(parsed.childNodes, read, html.addresses).map(build)),
        (error: unknown) => {
          if (signal.aborted) return;
          // What was shown before stays, and says its language.
          const { language } = shown.current?.addresses ?? {};
          if (language) target.lang = codes[language];
          window.addEventListener('online', fill, { once: true, signal });
          console.error('Serambi: text could not be shown safely. The text before it stays.', error);
        },
      );
    fill();
    return () => replaced.abort();
  }, [html]);
  useEffect(() => {
    prepareSanitiser();
    const target = element.current;
    if (!target || typeof ResizeObserver === 'undefined') return;
    // In a frame of its own: a scroller's size may change with its role, which within a callback is reported as a loop.
    const observer = new ResizeObserver(() => requestAnimationFrame(() => updateScrollers(target)));
    observer.observe(target);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={element}
      className={`${richHtml} ${className}`}
      suppressHydrationWarning
      dangerouslySetInnerHTML={markup}
    />
  );
}
