/** Untrusted HTML, sanitised in the browser and made of elements, because Trusted Types forbid assigning `innerHTML`. */
import { noChange } from 'lit';
import { type ChildPart, Directive, directive } from 'lit/directive.js';
import type { Html } from '../../../../widgets/runtime/content/shape';
import { whenLoaded } from '../../../../widgets/runtime/element/when-loaded';
import { codes } from '../../../../widgets/runtime/language/language';
import { nodesOf, prepare } from '../../../../widgets/runtime/ui/rich-html.nodes';
import { scroller } from '../../../../widgets/runtime/ui/rich-html.styles';

/** Loaded before it is needed: a later change of language finds it also without a network. */
whenLoaded(() => prepare().catch(() => {}));

/** A table that scrolls sideways must be reachable by keyboard; one that fits is no region to stop at. */
function updateScrollers(target: Element): void {
  for (const each of target.querySelectorAll<HTMLElement>(`.${scroller}`)) {
    const scrolls = each.scrollWidth > each.clientWidth;
    each.setAttribute('role', scrolls ? 'region' : 'group');
    if (scrolls) each.tabIndex = 0;
    else each.removeAttribute('tabindex');
  }
}

/** In a frame of its own: a scroller's size may change with its role, which within a callback is reported as a loop. */
const observer = new ResizeObserver((entries) =>
  requestAnimationFrame(() => {
    for (const { target } of entries) updateScrollers(target);
  }),
);

class RichHtml extends Directive {
  #target: HTMLElement | undefined;
  #wanted: Html | undefined;
  /** What the element holds. */
  #shown: Html | undefined;

  #fill = () => {
    const target = this.#target as HTMLElement;
    const html = this.#wanted as Html;
    nodesOf(html).then(
      (nodes) => {
        if (html !== this.#wanted) return;
        this.#shown = html;
        target.removeAttribute('lang');
        target.replaceChildren(...nodes);
        updateScrollers(target);
      },
      (error: unknown) => {
        if (html !== this.#wanted) return;
        // What was shown before stays, and says its language.
        const { language } = this.#shown?.addresses ?? {};
        if (language) target.lang = codes[language];
        addEventListener('online', this.#fill, { once: true });
        console.error('Serambi: text could not be shown safely. The text before it stays.', error);
      },
    );
  };

  override update({ parentNode }: ChildPart, [html]: [html: Html]) {
    if (!this.#target) {
      this.#target = parentNode as HTMLElement;
      observer.observe(this.#target);
      // Markup of a server, which has sanitised it.
      if (this.#target.childElementCount) this.#wanted = this.#shown = html;
    }
    if (html !== this.#wanted) {
      this.#wanted = html;
      this.#fill();
    }
    return noChange;
  }

  override render(_html: Html) {
    return noChange;
  }
}

/** The whole content of an element. */
export const rich = directive(RichHtml);
