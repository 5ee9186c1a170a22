import { createContext, createElement, type ReactNode, useContext } from 'react';
import { fileIn } from '../../../widgets/runtime/language/file-address';
import { codes, type Language, languages } from '../../../widgets/runtime/language/language';
import { siteLink } from '../../../widgets/runtime/language/link';
import { type Labels, labelsIn } from '../../../widgets/runtime/language/strings';
import * as paths from '../../../widgets/runtime/ui/icon-paths';
import { frame } from '../../frame';
import { attributesOf, type Match } from '../../match';
import type { Announcement, PageData, Words } from '../../page';
import type { Section } from '../../route';
import { inEachLanguage } from '../core/in-each-language';
import { mapValues } from '../core/map-values';
import { strings } from './app.strings';

export interface ServerRoot {
  html: string;
  attributes: Readonly<Record<string, string>>;
  text?: { html: string; lang: string } | undefined;
  targets: Readonly<Record<string, string>>;
  /** Ids of items that links lead to, each in the slot of that name. */
  places: readonly string[];
}

type RenderRoot = (
  widget: string,
  attributes: Record<string, string>,
  slots: readonly (string | undefined)[],
) => ServerRoot | undefined;

export const RootContext = createContext<RenderRoot>(() => undefined);

interface WidgetProps {
  placed: Section;
  params?: Match['params'];
  slot?: string;
  id?: string | undefined;
}

function Widget({ placed, params = {}, slot, id }: WidgetProps) {
  const { widget, slots = {}, anchor } = placed;
  const attributes = attributesOf(placed, params);
  const root = useContext(RootContext)(widget, attributes, [...Object.keys(slots), anchor]);
  return createElement(
    `serambi-${widget}`,
    { ...attributes, ...root?.attributes, slot, id },
    root &&
      createElement('template', {
        shadowrootmode: 'open',
        shadowrootserializable: '',
        dangerouslySetInnerHTML: { __html: root.html },
      }),
    root?.text &&
      createElement('article', { lang: root.text.lang, dangerouslySetInnerHTML: { __html: root.text.html } }),
    // Links cannot reach elements in a shadow root, so a form's link targets are outside.
    ...Object.entries(root?.targets ?? {}).map(([id, slot]) => <span key={id} id={id} slot={slot} />),
    ...(root?.places ?? []).map((id) => <span key={id} id={id} slot={id} tabIndex={-1} />),
    anchor && <span id={anchor} slot={anchor} />,
    // A part that appears only when a link leads to it has the link's fragment as id.
    ...Object.entries(slots).map(([at, inner]) => (
      <Widget key={at} placed={inner} params={params} slot={at} id={inner.isLater ? at : undefined} />
    )),
  );
}

/** Both languages of an element's text (`text`) and attributes; `client/language.ts` changes them. */
const inBoth = (words: Readonly<Record<string, Words>>) => ({
  'data-words': JSON.stringify(
    Object.fromEntries(languages.map((each) => [codes[each], mapValues(words, (both) => both[each])])),
  ),
});

interface PageProps {
  page: PageData;
  match: Match;
  sections?: readonly Section[] | undefined;
  language: Language;
  labels?: Labels | undefined;
  /** HTML before the sections. */
  line?: string | undefined;
}

export const wordsOf = (labels: Labels | undefined, name: keyof typeof strings.English): Words =>
  inEachLanguage((language) => labelsIn('app', strings, language, labels)[name]);

/** The part of a page that a page change replaces. */
export function Main({ page, match, sections = match.route.sections, language, labels, line }: PageProps): ReactNode {
  const nothing = wordsOf(labels, 'nothing');
  return (
    // The stylesheet shows this text if no section has content. An attribute is not part of any page's text.
    <main id="main" data-nothing={nothing[language]} {...inBoth({ 'data-nothing': nothing })}>
      {/* Headings in widgets start at level two. After a navigation this heading gets the focus. */}
      <h1 tabIndex={-1} className="heading" {...inBoth({ text: page.heading })}>
        {page.heading[language]}
      </h1>
      {line && <div dangerouslySetInnerHTML={{ __html: line }} />}
      {sections.map((section, index) => (
        <div key={index} id={section.id} className={`band ${section.band ?? 'plain'}`}>
          <Widget placed={section} params={match.params} />
        </div>
      ))}
    </main>
  );
}

interface AnnouncementLineProps {
  announcement: Announcement;
  language: Language;
  labels: Labels | undefined;
  link(address: string, language: Language): string;
}

function AnnouncementLine({ announcement, language, labels, link }: AnnouncementLineProps) {
  const label = wordsOf(labels, 'announcement');
  const close = wordsOf(labels, 'close');
  const { link: address, only, English, Indonesia } = announcement;
  const text = { English, Indonesia };
  const href = address && inEachLanguage((each) => link(address[each], each));
  const lang = only && codes[only];
  return (
    <aside className="announcement" aria-label={label[language]} {...inBoth({ 'aria-label': label })}>
      {href ? (
        <a href={href[language]} lang={lang} {...inBoth({ text, href })}>
          {text[language]}
        </a>
      ) : (
        <p lang={lang} {...inBoth({ text })}>
          {text[language]}
        </p>
      )}
      <button type="button" aria-label={close[language]} {...inBoth({ 'aria-label': close })}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d={paths.cross} />
        </svg>
      </button>
    </aside>
  );
}

export function App(props: PageProps): ReactNode {
  const { page, match, language, labels } = props;
  const { announcement, languageInAddress, isExported } = page;
  if (match.route.isBare) return <Main {...props} />;
  const skip = wordsOf(labels, 'skip');
  return (
    <>
      <nav aria-label={skip[language]} {...inBoth({ 'aria-label': skip })}>
        <a href="#main" className="skip" {...inBoth({ text: skip })}>
          {skip[language]}
        </a>
      </nav>
      {announcement && (
        <AnnouncementLine
          announcement={announcement}
          language={language}
          labels={labels}
          link={(address, each) =>
            siteLink(address, '', languageInAddress ? each : undefined, isExported ? fileIn : undefined)
          }
        />
      )}
      <Widget placed={{ widget: frame.top }} />
      <Main {...props} />
      <Widget placed={{ widget: frame.bottom }} />
    </>
  );
}
