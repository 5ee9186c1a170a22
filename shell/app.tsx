import { routeTable } from 'serambi:routes';
import { createContext, createElement, type ReactNode, useContext, useEffect, useRef } from 'react';
import { useRouter } from 'wouter';
import type { Language } from '../widgets/runtime/language/language';
import { attributesOf, type Match, matchPath } from './match';
import type { PageData } from './page';
import type { ClientRoute, Section } from './routes';

interface Inside {
  html: string;
  isEmpty: boolean;
}

/** What goes between a widget's tags in server markup. In a browser nothing does: the element fills its own root. */
export const InsideContext = createContext<
  ((widget: string, attributes: Record<string, string>, slots: readonly string[]) => Inside | undefined) | undefined
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
    // In a browser the element says so itself.
    { ...attributes, slot, ref: element, ...(root?.isEmpty && { 'data-empty': '' }) },
    // A template is no child: the parser turns it into the shadow root, so hydration finds the slotted elements alone.
    root &&
      createElement('template', {
        key: 'root',
        shadowrootmode: 'open',
        dangerouslySetInnerHTML: { __html: root.html },
      }),
    ...filled.map(([at, widget]) => <Widget key={at} name={widget} slot={at} />),
  );
}

const words = {
  English: { skip: 'Skip to content', nothing: 'There is nothing here at the moment.' },
  Indonesia: { skip: 'Langsung ke isi', nothing: 'Saat ini belum ada isi di sini.' },
};

interface PageProps {
  route: ClientRoute;
  params: Match['params'];
  heading: string;
  language: Language;
}

function Page({ route, params, heading, language }: PageProps) {
  return (
    // What it says where no section has anything to show is in the stylesheet, and no text of any other page.
    <main id="main" data-nothing={words[language].nothing}>
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
}

/** The routed site: header, the widgets of the route, footer. */
export function App({ page, language }: AppProps): ReactNode {
  // Not `useLocation`: it decodes the path, and parameters would be decoded twice.
  const router = useRouter();
  const [path] = router.hook(router);
  const { route, params } =
    page.status === 404 ? { route: routeTable.notFound, params: {} } : matchPath(path, routeTable);
  const content = (
    <Page key={route.path} route={route} params={params} heading={page.heading[language]} language={language} />
  );
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
