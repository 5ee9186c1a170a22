import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Addresses, type Shape, text } from '../content/shape';
import { WidgetContext } from '../element/widget-context';

/** HTML from the backend. Only `<RichHtml>` shows it. */
export interface Html {
  readonly html: string;
}

/** Resolves the root-relative addresses in HTML, in a browser. The result is sanitised before it is shown. */
function resolveAddresses(source: string, { media, link = (address) => address }: Addresses): string {
  return source.replace(
    /(\s(?:href|(src))=["'])(\/(?!\/)[^"']*)/gi,
    (_, start: string, isMedia: string | undefined, address: string) =>
      start + (isMedia ? media + address : link(address)),
  );
}

export const html: Shape<Html | undefined> = (value, at, reading) => {
  const source = text(value, at, reading);
  return source === undefined ? undefined : { html: (reading.html ?? resolveAddresses)(source, reading) };
};

/** `Element.setHTML` is not in TypeScript's DOM library yet. */
interface Sanitising {
  setHTML?(html: string): void;
}

async function show(element: HTMLElement, html: string, isCurrent: () => boolean): Promise<void> {
  const sanitising = element as Sanitising;
  if (sanitising.setHTML) return sanitising.setHTML(html);
  const { default: DOMPurify } = await import('dompurify');
  if (isCurrent()) element.replaceChildren(DOMPurify.sanitize(html, { RETURN_DOM_FRAGMENT: true }));
}

/**
 * Shows untrusted HTML, sanitised. In a browser it is set by `setHTML` or as a fragment, because Trusted Types forbid assigning
 * `innerHTML`. Server markup, which the server has sanitised, goes through `dangerouslySetInnerHTML`; hydration does not
 * assign it again.
 */
export function RichHtml({ html, className }: { html: Html | undefined; className?: string }) {
  const element = useRef<HTMLDivElement>(null);
  const { rendering } = useContext(WidgetContext);
  const source = html?.html ?? '';
  const [markup] = useState(() => (rendering === 'client' ? undefined : { __html: source }));
  const shown = useRef(markup?.__html);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target || shown.current === source) return;
    shown.current = source;
    show(target, source, () => shown.current === source).catch((error: unknown) => {
      console.error('Serambi: text could not be shown safely and is left out.', error);
    });
  }, [source]);
  useEffect(() => {
    const target = element.current;
    if (!target || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      // A table that scrolls sideways must be reachable by keyboard.
      for (const table of target.querySelectorAll('table')) {
        if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
        else table.removeAttribute('tabindex');
      }
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, []);
  return <div ref={element} className={className} suppressHydrationWarning dangerouslySetInnerHTML={markup} />;
}
