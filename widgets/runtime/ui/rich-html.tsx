import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Html, PartOf } from '../content/shape';
import { once } from '../core/once';
import { codes } from '../language/language';
import { whenLoaded } from '../widget/when-loaded';
import { useStyles, WidgetContext } from '../widget/widget-context';
import { followFragment, updateScrollers } from './rich-html.behaviour';
import { richHtml, richHtmlStyles } from './rich-html.styles';

/** Not needed while the server's markup is shown. */
const loadMaker = () => import('./rich-html.nodes');

/** A language switch then works without a network or after a release. */
const prepareMaker = once(async () => {
  await new Promise<void>(whenLoaded);
  await (await loadMaker()).prepare();
});

interface RichHtmlProps {
  html: Html | undefined;
  className?: string;
  part?: PartOf | undefined;
}

/** Untrusted HTML, sanitised. A browser makes elements, because Trusted Types forbid `innerHTML`; hydration keeps server markup. */
export function RichHtml({ html, className = '', part }: RichHtmlProps) {
  useStyles(richHtmlStyles);
  const element = useRef<HTMLDivElement>(null);
  const { rendering } = useContext(WidgetContext);
  const isFromServer = rendering !== 'client';
  const [markup] = useState(
    () => isFromServer && { __html: html?.addresses.html?.(html.html, html.addresses, part) ?? '' },
  );
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
      loadMaker()
        .then(({ nodesOf }) => nodesOf(html, part))
        .then(
          (nodes) => signal.aborted || put(nodes),
          (error: unknown) => {
            if (signal.aborted) return;
            // The old text stays, marked with its own language.
            const { language } = shown.current?.addresses ?? {};
            if (language) target.lang = codes[language];
            window.addEventListener('online', fill, { once: true, signal });
            console.error('Serambi: text could not be shown safely. The text before it stays.', error);
          },
        );
    fill();
    return () => replaced.abort();
  }, [html, part]);
  useEffect(() => {
    prepareMaker().catch(() => {});
    const target = element.current;
    if (!target) return;
    target.addEventListener('click', (event) => followFragment(event, [target, target.getRootNode() as ShadowRoot]));
    // In an animation frame: a role may change the scroller's size, which a callback would report as a loop.
    const observer = new ResizeObserver(() => requestAnimationFrame(() => updateScrollers(target)));
    observer.observe(target);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={element}
      className={`${richHtml} ${className}`}
      // The server would write the prop into the markup.
      suppressHydrationWarning={!html?.addresses.html}
      dangerouslySetInnerHTML={markup || undefined}
    />
  );
}
