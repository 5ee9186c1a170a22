import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Adds the behaviour of server markup, and tells it of each change. It returns the function that ends it. */
export function useBehaviour<E extends HTMLElement>(behaviour: (element: E) => () => void): RefObject<E | null> {
  const element = useRef<E>(null);
  const stop = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    if (element.current) stop.current = behaviour(element.current);
  });
  useEffect(() => () => stop.current?.(), []);
  return element;
}
