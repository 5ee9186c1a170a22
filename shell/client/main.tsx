/** The shell in the browser: hydrates the page that the server sent, then navigates on the client. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { pageJson } from '../../widgets/runtime/content/page-json';
import { pageConfig } from '../../widgets/runtime/element/config';
import { loadLongLists } from '../../widgets/runtime/element/content-loader';
import { provideServed } from '../../widgets/runtime/element/element';
import * as served from '../../widgets/runtime/element/served';
import { whenLoaded } from '../../widgets/runtime/element/when-loaded';
import { fileAddress } from '../../widgets/runtime/language/file-address';
import {
  codes,
  currentLanguage,
  isLanguage,
  type Language,
  languages,
  onLanguageChange,
  showLanguage,
  storageKey,
} from '../../widgets/runtime/language/language';
import { App, WatchContext } from '../app';
import type { PageData, ShownPage } from '../page';
import type { VisitConfig } from '../visit';
import { applyFont } from './load-font';
import { linkOf, pageLink } from './page-link';
import { placeOf } from './place';
import { followLanguage, loadRest, replayClick, watch } from './watch';

const { isExported, bank, labels } = pageConfig();
const bankName = bank?.name ?? '';

function readPage(): PageData {
  return JSON.parse(document.getElementById('serambi-page')?.textContent ?? '');
}

/**
 * Keeps the language that the server chose, unless the browser has stored another one and the address names none. An exported
 * site has one page for all addresses that are not there, which may name another language than the page has.
 */
function initLanguage({ language }: PageData) {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(storageKey);
  } catch {
    // Storage is blocked. The server has used the cookie, if there is one.
  }
  if (isLanguage(stored)) saveLanguageCookie(stored);
  const named = languages.find((each) => codes[each] === placeOf(location).language);
  if (named || !isLanguage(stored)) showLanguage(named ?? language);
}

/** Copies the stored language to a cookie, so that the server renders the next page in it. */
function saveLanguageCookie(stored: Language) {
  document.cookie = `language=${stored}; path=/; max-age=31536000; samesite=lax`;
}

/** Changes the language of an address that names one to the language shown. */
function updateAddress() {
  const url = new URL(location.href);
  const { path, language } = placeOf(url);
  const code = codes[currentLanguage()];
  if (language === null || language === code) return;
  url.searchParams.set('lang', code);
  const { search, hash } = url;
  history.replaceState(history.state, '', isExported ? fileAddress(path + search + hash) : url);
}

/** The address of an exported page may name its language, or a page of its lists, as the server's addresses do. */
function openFile() {
  const { pathname, search, hash } = location;
  const file = fileAddress(placeOf(location).path + search + hash);
  if (isExported && /[?&](lang|page)=/.test(search) && file !== pathname + search + hash) location.replace(file);
}

type Navigation = typeof import('./navigation');
let navigation: Navigation | undefined;
let navigationComing: Promise<Navigation> | undefined;
/**
 * Needed by the first navigation, so it is loaded when the page is idle: a link then works without a network, too. From then on
 * it is used at once, because even the promise of loaded code is settled in a task of its own, behind those of a press: the
 * next page was requested 130 ms later on a slow phone. Calls that wait for it share one import, because several of one file are
 * not answered in their order, and the last click counts. Rejects where it cannot be loaded, and with what `use` rejects with.
 */
async function withNavigation<Result>(use: (navigation: Navigation) => Result) {
  if (!navigation) {
    navigationComing ??= import('./navigation').finally(() => {
      navigationComing = undefined;
    });
    navigation = await navigationComing;
  }
  return use(navigation);
}
/** Needed as soon as the page or its language changes, so it is loaded when the page is idle. */
const head = () => import('../head');
const ignore = () => {};

const { campaign = [], module, share = 0 } = pageJson<VisitConfig>('serambi-visit');
const isMeasured = Math.random() < share;
/** For the bank's module and for figures, where this visit has them. */
const visit =
  module || isMeasured ? new Promise<void>((idle) => whenLoaded(idle)).then(() => import('./visit')) : undefined;

function Shell({ first }: { first: PageData }) {
  const [page, setPage] = useState<ShownPage>(first);
  const [nextPage, setNextPage] = useState<ShownPage>();
  const [language, setLanguage] = useState(first.language);

  useEffect(() => {
    // The stored language may differ from the one that the server rendered.
    if (currentLanguage() !== first.language) followLanguage();
    setLanguage(currentLanguage());
    return onLanguageChange(() => {
      followLanguage();
      saveLanguageCookie(currentLanguage());
      updateAddress();
      setLanguage(currentLanguage());
    });
  }, [first.language]);

  /** The language last set here. A page translation may have set another since, which stays until the visitor switches. */
  const lastSet = useRef(first.language);
  // In the frame of the new words: afterwards it would have the styles of the whole page computed a second time.
  useLayoutEffect(() => {
    if (lastSet.current === language) return;
    lastSet.current = language;
    document.documentElement.lang = codes[language];
  }, [language]);

  const isAsServed = useRef(true);
  useEffect(() => {
    // Back or forward may have led to an address of the other language.
    updateAddress();
    // The server has rendered the first page's head; it is only updated once it has been changed.
    if (isAsServed.current && page === first && language === first.language) return;
    isAsServed.current = false;
    // The browser's address decides whether it names a language.
    const shown = { ...page, languageInAddress: placeOf(location).language !== null };
    head().then(({ updateHead }) => updateHead(shown, language, bankName), ignore);
  }, [page, language, first]);

  useEffect(() => {
    const query = new URLSearchParams(location.search);
    if (campaign.some((name) => query.has(name))) import('./campaign').catch(ignore);
    const shown = currentLanguage();
    visit?.then(({ showView }) => showView(page, shown, isMeasured), ignore);
  }, [page]);

  useEffect(() => {
    const follow = () => {
      withNavigation(({ followHistory }) => followHistory(setPage, first.isPartial)).catch(ignore);
    };
    // An incomplete page is requested again. After a reload or Back, the history has earlier pages of this site.
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (first.isPartial || visit?.type !== 'navigate') follow();
    else whenLoaded(follow);
    // Code that could not be loaded without a network.
    window.addEventListener('online', loadRest);
    const handleClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
        return;
      }
      const url = pageLink(event);
      if (!url || (url.pathname === location.pathname && url.hash)) return;
      event.preventDefault();
      const link = linkOf(event);
      withNavigation(({ openPage }) => openPage(url, setPage, link))
        // The navigation code could not be loaded, or a release has replaced the code that the page needs.
        .catch(() => location.assign(url));
    };
    let lastTarget: EventTarget | undefined;
    const prefetchLink = (event: Event) => {
      const [target] = event.composedPath();
      if (event.type === 'pointermove' && target === lastTarget) return;
      lastTarget = target;
      const url = pageLink(event);
      if (url && url.pathname !== location.pathname)
        withNavigation(({ expectClick }) => expectClick(url, event, setNextPage)).catch(ignore);
    };
    // These listeners are never removed: the shell stays as long as the document.
    document.addEventListener('click', handleClick);
    document.addEventListener('click', replayClick);
    // Not `pointerover` and `focusin`: between two links of one widget these do not leave its shadow root.
    for (const name of ['pointermove', 'keyup', 'pointerdown']) {
      document.addEventListener(name, prefetchLink, { passive: true });
    }
  }, [first]);

  return (
    <WatchContext.Provider value={watch}>
      <App page={page} nextPage={nextPage} language={language} labels={labels} />
    </WatchContext.Provider>
  );
}

openFile();
provideServed(served);
const first = readPage();
initLanguage(first);
// Within the first second a change of font is hardly noticed. Later it would move text, so the next page has the font.
if (performance.now() < 1_000) applyFont();
const root = document.getElementById('app');
if (root) hydrateRoot(root, <Shell first={first} />);
whenLoaded(() => {
  loadRest();
  head().catch(ignore);
  // A page with a long list then opens without waiting for it.
  loadLongLists().catch(ignore);
});
if (process.env.NODE_ENV === 'development') import('./reload');
