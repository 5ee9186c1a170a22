import { createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach } from 'vitest';

const roots: Root[] = [];

/** Puts markup on the page, by whichever engine the project runs under; its effects have run when it answers. */
export async function show(node: ReactNode) {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  roots.push(root);
  const draw = async (next: ReactNode) => {
    flushSync(() => root.render(next));
    await settled();
  };
  await draw(node);
  return { place, draw };
}

interface ProbeProps<Result> {
  hook: () => Result;
  held: { result?: Result };
}

function Probe<Result>({ hook, held }: ProbeProps<Result>) {
  held.result = hook();
  return null;
}

/** Calls a hook inside a component of its own; `now` is what it answered last. */
export async function use<Result>(hook: () => Result) {
  const held: { result?: Result } = {};
  await show(createElement(Probe<Result>, { hook, held }));
  return { now: () => held.result as Result };
}

/** The engines render and run effects after a frame, each in its own way. */
export const settled = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 1)));

export const press = (target: EventTarget, key: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true }));

afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
  document.body.replaceChildren();
});
