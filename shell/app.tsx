import { routeTable } from 'serambi:routes';
import { createContext, createElement, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { fileIn } from '../widgets/runtime/language/file-address';
import type { Language } from '../widgets/runtime/language/language';
import { siteLink } from '../widgets/runtime/language/link';
import { type Labels, labelsIn } from '../widgets/runtime/language/strings';
import * as paths from '../widgets/runtime/ui/icon-paths';
import { strings } from './app.strings';
import { frame } from './frame';
import { attributesOf, type Match, matchPath } from './match';
import { type Announcement, closedAnnouncement, type ShownPage } from './page';
import type { ClientRoute, Section } from './routes';

type RenderServerRoot = (
  widget: string,
  attributes: Record<string, string>,
  slots: readonly (string | undefined)[],
) =>
  | {
      html: string;
      isEmpty: boolean;
      targets?: Readonly<Record<string, string>>;
      /** What the address has set. */
      addressed?: Readonly<Record<string, string>>;
    }
  | undefined;

/** Renders a widget's shadow root on the server. Undefined in a browser, where the element renders its own. */
export const ServerRootContext = createContext<RenderServerRoot | undefined>(undefined);

/** Called with each widget element, to load its code when it is needed. Returns the function that stops this. */
export const WatchContext = createContext<(element: Element, widget: string) => (() => void) | undefined>(
  () => undefined,
);

/** In the place of a widget that is not there yet. */
const waiting = <div key="waiting" className="waiting" aria-hidden="true" />;

interface WidgetProps {
  name: string;
  attributes?: Record<string, string>;
  /** The route's, for the attributes of what is placed inside. */
  params?: Match['params'];
  slots?: Section['slots'];
  anchor?: Section['anchor'];
  /** Of its page: no link leads there. */
  isHidden?: boolean;
  /** Its page opens: only what is seen first is made. */
  isOpening?: boolean;
  slot?: string;
  /** Fragment by which links lead to it. */
  id?: string | undefined;
}

function Widget(props: WidgetProps) {
  const { name, attributes = {}, params = {}, slots = {}, anchor, isHidden, isOpening, slot, id } = props;
  const element = useRef<HTMLElement>(null);
  const renderServerRoot = useContext(ServerRootContext);
  const watch = useContext(WatchContext);
  useEffect(() => (element.current ? watch(element.current, name) : undefined), [watch, name]);
  const filled = Object.entries(slots);
  const root = renderServerRoot?.(name, attributes, [...Object.keys(slots), anchor]);
  return createElement(
    `serambi-${name}`,
    // In a browser the element sets `data-empty` itself.
    { ...attributes, ...root?.addressed, slot, id, ref: element, ...(root?.isEmpty && { 'data-empty': '' }) },
    // The parser turns the template into the shadow root, so hydration does not find it among the children.
    root &&
      createElement('template', {
        key: 'root',
        shadowrootmode: 'open',
        dangerouslySetInnerHTML: { __html: root.html },
      }),
    // Shown until the element has a shadow root: on a page opened in the browser, until the widget's code is there.
    waiting,
    // Where links into a form arrive: they find nothing inside a shadow root.
    ...Object.entries(root?.targets ?? {}).map(([id, slot]) => <span key={id} id={id} slot={slot} />),
    anchor && <span key="anchor" id={isHidden ? undefined : anchor} slot={anchor} />,
    ...filled.map(([at, placed]) =>
      placed.isLater && isOpening ? (
        // By it the widget knows that the slot is filled.
        <span key={at} slot={at} />
      ) : (
        <Widget
          key={at}
          name={placed.widget}
          attributes={attributesOf(placed, params)}
          slot={at}
          // What is seen only once a link leads to it is known by that link's fragment.
          id={placed.isLater && !isHidden ? at : undefined}
        />
      ),
    ),
  );
}

interface PageProps {
  route: ClientRoute;
  params: Match['params'];
  heading: string;
  /** Shown where the page has no content. */
  nothing: string;
  isGradual: boolean;
  /** It is made for a later click, with its first section alone. */
  isHidden: boolean;
}

function Page({ route, params, heading, nothing, isGradual, isHidden }: PageProps) {
  const { sections } = route;
  const [made, setMade] = useState(isGradual ? 1 : sections.length);
  // Each section has a task of its own, after the frame that draws those before it: where a frame takes long, effects precede it.
  useEffect(() => {
    if (isHidden || made >= sections.length) return;
    let task: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => setMade(made + 1));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, [made, sections, isHidden]);
  return (
    // The stylesheet shows this text where no section has content. As an attribute it is not part of any page's text.
    <main id={isHidden ? undefined : 'main'} inert={isHidden} data-nothing={nothing}>
      {/* Headings in widgets start at level two. After a navigation focus moves to this heading. */}
      {!isHidden && (
        <h1 tabIndex={-1} className="heading">
          {heading}
        </h1>
      )}
      {sections.map((section, index) => (
        <div
          key={`${route.path}${index}`}
          id={isHidden ? undefined : section.id}
          className={`band ${section.band ?? 'plain'}`}
        >
          {index < made ? (
            <Widget
              name={section.widget}
              attributes={attributesOf(section, params)}
              params={params}
              slots={section.slots}
              anchor={section.anchor}
              isHidden={isHidden}
              isOpening={made === 1 && sections.length > 1}
            />
          ) : (
            waiting
          )}
        </div>
      ))}
    </main>
  );
}

/** It is closed for as long as the tab is open: the document's head has a script that hides it before it is painted. */
function closeAnnouncement(id: string) {
  document.documentElement.dataset.closed = '';
  // The button had the focus.
  document.querySelector('h1')?.focus({ preventScroll: true });
  try {
    sessionStorage.setItem(closedAnnouncement, id);
  } catch {
    // Storage is blocked, so it is closed on this page alone.
  }
}

interface AnnouncementLineProps {
  announcement: Announcement;
  language: Language;
  t: typeof strings.English;
  /** Makes the address of a link. */
  link(address: string): string;
}

function AnnouncementLine({ announcement, language, t, link }: AnnouncementLineProps) {
  const text = announcement[language];
  return (
    <aside className="announcement" aria-label={t.announcement}>
      {announcement.link ? <a href={link(announcement.link)}>{text}</a> : <p>{text}</p>}
      <button type="button" aria-label={t.close} onClick={() => closeAnnouncement(announcement.id)}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d={paths.cross} />
        </svg>
      </button>
    </aside>
  );
}

interface AppProps {
  page: ShownPage;
  /** Made unseen beside it: the page that a click is expected to lead to. */
  nextPage?: ShownPage | undefined;
  language: Language;
  /** Labels that the bank has replaced. */
  labels?: Labels | undefined;
  /** In place of the route's. */
  sections?: readonly Section[] | undefined;
}

const matchOf = ({ status, path }: ShownPage): Match<ClientRoute> =>
  status === 404 ? { route: routeTable.notFound, params: {} } : matchPath(path, routeTable);

/**
 * The site at the path of a page: header, the widgets of the route, footer. Not at the browser's path: after Back and Forward
 * that changes before the page's content is there.
 */
export function App({ page, nextPage, language, labels, sections }: AppProps): ReactNode {
  const t = labelsIn('app', strings, language, labels);
  const { Notice, announcement, languageInAddress, isExported } = page;
  const { route } = matchOf(page);
  const contentOf = (shown: ShownPage) => {
    const { heading, isGradual = false, query: q = '' } = shown;
    const { route, params } = matchOf(shown);
    return (
      // By its key the page that was made unseen is the one that is shown by the click.
      <Page
        key={route.path}
        route={sections ? { ...route, sections } : route}
        params={{ ...params, q }}
        heading={heading[language]}
        nothing={t.nothing}
        isGradual={isGradual}
        isHidden={shown !== page}
      />
    );
  };
  const content = Notice ? <Notice language={language} /> : contentOf(page);
  if (route.isBare) return content;
  return (
    <>
      <nav aria-label={t.skip}>
        <a href="#main" className="skip">
          {t.skip}
        </a>
      </nav>
      {announcement && (
        <AnnouncementLine
          announcement={announcement}
          language={language}
          t={t}
          link={(address) =>
            siteLink(address, '', languageInAddress ? language : undefined, isExported ? fileIn : undefined)
          }
        />
      )}
      <Widget name={frame.top} />
      {content}
      {nextPage && matchOf(nextPage).route !== route && contentOf(nextPage)}
      <Widget name={frame.bottom} />
    </>
  );
}
