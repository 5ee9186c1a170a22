import { useEffect, useRef } from 'react';

/** Number of Shift presses that leave the page, and the time in ms within which they must follow. */
const pressCount = 3;
const pressTimeout = 5_000;

/** In the tab's storage from an exit until the page is opened anew. Its name tells nothing. */
const exitKey = 'serambi-tab';

/** Uses the tab's storage, unless it is blocked. */
function tryStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

/**
 * Covers the page at once and replaces it in the history, so that Back does not return to it. From inside an iframe it
 * also asks the host page to leave, because an iframe cannot navigate its host.
 */
export function leavePage(address: string): void {
  const cover = document.createElement('div');
  // A popover is above everything, including toasts; its huge shadow covers the page.
  cover.popover = 'manual';
  cover.style.cssText = 'position:fixed;z-index:2147483647;border:0;box-shadow:0 0 0 200vmax Canvas';
  document.body.append(cover);
  cover.showPopover?.();
  if (parent !== window) parent.postMessage({ serambi: 'exit' }, '*');
  // On a partner's page the address is another origin's word.
  if (/^(?:https?:|\/)/i.test(address)) location.replace(address);
}

/**
 * A link, also one within the page, replaces the page in the history: an entry of its own would be left behind by the exit, and Back
 * would return to the report.
 */
function followInPlace(event: MouseEvent): void {
  const { defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  const link = event.composedPath().find((each): each is HTMLAnchorElement => each instanceof HTMLAnchorElement);
  if (defaultPrevented || button || ctrlKey || metaKey || shiftKey || altKey) return;
  // In a frame links open a tab by the document's `<base>`.
  const target = link?.target || document.querySelector('base')?.target;
  if (!link?.href || target || link.hasAttribute('download') || !/^https?:/.test(link.href)) return;
  event.preventDefault();
  location.replace(link.href);
}

const hasLeft = () => tryStorage((storage) => storage.getItem(exitKey)) === '';

/**
 * Leaves the page when Shift is pressed three times in a row, without other keys between, and leaves nothing of it in the history. A
 * visitor who had typed another address between two visits of the page has an entry of the first one there, which no script can
 * remove: where Back leads to it, the page is left again.
 *
 * @returns leaves the page
 */
export function useExit(address: string): () => void {
  const leave = () => {
    tryStorage((storage) => storage.setItem(exitKey, ''));
    leavePage(address);
  };
  const latestLeave = useRef(leave);
  latestLeave.current = leave;
  useEffect(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (visit?.type !== 'back_forward') tryStorage((storage) => storage.removeItem(exitKey));
    else if (hasLeft()) latestLeave.current();
    let times: number[] = [];
    const handleKeyDown = ({ key, repeat, timeStamp }: KeyboardEvent) => {
      if (repeat) return;
      times = key === 'Shift' ? [...times.filter((time) => timeStamp - time < pressTimeout), timeStamp] : [];
      if (times.length === pressCount) latestLeave.current();
    };
    // From the browser's memory of pages.
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && hasLeft()) latestLeave.current();
    };
    document.addEventListener('keydown', handleKeyDown);
    window.addEventListener('pageshow', handlePageShow);
    // The last to hear of a click, so that it follows only what nobody else has.
    window.addEventListener('click', followInPlace);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
      window.removeEventListener('pageshow', handlePageShow);
      window.removeEventListener('click', followInPlace);
    };
  }, []);
  return leave;
}
