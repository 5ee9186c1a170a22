import type { ReactNode } from 'react';
import { container } from '../styles/base.styles';
import { useStyles } from '../widget/widget-context';
import { Icon } from './icon';
import { slider } from './slider.behaviour';
import { css, sliderStyles } from './slider.styles';

interface SliderProps {
  /** The row's name, for assistive technology. */
  label: string;
  previous: string;
  next: string;
  /** How far an arrow moves the row, in px; without it, to the next item. */
  step?: number;
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

/**
 * A row that scrolls sideways: by touch and by mouse with momentum and snapping, by keyboard, and by two arrows. On a narrow page,
 * which shows one item, it says which of them that is.
 */
export function Slider({ label, previous, next, step, wrap, head, bleed, ordered, list, children }: SliderProps) {
  useStyles(sliderStyles);
  const Row = (ordered ? 'ol' : 'ul') as 'ul';
  const count = Array.isArray(children) ? children.length : 1;
  const arrow = (move: -1 | 1, name: string, path: string) => (
    <button type="button" className={css.arrow} aria-label={name} aria-disabled={move < 0} data-move={move}>
      <Icon path={path} />
    </button>
  );
  const arrows = (
    <div className={css.arrows}>
      {arrow(-1, previous, 'M15 5l-7 7 7 7')}
      {arrow(1, next, 'M9 5l7 7-7 7')}
    </div>
  );
  return (
    <div
      ref={slider}
      className={css.slider}
      part={list ? undefined : 'slider'}
      data-slider=""
      data-step={step}
      data-wraps={wrap ? '' : undefined}
    >
      {head && (
        <div className={`${css.head} ${bleed ? container : ''}`}>
          {head}
          {arrows}
        </div>
      )}
      <Row
        className={`${css.drag} ${list ?? `${css.row} ${bleed ? css.bleed : ''}`}`}
        aria-label={label}
        // A list that is seldom a row is none until somebody has looked.
        tabIndex={list ? undefined : 0}
        data-row=""
      >
        {children}
      </Row>
      {(count > 1 || !(head || list)) && (
        <div className={`${css.foot} ${bleed ? container : ''} ${list ? css.narrow : ''}`}>
          {count > 1 && (
            <p className={css.place} aria-hidden="true" data-place="">
              {count <= mostDots &&
                [...Array(count).keys()].map((at) => <i key={at} data-shown={at === 0 ? '' : undefined} />)}
              <span>1 / {count}</span>
            </p>
          )}
          {!head && arrows}
        </div>
      )}
    </div>
  );
}
