import { type ReactNode, useEffect, useRef, useState } from 'react';
import { container } from '../styles/base.styles';
import { useStyles } from '../widget/widget-context';
import { Icon } from './icon';
import { dragByMouse, restingPlace } from './slider.drag';
import { css, sliderStyles } from './slider.styles';

interface SliderProps {
  /** The row's name, for assistive technology. */
  label: string;
  previous: string;
  next: string;
  /** How far an arrow moves the row, in px; without it, to the next item. */
  step?: number | (() => number);
  /** At the end the arrow to the next one goes back to the start. */
  wrap?: boolean;
  /** Shown above the row, with the arrows; without it they are below the row. */
  head?: ReactNode;
  /** The row is as wide as the widget; its first item is aligned with the page's content. */
  bleed?: boolean;
  /** The order matters: an `<ol>`. */
  ordered?: boolean;
  /** The list's class in place of a row's own, of a list that is a row on a narrow page alone. */
  list?: string;
  /** The row's items, each an `<li>`. */
  children: ReactNode;
}

/** Of a row of more items a number says enough. */
const mostDots = 10;

/** How far an item's beginning is from that of the row. */
const begins = (row: HTMLElement) => {
  const [first = 0, ...others] = [...row.children].map((item) => (item as HTMLElement).offsetLeft);
  return [0, ...others.map((begin) => begin - first)];
};

/**
 * A row that scrolls sideways: by touch and by mouse with momentum and snapping, by keyboard, and by two arrows. On a narrow page,
 * which shows one item, it says which of them that is.
 */
export function Slider({ label, previous, next, step, wrap, head, bleed, ordered, list, children }: SliderProps) {
  useStyles(sliderStyles);
  const row = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState({ start: true, end: false, at: -1 });
  /** The position that the row is scrolling to, so that quick presses add up. */
  const goal = useRef<number | undefined>(undefined);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      // In a hidden panel nothing is known yet, and the row is taken to scroll.
      if (element.getClientRects().length === 0) return;
      clearTimeout(rest);
      rest = setTimeout(() => {
        goal.current = undefined;
      }, 150);
      const start = element.scrollLeft <= 1;
      const end = element.scrollLeft + element.clientWidth >= element.scrollWidth - 1;
      // The item whose beginning is nearest; where the row ends, it is the last.
      const places = begins(element);
      const nearest = restingPlace(element.scrollLeft, places, Number.POSITIVE_INFINITY);
      const at = end && !start ? places.length - 1 : places.indexOf(nearest);
      setPlace((before) =>
        before.start === start && before.end === end && before.at === at ? before : { start, end, at },
      );
    };
    look();
    // In a frame of its own: the arrows come and go with the width, which within a callback is reported as a loop.
    let frame = 0;
    const lookLater = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    const resized = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(lookLater);
    resized?.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    const stopDragging = dragByMouse(element);
    return () => {
      clearTimeout(rest);
      cancelAnimationFrame(frame);
      resized?.disconnect();
      element.removeEventListener('scroll', look);
      stopDragging();
    };
  }, []);

  const move = (direction: 1 | -1) => {
    const element = row.current;
    if (!element) return;
    const length = typeof step === 'function' ? step() : (step ?? begins(element)[1] ?? 0);
    const last = element.scrollWidth - element.clientWidth;
    const from = goal.current ?? element.scrollLeft;
    let left = Math.max(0, Math.min(last, from + direction * length));
    if (wrap && direction > 0 && from >= last - 1) left = 0;
    goal.current = left;
    element.scrollTo({ left, behavior: 'smooth' });
  };
  const Row = (ordered ? 'ol' : 'ul') as 'ul';
  const fits = place.start && place.end;
  // Before somebody has looked, a list that is seldom a row is none.
  const scrolls = !fits && !(list && place.at < 0);
  const shown = Math.max(0, place.at);
  const count = Array.isArray(children) ? children.length : 1;
  const arrow = (direction: 1 | -1, name: string, path: string, atEdge: boolean) => (
    <button
      type="button"
      className={css.arrow}
      aria-label={name}
      aria-disabled={atEdge}
      onClick={() => move(direction)}
    >
      <Icon path={path} />
    </button>
  );
  const arrows = !fits && (
    <div className={css.arrows}>
      {arrow(-1, previous, 'M15 5l-7 7 7 7', place.start)}
      {arrow(1, next, 'M9 5l7 7-7 7', !wrap && place.end)}
    </div>
  );
  return (
    <div className={css.slider} part={list ? undefined : 'slider'}>
      {head && (
        <div className={`${css.head} ${bleed ? container : ''}`}>
          {head}
          {arrows}
        </div>
      )}
      <Row
        ref={row}
        className={`${css.drag} ${list ?? `${css.row} ${bleed ? css.bleed : ''}`}`}
        aria-label={label}
        tabIndex={scrolls ? 0 : undefined}
      >
        {children}
      </Row>
      {(count > 1 || !(fits || head || list)) && (
        <div
          className={`${css.foot} ${bleed ? container : ''} ${list ? css.narrow : ''}`}
          data-idle={fits ? '' : undefined}
        >
          {count > 1 && (
            <p className={css.place} aria-hidden="true">
              {count <= mostDots &&
                [...Array(count).keys()].map((at) => <i key={at} data-shown={at === shown ? '' : undefined} />)}
              {shown + 1} / {count}
            </p>
          )}
          {!head && arrows}
        </div>
      )}
    </div>
  );
}
