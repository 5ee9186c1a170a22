/**
 * The shell in the browser. The page is the server's HTML: nothing renders it anew. Here are the language, the code of widgets that
 * need it, and the links, which the code for changing the page follows once it is loaded; until then they are the browser's.
 */

import { fileAddress } from '../../widgets/runtime/language/file-address';
import { currentLanguage, onLanguageChange } from '../../widgets/runtime/language/language';
import { pageConfig } from '../../widgets/runtime/widget/config';
import { whenLoaded } from '../../widgets/runtime/widget/when-loaded';
import { closedAnnouncement } from '../page';
import { loadOnUse, watch } from './code';
import { changeLanguage, initLanguage } from './language';
import { linkOf, pageLink } from './links';
import { applyFont } from './load-font';
import { placeOf } from './place';
import { followPart, head, serverPage, tellVisit } from './shown-page';

/** Milliseconds after which a page counts as loaded: a picture may never come. */
const longestLoad = 5_000;

/** The address of an exported page may name its language, or a page of its lists, as the server's addresses do. */
function openFile(): void {
  const { pathname, search, hash } = location;
  const file = fileAddress(placeOf(location).path + search + hash);
  if (pageConfig().isExported && /[?&](lang|page)=/.test(search) && file !== pathname + search + hash) {
    location.replace(file);
  }
}

/** It is closed for as long as the tab is open: the document's head has a script that hides it before it is painted. */
function closeAnnouncement(): void {
  document.documentElement.dataset.closed = '';
  // The button had the focus.
  document.querySelector('h1')?.focus({ preventScroll: true });
  try {
    sessionStorage.setItem(closedAnnouncement, serverPage.announcement?.id ?? '');
  } catch {
    // Storage is blocked, so it is closed on this page alone.
  }
}

type Navigation = typeof import('./navigation');
let navigation: Navigation | undefined;

async function followHistory(): Promise<void> {
  try {
    navigation = await import('./navigation');
    navigation.followHistory();
    // A tab may have been chosen before.
    followPart();
  } catch {
    // The browser follows links and history.
  }
}

function handleClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const url = navigation?.canChange() ? pageLink(event) : undefined;
  if (!url || (url.pathname === location.pathname && url.hash)) return;
  event.preventDefault();
  navigation?.openPage(url, linkOf(event)).catch(() => location.assign(url));
}

let lastTarget: EventTarget | undefined;

function expectClick(event: Event): void {
  const [target] = event.composedPath();
  if (event.type === 'pointermove' && target === lastTarget) return;
  lastTarget = target;
  const url = pageLink(event);
  if (url && url.pathname !== location.pathname) navigation?.expectClick(url, event);
}

openFile();
initLanguage(serverPage.language);
onLanguageChange(changeLanguage);
// The stored language may differ from the one that the server rendered.
if (currentLanguage() !== serverPage.language) changeLanguage();
loadOnUse();
document.querySelector('.announcement>button')?.addEventListener('click', closeAnnouncement);
document.addEventListener('click', handleClick);
// Not `pointerover` and `focusin`: between two links of one widget these do not leave its shadow root.
for (const name of ['pointermove', 'keyup', 'pointerdown']) {
  document.addEventListener(name, expectClick, { passive: true });
}
// Tabs replace the address, of which the router tells once it is loaded.
for (const name of ['hashchange', 'replaceState']) addEventListener(name, followPart);
if (location.hash) followPart();
// Within the first second a change of font is hardly noticed. Later it would move text, so the next page has the font.
if (performance.now() < 1_000) applyFont();
tellVisit();
// An incomplete page is completed as soon as can be. After a reload or Back, the history has earlier pages of this site.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (serverPage.isPartial || visit?.type !== 'navigate') followHistory();
let isStarted = false;

/** Starts everything that the first view does not need. */
function startRest(): void {
  if (isStarted) return;
  isStarted = true;
  watch(document);
  followHistory();
  head().catch(() => {});
}
whenLoaded(startRest);
setTimeout(startRest, longestLoad);
if (process.env.NODE_ENV === 'development') import('./reload');
