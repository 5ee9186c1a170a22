/** Functions that run in a page. They use nothing from outside, because only their source is sent. */

/**
 * True once every visible widget in the window works: has loaded its code and hydrated, or has its behaviour without code.
 *
 * @param everywhere also below the window: scrolls to a widget that has not
 */
export function isHydrated(everywhere: boolean): boolean {
  const waiting = [...document.querySelectorAll('*')]
    .filter(({ localName }) => localName.startsWith('serambi-'))
    // Closed panels need no code yet.
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return everywhere || (top < innerHeight && bottom > 0);
    })
    .find((element) => {
      // Only the bank's own pages add behaviour to markup without code.
      const hasBehaviour = element.matches('[data-working]') || !document.querySelector('#serambi-page');
      const isPlain = element.shadowRoot?.querySelector('[data-static][data-status=ready]');
      return isPlain ? !hasBehaviour : !element.matches(':defined') || !element.shadowRoot?.adoptedStyleSheets.length;
    });
  if (everywhere) waiting?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return !waiting;
}

/** Waits until the page no longer scrolls. */
export async function restingPlace(): Promise<number> {
  for (let frames = 0, last = scrollY; frames < 10; last = scrollY) {
    await new Promise(requestAnimationFrame);
    frames = scrollY === last ? frames + 1 : 0;
  }
  return Math.round(scrollY);
}

/** All text of the page, shadow roots included, in one line. */
export function shownText(): string {
  const read = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (/^(script|style|template)$/i.test(node.nodeName)) return '';
    const { ariaLabel, shadowRoot } = node as Element;
    return [ariaLabel ?? '', ...[...(shadowRoot?.childNodes ?? []), ...node.childNodes].map(read)].join(' ');
  };
  return read(document.body).replace(/\s+/g, ' ');
}

/** Elements wider than a page that scrolls sideways; the innermost ones, because their ancestors are too wide as well. */
export function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const within = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((each) => [each, ...(each.shadowRoot ? within(each.shadowRoot) : [])]);
  const wide = within(document).filter((element) => {
    const { right, width } = element.getBoundingClientRect();
    return width > 0 && right > clientWidth + 1;
  });
  const innermost = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)));
  return [`${scrollWidth} px`, ...innermost.map((element) => element.outerHTML.slice(0, 120))];
}
