/** The shell in the browser: takes over the page that the server sent, then navigates without leaving it. */
import { useEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { pageConfig } from '../../widgets/runtime/element/config';
import {
  codes,
  currentLanguage,
  isLanguage,
  type Language,
  onLanguageChange,
  showLanguage,
  storageKey,
} from '../../widgets/runtime/language/language';
import { App, WatchContext } from '../app';
import type { PageData } from '../page';
import { loadFont } from './load-font';
import { pageLink } from './page-link';
import { followLanguage, loadRest, replayClick, watch } from './watch';

const bankName = pageConfig().bank?.name ?? '';

function served(): PageData {
  return JSON.parse(document.getElementById('serambi-page')?.textContent ?? '');
}

/** The language the server chose stays, unless this browser has stored another one and the address names none. */
function settleLanguage({ language, languageInAddress }: PageData) {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(storageKey);
  } catch {
    // Storage is blocked: the cookie, if any, has decided.
  }
  if (isLanguage(stored)) mirrorLanguage(stored);
  if (languageInAddress || !isLanguage(stored)) showLanguage(language);
}

/** The server reads a mirror of the stored value, so that the next page arrives in the right language. */
function mirrorLanguage(stored: Language) {
  document.cookie = `language=${stored}; path=/; max-age=31536000; samesite=lax`;
}

/** An address that names a language keeps naming the one that is shown. */
function updateAddress() {
  const url = new URL(location.href);
  const named = url.searchParams.get('lang');
  const code = codes[currentLanguage()];
  if (named === null || named === code) return;
  url.searchParams.set('lang', code);
  history.replaceState(history.state, '', url);
}

/** A visitor who stays on the first page never needs it. */
const navigation = () => import('./navigation');
/** Needed as soon as the page or its language changes, so it is loaded when the page is idle. */
const head = () => import('../head');
const ignore = () => {};

function Shell({ first }: { first: PageData }) {
  const [page, setPage] = useState(first);
  const [language, setLanguage] = useState(first.language);

  useEffect(() => {
    // The server may not have known what this browser has stored.
    if (currentLanguage() !== first.language) followLanguage();
    setLanguage(currentLanguage());
    return onLanguageChange(() => {
      followLanguage();
      mirrorLanguage(currentLanguage());
      updateAddress();
      setLanguage(currentLanguage());
    });
  }, [first.language]);

  const isAsServed = useRef(true);
  useEffect(() => {
    // Back or forward may have led to an address of the other language.
    updateAddress();
    // The first page's head came with it, and has to be changed back, too.
    if (isAsServed.current && page === first && language === first.language) return;
    isAsServed.current = false;
    document.documentElement.lang = codes[language];
    head().then(({ updateHead }) => updateHead(page, language, bankName), ignore);
  }, [page, language, first]);

  useEffect(() => {
    // What was not there in time arrives in its widget; the page follows. So it does in a history from before a reload.
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (first.isPartial || visit?.type !== 'navigate') {
      navigation().then(({ follow }) => follow(setPage, first.isPartial), ignore);
    }
    const clicked = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
        return;
      }
      const url = pageLink(event);
      if (!url || (url.pathname === location.pathname && url.hash)) return;
      event.preventDefault();
      navigation()
        .then(({ open }) => open(url, setPage))
        // Without the code that navigates, the browser does.
        .catch(() => location.assign(url));
    };
    let pointed: EventTarget | undefined;
    const hinted = (event: Event) => {
      const [target] = event.composedPath();
      if (event.type === 'pointermove' && target === pointed) return;
      pointed = target;
      const url = pageLink(event);
      if (url && url.pathname !== location.pathname)
        navigation().then(({ prefetch }) => prefetch(url.pathname), ignore);
    };
    // The shell lives as long as the document, and so do its listeners.
    document.addEventListener('click', clicked);
    document.addEventListener('click', replayClick);
    // Not `pointerover` and `focusin`: from one link of a widget to the next, these do not leave its shadow root.
    for (const name of ['pointermove', 'keyup', 'pointerdown']) {
      document.addEventListener(name, hinted, { passive: true });
    }
  }, [first]);

  return (
    <WatchContext.Provider value={watch}>
      <App page={page} language={language} />
    </WatchContext.Provider>
  );
}

const first = served();
settleLanguage(first);
// On a quick line nobody has begun to read; on a slow one the next page has it.
if (performance.now() < 1_000) loadFont();
const root = document.getElementById('app');
if (root) hydrateRoot(root, <Shell first={first} />);
/** Once the page has nothing else to do. Safari cannot tell. */
const whenIdle = globalThis.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 1_000));
function loadWhenIdle() {
  whenIdle(() => {
    loadRest();
    head().catch(ignore);
  });
}
if (document.readyState === 'complete') loadWhenIdle();
else window.addEventListener('load', loadWhenIdle);
if (process.env.NODE_ENV === 'development') import('./reload');
