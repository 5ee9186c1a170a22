import { createElement, type ReactNode, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach } from 'vitest';

const roots: Root[] = [];

/** Renders with the project's engine, and waits for the effects. */
export async function show(node: ReactNode) {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  roots.push(root);
  const draw = async (next: ReactNode) => {
    root.render(next);
    await settled();
  };
  await draw(node);
  return { place, draw };
}

interface HookProps<Result> {
  hook: () => Result;
  last: { result?: Result };
}

function CallHook<Result>({ hook, last }: HookProps<Result>) {
  last.result = hook();
  return null;
}

/** Calls a hook inside a component; `now` returns the result of the last rendering. */
export async function use<Result>(hook: () => Result) {
  const last: { result?: Result } = {};
  await show(createElement(CallHook<Result>, { hook, last }));
  return { now: () => last.result as Result };
}

/** Resolves after the effects of everything rendered before: the last component's effects run last. */
export const settled = () =>
  new Promise<void>((resolve) => {
    function Last() {
      useEffect(resolve, []);
      return null;
    }
    const root = createRoot(document.createElement('div'));
    roots.push(root);
    root.render(createElement(Last));
  });

export const press = (target: EventTarget, key: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true }));

afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
});
