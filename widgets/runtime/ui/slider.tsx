import type { ReactNode } from 'react';
import { container } from '../styles/base.styles';
import { useStyles } from '../widget/widget-context';
import { Icon } from './icon';
import { slider } from './slider.behaviour';
import * as css from './slider.styles';

interface SliderProps {
  label: string;
  previous: string;
  next: string;
  /** Distance in px that an arrow moves; default: to the next item. */
  step?: number;
  /** At the end the next arrow returns to the start. */
  wrap?: boolean;
  /** Above the row, with the arrows; without it they stand below. */
  head?: ReactNode;
  /** The order matters: an `<ol>`. */
  ordered?: boolean;
  /** Class of a list that is a row only on narrow pages. */
  list?: string;
  children: ReactNode;
}

/** With more items only the number is shown. */
const mostDots = 10;

/** Scrolls sideways by touch, mouse, keyboard and two arrows. On narrow pages, which show one item, it names the position. */
export function Slider({ label, previous, next, step, wrap, head, ordered, list, children }: SliderProps) {
  useStyles(css.styles);
  const Row = (ordered ? 'ol' : 'ul') as 'ul';
  const count = Array.isArray(children) ? children.length : 1;
  const arrow = (move: -1 | 1, name: string, path: string) => (
    <button type="button" className={css.arrow} aria-label={name} aria-disabled={move < 0} data-move={move}>
      <Icon path={path} />
    </button>
  );
  const arrows = (
    <div className={css.arrows} data-on="script">
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
        <div className={`${css.head} ${container}`}>
          {head}
          {arrows}
        </div>
      )}
      <Row
        className={`${css.drag} ${list ?? css.row}`}
        aria-label={label}
        // `look` adds the tab stop where the list is a row.
        tabIndex={list ? undefined : 0}
        data-row=""
      >
        {children}
      </Row>
      {(count > 1 || !(head || list)) && (
        <div className={`${css.foot} ${list ? css.narrow : container}`} data-on="script">
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
