/**
 * Replaces `react` and `react-dom/client` in the build, with Preact's own API: `@preact/compat` adds 1.3 kB and work for each
 * element. Only the date picker needs compat, and loads it when opened.
 *
 * So the source avoids props that only compat translates. Use `onInput` for a text field's `onChange`, and `onFocusCapture` and
 * `onBlurCapture` for events that bubble. Use the stylesheet for `strokeWidth` and the like.
 */
import { type ComponentChild, type ContainerNode, hydrate, options, render } from 'preact';
import { undoTranslation } from './translation';

export { Component, createContext, createElement, Fragment } from 'preact';
export * from 'preact/hooks';

// Before each rendering after a state change; `element.tsx` does so before it renders a whole widget.
options.debounceRendering = (rendering) =>
  queueMicrotask(() => {
    undoTranslation();
    rendering();
  });

export const createRoot = (container: ContainerNode) => ({
  render: (children: ComponentChild) => render(children, container),
  unmount: () => render(null, container),
});

export const hydrateRoot = (container: ContainerNode, children: ComponentChild) => {
  hydrate(children, container);
  return createRoot(container);
};
