import { useId, useLayoutEffect, useRef, useState } from 'react';
import { container, pill, skeletonBlock, type ViewProps } from '../runtime';
import type { Milestones } from './milestones.content';
import type { strings } from './milestones.strings';
import * as css from './milestones.styles';

type Props = ViewProps<Milestones, (typeof strings)['English']>;

/** Before the first measurement, a longer list is assumed not to fit, so that the layout does not shift. */
const few = 3;

/** The timeline, collapsed to a fixed height until it is expanded, unless it fits. */
export function MilestonesView({ block, t }: Props) {
  const milestones = block.filter(({ tahun, title }) => tahun || title);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [expanded, setExpanded] = useState(false);
  /** Index of the first milestone that is entirely hidden when collapsed; undefined when all milestones fit. */
  const [cut, setCut] = useState(milestones.length > few ? milestones.length : undefined);
  const collapsed = !expanded && cut !== undefined;

  useLayoutEffect(() => {
    const all = list.current;
    if (!all || !box.current || expanded) return;
    const height = Number.parseFloat(getComputedStyle(box.current).maxHeight);
    const measure = () => {
      const beyond = [...all.children].findIndex((item) => (item as HTMLElement).offsetTop >= height);
      if (all.offsetHeight > height) setCut(beyond < 0 ? all.children.length : beyond);
      else setCut(undefined);
    };
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(all);
    return () => resized.disconnect();
  }, [expanded]);

  const toggle = () => {
    setExpanded(!expanded);
    // Collapsing moves the button up, so it is scrolled back into view.
    if (expanded) requestAnimationFrame(() => button.current?.scrollIntoView({ block: 'center' }));
  };

  if (milestones.length === 0) return null;
  return (
    <section className={`${container} ${css.section}`}>
      <h2>{t.heading}</h2>
      <div ref={box} id={id} className={expanded ? undefined : css.collapsed} data-cut={collapsed ? '' : undefined}>
        <ol ref={list} className={css.milestones} part="milestones">
          {milestones.map(({ tahun, title, image }, index) => (
            <li key={index} className={css.milestone} inert={collapsed && index >= cut}>
              {tahun && <h3 className={css.year}>{tahun}</h3>}
              {title && <p className={css.title}>{title}</p>}
              {image && <img className={css.image} src={image} alt="" width={640} height={480} loading="lazy" />}
            </li>
          ))}
        </ol>
      </div>
      {cut !== undefined && (
        <button
          type="button"
          ref={button}
          className={`${pill} ${css.expander}`}
          aria-expanded={expanded}
          aria-controls={id}
          onClick={toggle}
        >
          {expanded ? t.fewer : t.all}
        </button>
      )}
    </section>
  );
}

export const MilestonesSkeleton = () => <div className={`${skeletonBlock} ${css.skeleton}`} />;
