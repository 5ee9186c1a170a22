import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStyles } from '../element/widget-context';
import { container } from '../styles/base.styles';
import { Icon } from './icon';
import { dragByMouse } from './slider.drag';
import { css, sliderStyles } from './slider.styles';

interface SliderProps {
  /** The row's name, for assistive technology. */
  label: string;
  previous: string;
  next: string;
  /** How far an arrow moves the row, in px. */
  step: number | (() => number);
  /** An arrow at one end continues at the other. */
  wrap?: boolean;
  /** Shown above the row, with the arrows; without it they are below the row. */
  head?: ReactNode;
  /** The row is as wide as the widget; its first item is aligned with the page's content. */
  bleed?: boolean;
  /** The order matters: an `<ol>`. */
  ordered?: boolean;
  /** The row's items, each an `<li>`. */
  children: ReactNode;
}

/** A row that scrolls sideways: by touch and by mouse with momentum and snapping, by keyboard, and by two arrows. */
export function Slider({ label, previous, next, step, wrap, head, bleed, ordered, children }: SliderProps) {
  useStyles(sliderStyles);
  const row = useRef<HTMLUListElement>(null);
  const [edges, setEdges] = useState({ start: true, end: false });
  /** The position that the row is scrolling to, so that quick presses add up. */
  const goal = useRef<number | undefined>(undefined);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(rest);
      rest = setTimeout(() => {
        goal.current = undefined;
      }, 150);
      const start = element.scrollLeft <= 1;
      const end = element.scrollLeft + element.clientWidth >= element.scrollWidth - 1;
      setEdges((before) => (before.start === start && before.end === end ? before : { start, end }));
    };
    look();
    // In a frame of its own: the arrows come and go with the width, which within a callback is reported as a loop.
    const lookLater = () => requestAnimationFrame(look);
    const resized = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(lookLater);
    resized?.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    const stopDragging = dragByMouse(element);
    return () => {
      clearTimeout(rest);
      resized?.disconnect();
      element.removeEventListener('scroll', look);
      stopDragging();
    };
  }, []);

  const move = (direction: 1 | -1) => {
    const element = row.current;
    if (!element) return;
    const length = typeof step === 'function' ? step() : step;
    const last = element.scrollWidth - element.clientWidth;
    const from = goal.current ?? element.scrollLeft;
    let left = Math.max(0, Math.min(last, from + direction * length));
    if (wrap && direction > 0 && from >= last - 1) left = 0;
    if (wrap && direction < 0 && from <= 1) left = last;
    goal.current = left;
    element.scrollTo({ left, behavior: 'smooth' });
  };
  const Row = (ordered ? 'ol' : 'ul') as 'ul';
  const fits = edges.start && edges.end;
  const arrow = (direction: 1 | -1, name: string, path: string, atEdge: boolean) => (
    <button
      type="button"
      className={css.arrow}
      aria-label={name}
      aria-disabled={!wrap && atEdge}
      onClick={() => move(direction)}
    >
      <Icon path={path} />
    </button>
  );
  const arrows = !fits && (
    <div className={`${css.arrows} ${bleed && !head ? container : ''}`}>
      {arrow(-1, previous, 'M15 5l-7 7 7 7', edges.start)}
      {arrow(1, next, 'M9 5l7 7-7 7', edges.end)}
    </div>
  );
  return (
    <div className={css.slider} part="slider">
      {head && (
        <div className={`${css.head} ${bleed ? container : ''}`}>
          {head}
          {arrows}
        </div>
      )}
      <Row ref={row} className={`${css.row} ${bleed ? css.bleed : ''}`} aria-label={label} tabIndex={0}>
        {children}
      </Row>
      {!head && arrows}
    </div>
  );
}
