import type { MouseEvent } from 'react';

/** Handles a click on a link in place. With these keys the browser opens another tab or window. */
export const inPlace = (handle: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  handle();
};
