import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from './icon';
import { css } from './slider.styles';

interface SliderProps {
  /** What the row holds, for assistive technology. */
  label: string;
  previous: string;
  next: string;
  /** How far an arrow moves the row, in px. */
  step: number | (() => number);
  /** An arrow at an end goes on at the other one. */
  wrap?: boolean;
  /** The row's items, each an `<li>`. */
  children: ReactNode;
}

/** A row that scrolls sideways: by touch with snapping, by keyboard as any scrolling box, and by its two arrows. */
export function Slider({ label, previous, next, step, wrap, children }: SliderProps) {
  const row = useRef<HTMLUListElement>(null);
  const [edges, setEdges] = useState({ start: true, end: false });

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => {
      const start = element.scrollLeft <= 1;
      const end = element.scrollLeft + element.clientWidth >= element.scrollWidth - 1;
      setEdges((before) => (before.start === start && before.end === end ? before : { start, end }));
    };
    look();
    const resized = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(look);
    resized?.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      resized?.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);

  const move = (direction: 1 | -1) => {
    const element = row.current;
    if (!element) return;
    const length = typeof step === 'function' ? step() : step;
    if (wrap && direction > 0 && edges.end) element.scrollTo({ left: 0, behavior: 'smooth' });
    else if (wrap && direction < 0 && edges.start) element.scrollTo({ left: element.scrollWidth, behavior: 'smooth' });
    else element.scrollBy({ left: direction * length, behavior: 'smooth' });
  };
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
  return (
    <div className={css.slider} part="slider">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard. */}
      <ul ref={row} className={css.row} aria-label={label} tabIndex={0}>
        {children}
      </ul>
      {!fits && (
        <div className={css.arrows}>
          {arrow(-1, previous, 'M15 5l-7 7 7 7', edges.start)}
          {arrow(1, next, 'M9 5l7 7-7 7', edges.end)}
        </div>
      )}
    </div>
  );
}
