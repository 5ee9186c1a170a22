/** Replaces wouter's `react-deps.js`: its imports from React, made from Preact. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

export { cloneElement, createContext, createElement, Fragment, isValidElement } from 'preact';
export {
  useContext,
  useLayoutEffect as useInsertionEffect,
  useLayoutEffect as useIsomorphicLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/hooks';

/** In Preact `ref` is a property like any other. */
export const forwardRef =
  <Props extends { ref?: unknown }>(render: (props: Props, ref: Props['ref']) => ComponentChildren) =>
  (props: Props) =>
    render(props, props.ref);

/** Returns a stable function that calls the `callback` of the last rendering. */
export function useEvent<Arguments extends unknown[], Result>(callback: (...args: Arguments) => Result) {
  const last = useRef(callback);
  const stable = useRef((...args: Arguments) => last.current(...args)).current;
  useLayoutEffect(() => {
    last.current = callback;
  });
  return stable;
}

/** Assumes that the first rendering in the browser reads what the server rendered. */
export function useSyncExternalStore<T>(
  subscribe: (changed: () => void) => () => void,
  read: () => T,
  readOnServer = read,
): T {
  const value = (typeof document === 'undefined' ? readOnServer : read)();
  const [, show] = useState(value);
  useLayoutEffect(() => {
    const update = () => show(() => read());
    update();
    return subscribe(update);
  }, [subscribe, read]);
  return value;
}
