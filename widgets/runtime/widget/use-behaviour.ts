import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Adds the behaviour of server markup, and tells it of each change. It returns the function that ends it. */
export function useBehaviour(behaviour: (element: HTMLElement) => () => void): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  const stop = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    if (element.current) stop.current = behaviour(element.current);
  });
  useEffect(() => () => stop.current?.(), []);
  return element;
}
