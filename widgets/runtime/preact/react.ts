/**
 * What the build resolves `react` to. It is Preact's own API: `@preact/compat` would add 1.3 kB and
 * some work for each element that is created. Only the date picker needs compat, and loads it when it is opened.
 *
 * So the source does not use what only compat translates: `onChange` of a text field (`onInput` is the same in both),
 * `onFocus` and `onBlur` that bubble (`onFocusCapture`, `onBlurCapture`), `strokeWidth` and its like (use the stylesheet).
 */
import { type ComponentChild, type ContainerNode, options, render } from 'preact';
import { undoTranslation } from './translation';

export { Component, createContext, createElement, Fragment } from 'preact';
export * from 'preact/hooks';

// Before what a change of state renders; `element.tsx` does the same before it renders a whole widget.
options.debounceRendering = (rendering) =>
  queueMicrotask(() => {
    undoTranslation();
    rendering();
  });

export const createRoot = (container: ContainerNode) => ({
  render: (children: ComponentChild) => render(children, container),
  unmount: () => render(null, container),
});
