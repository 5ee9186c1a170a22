import { createContext, createElement, type ReactNode, useContext, useEffect, useRef } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import type { Language } from '../widgets/runtime/language';
import type { PageData } from './page';
import { attributesOf, type Match, matchPath, notFound, type Route, type Section } from './routes';

/** What goes between a widget's tags in server markup. In a browser nothing does: the element fills its own root. */
export const InsideContext = createContext<
  ((widget: string, attributes: Record<string, string>, slots: readonly string[]) => string | undefined) | undefined
>(undefined);

/** Told of every widget element on the page, so that its code can be loaded when it is needed. */
export const WatchContext = createContext<(element: Element, widget: string) => (() => void) | undefined>(
  () => undefined,
);

interface WidgetProps {
  name: string;
  attributes?: Record<string, string>;
  slots?: Section['slots'];
  slot?: string;
}

function Widget({ name, attributes = {}, slots = {}, slot }: WidgetProps) {
  const element = useRef<HTMLElement>(null);
  const inside = useContext(InsideContext);
  const watch = useContext(WatchContext);
  useEffect(() => (element.current ? watch(element.current, name) : undefined), [watch, name]);
  const filled = Object.entries(slots);
  const root = inside?.(name, attributes, Object.keys(slots));
  return createElement(
    `serambi-${name}`,
    { ...attributes, slot, ref: element },
    // A template is no child: the parser turns it into the shadow root, so hydration finds the slotted elements alone.
    root &&
      createElement('template', { key: 'root', shadowrootmode: 'open', dangerouslySetInnerHTML: { __html: root } }),
    ...filled.map(([at, widget]) => <Widget key={at} name={widget} slot={at} />),
  );
}

const words = {
  English: { skip: 'Skip to content' },
  Indonesia: { skip: 'Langsung ke isi' },
};

interface PageProps {
  route: Route;
  params: Match['params'];
  heading: string;
}

function Page({ route, params, heading }: PageProps) {
  return (
    <main id="main">
      {/* Widgets begin at level two, wherever they stand; the page's own heading is also where focus goes. */}
      <h1 tabIndex={-1} className="heading">
        {heading}
      </h1>
      {route.sections.map((section, index) => (
        <div key={`${route.path}${index}`} className={`band ${section.band ?? 'plain'}`}>
          <Widget name={section.widget} attributes={attributesOf(section, params)} slots={section.slots} />
        </div>
      ))}
    </main>
  );
}

interface AppProps {
  page: PageData;
  language: Language;
  /** Path to render on a server. */
  ssrPath?: string;
}

/** The light shell: header, the route's widgets, footer. */
export function App({ page, language, ssrPath }: AppProps): ReactNode {
  const path = usePathname(ssrPath === undefined ? {} : { ssrPath });
  const { route, params } = page.status === 404 ? { route: notFound, params: {} } : matchPath(path);
  const content = <Page key={route.path} route={route} params={params} heading={page.heading[language]} />;
  if (route.isBare) return content;
  return (
    <>
      <nav aria-label={words[language].skip}>
        <a href="#main" className="skip">
          {words[language].skip}
        </a>
      </nav>
      <Widget name="header" />
      {content}
      <Widget name="footer" />
    </>
  );
}
