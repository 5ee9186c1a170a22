/**
 * The behaviour of server markup whose widget's code is not loaded: no dependency, no rendering. Each behaviour listens on the
 * shadow root and finds its parts by role or by data attribute, so that markup may be replaced at any time.
 */
import type { Behaviour } from './behaviour';
import { richText } from './rich-text';
import { tabs } from './tabs';

const all: readonly Behaviour[] = [tabs, richText];
const listening = new WeakSet<ShadowRoot>();

/** Gives the markup in a shadow root its behaviour. Call it again whenever that markup was replaced. */
export function behave(root: ShadowRoot): void {
  if (!listening.has(root)) {
    listening.add(root);
    for (const { listen } of all) listen(root);
  }
  for (const { begin } of all) begin?.(root);
}

/** Call it before `to` takes the place of `from`, the same markup in another language or of newer content. */
export function carry(from: Element, to: Element): void {
  for (const behaviour of all) behaviour.carry?.(from, to);
}
