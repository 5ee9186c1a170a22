/** The shell in the browser: takes over the page that the server sent, then navigates without leaving it. */
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { navigate } from 'wouter/use-browser-location';
import { pageConfig } from '../widgets/runtime/config';
import { codes, currentLanguage, onLanguageChange, showLanguage, storageKey } from '../widgets/runtime/language';
import { App, WatchContext } from './app';
import type { PageData } from './page';
import { pageLink } from './page-link';
import { loadAll, watch } from './watch';

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
  if (languageInAddress || !stored) showLanguage(language);
}

/** The server reads a mirror of the stored value, so that the next page arrives in the right language. */
function mirrorLanguage() {
  document.cookie = `language=${currentLanguage()}; path=/; max-age=31536000; samesite=lax`;
}

/** An address that names a language keeps naming the one that is shown. */
function updateAddress() {
  const url = new URL(location.href);
  if (!url.searchParams.has('lang')) return;
  url.searchParams.set('lang', codes[currentLanguage()]);
  history.replaceState(history.state, '', url);
}

/** A visitor who stays on the first page never needs it. */
const navigation = () => import('./navigation');
/** A hint that came to nothing: the click itself will tell. */
const ignore = () => {};

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Changes the page inside a view transition where the browser has them; resolves once it is changed. */
async function transition(change: () => void): Promise<void> {
  if (!document.startViewTransition || reducedMotion()) change();
  else await document.startViewTransition(change).updateCallbackDone;
}

function Shell({ first }: { first: PageData }) {
  const [page, setPage] = useState(first);
  const [language, setLanguage] = useState(first.language);

  useEffect(() => {
    setLanguage(currentLanguage());
    return onLanguageChange(() => {
      loadAll();
      mirrorLanguage();
      updateAddress();
      setLanguage(currentLanguage());
    });
  }, []);

  useEffect(() => {
    if (page === first && language === first.language) return;
    document.documentElement.lang = codes[language];
    // The first page's head came with it.
    import('./head').then(({ updateHead }) => updateHead(page, language, bankName));
  }, [page, language, first]);

  useEffect(() => {
    let latest = 0;
    /** The path of the page that is shown. */
    let here = location.pathname;
    const show = async (path: string, commit: (next: PageData | undefined) => void) => {
      const turn = ++latest;
      const { prepare } = await navigation();
      const { page: next, late } = await prepare(path);
      if (turn !== latest) return;
      commit(next);
      late?.then(
        (arrived) => turn === latest && setPage(arrived),
        () => console.warn(`Serambi: ${path} could not be fetched as a whole; its parts try on their own.`),
      );
    };
    const clicked = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
        return;
      }
      const url = pageLink(event);
      if (!url) return;
      if (url.pathname === location.pathname && url.hash) return;
      event.preventDefault();
      show(url.pathname, async (next) => {
        await transition(() => {
          flushSync(() => {
            here = url.pathname;
            navigate(url.pathname + url.search + url.hash);
            setPage((before) => next ?? { ...before, path: url.pathname, status: 200 });
          });
        });
        if (!url.hash) window.scrollTo({ top: 0, behavior: reducedMotion() ? 'instant' : 'smooth' });
        document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
        // Without the code that navigates, the browser does.
      }).catch(() => location.assign(url));
    };
    const hinted = (event: Event) => {
      const url = pageLink(event);
      if (url && url.pathname !== location.pathname)
        navigation().then(({ prefetch }) => prefetch(url.pathname), ignore);
    };
    const travelled = () => {
      // A jump within the page leaves it as it is.
      if (location.pathname === here) return;
      here = location.pathname;
      setPage((before) => ({ ...before, path: location.pathname, status: 200 }));
      show(location.pathname, (next) => next && setPage(next)).catch(ignore);
    };
    // A detail whose slug the backend does not know is the site's own not-found page.
    const failed = (event: Event) => {
      const { status } = (event as CustomEvent<{ status?: number }>).detail ?? {};
      const isDetail = (event.target as Element).hasAttribute('slug');
      if (status === 404 && isDetail) setPage((before) => ({ ...before, status: 404 }));
    };
    const hints = ['pointerover', 'focusin', 'pointerdown'];
    document.addEventListener('click', clicked);
    for (const name of hints) document.addEventListener(name, hinted, { passive: true });
    window.addEventListener('popstate', travelled);
    // Widget events do not bubble; capturing sees them on their way down.
    document.addEventListener('serambi:error', failed, true);
    return () => {
      document.removeEventListener('click', clicked);
      for (const name of hints) document.removeEventListener(name, hinted);
      window.removeEventListener('popstate', travelled);
      document.removeEventListener('serambi:error', failed, true);
    };
  }, []);

  return (
    <WatchContext.Provider value={watch}>
      <App page={page} language={language} />
    </WatchContext.Provider>
  );
}

const first = served();
settleLanguage(first);
mirrorLanguage();
const root = document.getElementById('app');
if (root) hydrateRoot(root, <Shell first={first} />);
if (process.env.NODE_ENV === 'development') import('./reload');
