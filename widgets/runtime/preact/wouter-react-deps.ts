/**
 * Replaces wouter's `react-deps.js`, which needs React. The product uses only `matchRoute` and `navigate`, which need none of this.
 * But wouter's module itself calls `createContext` and `forwardRef`.
 */
export { cloneElement, createContext, createElement, Fragment, isValidElement } from 'preact';
export {
  useContext,
  useLayoutEffect as useInsertionEffect,
  useLayoutEffect as useIsomorphicLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/hooks';

export const forwardRef = (component: unknown) => component;
export const useEvent = undefined;
export const useSyncExternalStore = undefined;
