type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'preventDefault'>;

/** False if the browser opens the link elsewhere: with these keys in another tab or window, or as a download. */
export const isInPlace = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean =>
  !(button || metaKey || ctrlKey || shiftKey || altKey);

export const inPlace = (handle: () => void) => (event: Click) => {
  if (!isInPlace(event)) return;
  event.preventDefault();
  handle();
};
