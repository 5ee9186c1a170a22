/** Starts the shell: language, code of interactive widgets, and page changes. The page stays the server's HTML. */
import { attempt } from '../../widgets/runtime/core/attempt';
import { fileAddress } from '../../widgets/runtime/language/file-address';
import { currentLanguage, onLanguageChange } from '../../widgets/runtime/language/language';
import { pageConfig } from '../../widgets/runtime/widget/config';
import { whenLoaded } from '../../widgets/runtime/widget/when-loaded';
import { closedAnnouncement } from '../page';
import { loadOnUse, watch } from './code';
import { changeLanguage, initLanguage } from './language';
import { followLanguageLink, linkOf, pageLink } from './links';
import { applyFont } from './load-font';
import { placeOf } from './place';
import { followPart, head, serverPage, tellVisit } from './shown-page';

/** In ms. A page counts as loaded after it, because a picture may never arrive. */
const longestLoad = 5_000;

/** An exported site has a file for each language and list page; it has no query. */
function openFile(): void {
  const { pathname, search, hash } = location;
  const file = fileAddress(placeOf(location).path + search + hash);
  if (pageConfig().isExported && /[?&](lang|page)=/.test(search) && file !== pathname + search + hash) {
    location.replace(file);
  }
}

function closeAnnouncement(): void {
  document.documentElement.dataset.closed = '';
  // The removed button had the focus.
  document.querySelector('h1')?.focus({ preventScroll: true });
  // If storage is blocked, the next document shows it again.
  attempt(() => sessionStorage.setItem(closedAnnouncement, serverPage.announcement?.id ?? ''));
}

type Navigation = typeof import('./navigation');
let navigation: Navigation | undefined;

async function followHistory(): Promise<void> {
  try {
    navigation = await import('./navigation');
    navigation.followHistory();
    followPart();
  } catch {
    // The browser follows links and history.
  }
}

function handleClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  if (followLanguageLink(event)) return;
  const url = navigation?.canChange() ? pageLink(event) : undefined;
  // The browser follows a link within the page, but tells nothing of one to the same fragment again.
  if (!url || (url.pathname === location.pathname && url.hash && url.href !== location.href)) return;
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
if (currentLanguage() !== serverPage.language) changeLanguage();
loadOnUse();
document.querySelector('.announcement>button')?.addEventListener('click', closeAnnouncement);
document.addEventListener('click', handleClick);
// Not `pointerover` and `focusin`: they do not fire between two links in one shadow root.
for (const name of ['pointermove', 'keyup', 'pointerdown']) {
  document.addEventListener(name, expectClick, { passive: true });
}
// Tabs call `replaceState`, which wouter turns into an event.
for (const name of ['hashchange', 'replaceState']) addEventListener(name, followPart);
if (location.hash) followPart();
// In the first second a change of font is hardly noticed. Later it would move text.
if (performance.now() < 1_000) applyFont();
tellVisit();
// An incomplete page must be completed soon. After a reload or Back, the history has other pages of this site.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (serverPage.isPartial || visit?.type !== 'navigate') followHistory();

function startRest(): void {
  watch(document);
  followHistory();
  head().catch(() => {});
}
const waited = new Promise((resolve) => setTimeout(resolve, longestLoad));
Promise.race([new Promise<void>(whenLoaded), waited]).then(startRest);
if (process.env.NODE_ENV === 'development') import('./reload');
