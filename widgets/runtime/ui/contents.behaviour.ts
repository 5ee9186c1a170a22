/** Lists of a text's headings that mark the reader's position, in the markup of `text-section.tsx`. */
import { lasting } from './lasting.behaviour';

/** Part of the window's height, from the top. */
const readingPart = 0.4;

function entry({ textContent }: HTMLElement): HTMLLIElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = textContent;
  const item = document.createElement('li');
  item.append(button);
  return item;
}

const wordsOf = (elements: Iterable<Element>) => JSON.stringify([...elements].map(({ textContent }) => textContent));

/** Fills the lists (`[data-of]`) of a text's headings, now and when it changes. `data-contents` is the level to list. */
export const contents = lasting((text, signal) => {
  const lists = () =>
    (text.getRootNode() as ParentNode).querySelectorAll<HTMLElement>(`[data-of="${CSS.escape(text.id)}"]`);
  let headings: readonly HTMLElement[] = [];
  const passed = new Set<Element>();
  const mark = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { isIntersecting, target } of entries) passed[isIntersecting ? 'add' : 'delete'](target);
    const current = headings.findLastIndex((heading) => passed.has(heading));
    for (const list of lists()) {
      [...list.children].forEach(({ firstElementChild: button }, at) => {
        if (at === current) button?.setAttribute('aria-current', 'true');
        else button?.removeAttribute('aria-current');
      });
    }
  };
  const jump = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const item = target.closest('li');
    const heading = item?.parentElement && headings[[...item.parentElement.children].indexOf(item)];
    if (!heading) return;
    const fold = item.closest('details');
    if (fold) fold.open = false;
    heading.scrollIntoView();
    // The next Tab goes on from here.
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  // Measuring would lay out the whole page. The margin makes headings cross the line even when the reader jumps over the text.
  const rootMargin = `9999999px 0px ${-(1 - readingPart) * 100}% 0px`;
  const reader = new IntersectionObserver(mark, { rootMargin });
  const fill = () => {
    const { contents: level } = text.dataset;
    headings = level ? [...text.querySelectorAll<HTMLElement>(level)] : [];
    reader.disconnect();
    passed.clear();
    for (const list of lists()) {
      list.addEventListener('click', jump);
      // Server markup is already filled. A button with the focus must stay.
      if (wordsOf(list.children) !== wordsOf(headings)) list.replaceChildren(...headings.map(entry));
    }
    for (const heading of headings) reader.observe(heading);
  };
  // After a language switch the text arrives later, sanitised.
  const changes = new MutationObserver(fill);
  changes.observe(text, { childList: true, subtree: true });
  signal.addEventListener('abort', () => {
    reader.disconnect();
    changes.disconnect();
  });
  return fill;
});
