import { useEffect, useRef } from 'react';
import { attempt } from '../runtime/core/attempt';
import { isInPlace } from '../runtime/core/in-place';

/** This many Shift presses leave the page, within this time in ms. */
const pressCount = 3;
const pressTimeout = 5_000;

/** Set in `sessionStorage` from an exit until the page opens again. Its name reveals nothing. */
const exitKey = 'serambi-tab';

/** Covers the page immediately and replaces it in the history. From an iframe it also asks the host page to leave. */
export function leavePage(address: string): void {
  const cover = document.createElement('div');
  // A popover covers everything, including toasts; its huge shadow covers the page.
  cover.popover = 'manual';
  cover.style.cssText = 'position:fixed;z-index:2147483647;border:0;box-shadow:0 0 0 200vmax Canvas';
  document.body.append(cover);
  cover.showPopover?.();
  if (parent !== window) parent.postMessage({ serambi: 'exit' }, '*');
  // On a partner's page another origin supplies the address.
  if (/^(?:https?:|\/)/i.test(address)) location.replace(address);
}

/**
 * Links replace the page in the history, or Back would return to the report after an exit. While a report is sent they do nothing:
 * nobody would see its case code.
 */
function followInPlace(event: MouseEvent, isSending: boolean): void {
  const link = event.composedPath().find((each): each is HTMLAnchorElement => each instanceof HTMLAnchorElement);
  if (event.defaultPrevented || !isInPlace(event)) return;
  // In a frame the document's `<base>` opens links in a new tab.
  const target = link?.target || document.querySelector('base')?.target;
  if (!link?.href || target || link.hasAttribute('download') || !/^https?:/.test(link.href)) return;
  event.preventDefault();
  if (!isSending) location.replace(link.href);
}

const hasLeft = () => attempt(() => sessionStorage.getItem(exitKey)) === '';

/**
 * Leaves the page on three Shift presses without other keys, and removes it from the history. No script can remove the entry of an
 * earlier visit before another address; when Back leads there, leaves again.
 *
 * @returns leaves the page
 */
export function useExit(address: string, isSending: boolean): () => void {
  const leave = () => {
    attempt(() => sessionStorage.setItem(exitKey, ''));
    leavePage(address);
  };
  const latest = useRef({ leave, isSending });
  latest.current = { leave, isSending };
  useEffect(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (visit?.type !== 'back_forward') attempt(() => sessionStorage.removeItem(exitKey));
    else if (hasLeft()) latest.current.leave();
    let times: number[] = [];
    const handleKeyDown = ({ key, repeat, timeStamp }: KeyboardEvent) => {
      if (repeat) return;
      times = key === 'Shift' ? [...times.filter((time) => timeStamp - time < pressTimeout), timeStamp] : [];
      if (times.length === pressCount) latest.current.leave();
    };
    // Shift with a click extends a selection, with a wheel it scrolls sideways.
    const handlePointer = () => {
      times = [];
    };
    const handleClick = (event: MouseEvent) => followInPlace(event, latest.current.isSending);
    // From the back/forward cache.
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && hasLeft()) latest.current.leave();
    };
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('keydown', handleKeyDown, { signal });
    for (const type of ['pointerdown', 'wheel'])
      document.addEventListener(type, handlePointer, { signal, passive: true });
    window.addEventListener('pageshow', handlePageShow, { signal });
    // On `window`, to follow only clicks that no other listener handled.
    window.addEventListener('click', handleClick, { signal });
    return () => controller.abort();
  }, []);
  return leave;
}
