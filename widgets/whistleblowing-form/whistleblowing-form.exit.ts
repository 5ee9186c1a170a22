import { useEffect } from 'react';

/** Presses of Shift that mean leaving, and the time in which they must come, in ms. */
const presses = 3;
const patience = 5_000;

/**
 * Covers the page at once and leaves for a neutral one in its place, so that going back does not lead here. In a frame,
 * which cannot take its host along, the host is asked to do so.
 */
export function leave(address: string): void {
  const cover = document.createElement('div');
  // Above everything, toasts included; whatever its size, its shadow covers the page.
  cover.popover = 'manual';
  cover.style.cssText = 'position:fixed;z-index:2147483647;border:0;box-shadow:0 0 0 200vmax #fff';
  document.body.append(cover);
  cover.showPopover?.();
  if (parent !== window) parent.postMessage({ serambi: 'exit' }, '*');
  location.replace(address);
}

/** Leaves when Shift alone is pressed three times in a row. */
export function useExit(address: string): void {
  useEffect(() => {
    let times: number[] = [];
    const pressed = ({ key, repeat, timeStamp }: KeyboardEvent) => {
      if (repeat) return;
      times = key === 'Shift' ? [...times.filter((time) => timeStamp - time < patience), timeStamp] : [];
      if (times.length === presses) leave(address);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [address]);
}
