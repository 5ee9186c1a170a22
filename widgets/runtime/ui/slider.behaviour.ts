/** A row that scrolls sideways, in the markup of `slider.tsx`: arrows, position, dragging by mouse. */
import { begins, dragByMouse, restingPlace } from './slider.drag';

/** In ms. During a scroll, quick presses add up; after it they count from the row's position. */
const restTime = 150;
const working = new WeakSet<HTMLElement>();

/** An arrow moves the row by `data-step` px, else to the next item. */
export function slider(element: HTMLElement | null): void {
  const row = element?.querySelector<HTMLElement>(':scope>[data-row]');
  if (!element || !row || working.has(element)) return;
  working.add(element);
  const { step, wraps } = element.dataset;
  const arrows = [...element.querySelectorAll<HTMLElement>('[data-move]')];
  let goal: number | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;

  const look = () => {
    // A hidden panel has no sizes yet; the row counts as scrolling.
    if (row.getClientRects().length === 0) return;
    clearTimeout(rest);
    rest = setTimeout(() => {
      goal = undefined;
    }, restTime);
    const isStart = row.scrollLeft <= 1;
    const isEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - 1;
    const fits = isStart && isEnd;
    for (const arrow of arrows) {
      const isAtEdge = arrow.dataset.move === '1' ? isEnd && wraps === undefined : isStart;
      arrow.setAttribute('aria-disabled', `${isAtEdge}`);
    }
    arrows[0]?.parentElement?.toggleAttribute('hidden', fits);
    if (fits) row.removeAttribute('tabindex');
    else row.tabIndex = 0;
    const place = element.querySelector('[data-place]');
    place?.parentElement?.toggleAttribute('data-idle', fits);
    // At the end of the row the last item counts, else the nearest one.
    const places = begins(row);
    const nearest = places.indexOf(restingPlace(row.scrollLeft, places, Number.POSITIVE_INFINITY));
    const at = isEnd && !isStart ? places.length - 1 : nearest;
    place?.querySelectorAll('i').forEach((dot, index) => {
      dot.toggleAttribute('data-shown', index === at);
    });
    place?.lastElementChild?.replaceChildren(`${at + 1} / ${places.length}`);
  };

  // In an animation frame: the arrows depend on the width, which a callback would report as a loop.
  let frame = 0;
  const lookLater = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  look();
  new ResizeObserver(lookLater).observe(row);
  new MutationObserver(lookLater).observe(row, { childList: true });
  row.addEventListener('scroll', look, { passive: true });
  dragByMouse(row);
  element.addEventListener('click', ({ target }) => {
    const direction = Number(target instanceof Element && target.closest<HTMLElement>('[data-move]')?.dataset.move);
    if (!direction) return;
    const last = row.scrollWidth - row.clientWidth;
    const from = goal ?? row.scrollLeft;
    const length = Number(step ?? begins(row)[1] ?? 0);
    const isWrapped = wraps !== undefined && direction > 0 && from >= last - 1;
    goal = isWrapped ? 0 : Math.max(0, Math.min(last, from + direction * length));
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.scrollTo({ left: goal, behavior: isStill ? 'instant' : 'smooth' });
  });
}
