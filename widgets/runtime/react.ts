/**
 * What `react` and `react-dom/client` are in the build, and in units on Preact: Preact's own API, of which React's is the
 * model. `@preact/compat` would make it React to the letter by a look at every element that is made, for which every page
 * would pay in time and with 1.3 kB; the date picker alone needs that, and brings it along. So the source leaves alone what
 * only compat translates: `onChange` of a text field (`onInput` is the same in both), `onFocus` and `onBlur` around a field
 * (`onFocusCapture`, `onBlurCapture`), `strokeWidth` and its like (they are in the stylesheets).
 */
import { type ComponentChild, type ContainerNode, hydrate, render } from 'preact';

export { Component, createContext, createElement, Fragment } from 'preact';
export * from 'preact/hooks';

export const createRoot = (container: ContainerNode) => ({
  render: (children: ComponentChild) => render(children, container),
  unmount: () => render(null, container),
});

export function hydrateRoot(container: ContainerNode, children: ComponentChild) {
  hydrate(children, container);
  return createRoot(container);
}
