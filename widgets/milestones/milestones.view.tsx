import { useId, useLayoutEffect, useRef, useState } from 'react';
import { container, pill, type ViewProps } from '../runtime';
import type { Milestones } from './milestones.content';
import type { strings } from './milestones.strings';
import * as css from './milestones.styles';

type Props = ViewProps<Milestones, (typeof strings)['English']>;

/** Before the first measurement, a longer list is assumed not to fit, so that the layout does not shift. */
const assumedToFit = 3;

/** The timeline, collapsed to a fixed height until it is expanded, unless it fits. */
export function MilestonesView(props: Props) {
  const { block, More, t } = props;
  const milestones = block.filter(({ tahun, title }) => tahun || title);
  const id = useId();
  const clip = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isExpanded, setExpanded] = useState(false);
  /** Index of the first milestone that is entirely hidden when collapsed; undefined when all milestones fit. */
  const [firstHidden, setFirstHidden] = useState(milestones.length > assumedToFit ? milestones.length : undefined);
  const isCollapsed = !isExpanded && firstHidden !== undefined;

  useLayoutEffect(() => {
    const all = list.current;
    if (!all || !clip.current || isExpanded) return;
    const height = Number.parseFloat(getComputedStyle(clip.current).maxHeight);
    const measure = () => {
      const first = [...all.children].findIndex((item) => (item as HTMLElement).offsetTop >= height);
      if (all.offsetHeight > height) setFirstHidden(first < 0 ? all.children.length : first);
      else setFirstHidden(undefined);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(all);
    return () => observer.disconnect();
  }, [isExpanded]);

  const handleToggle = () => {
    setExpanded(!isExpanded);
    // Collapsing moves the button up, so it is scrolled back into view.
    if (isExpanded) requestAnimationFrame(() => button.current?.scrollIntoView({ block: 'center' }));
  };

  if (milestones.length === 0) return null;
  return (
    <section className={`${container} ${css.section}`}>
      <h2>{t.heading}</h2>
      <div
        ref={clip}
        id={id}
        className={isExpanded ? undefined : css.collapsed}
        data-cut={isCollapsed ? '' : undefined}
      >
        <ol ref={list} className={css.milestones} part="milestones">
          {milestones.map(({ tahun, title, image }, index) => (
            <li key={index} className={css.milestone} inert={isCollapsed && index >= firstHidden}>
              {tahun && <h3 className={css.year}>{tahun}</h3>}
              {title && <p className={css.title}>{title}</p>}
              {image && <img className={css.image} src={image} alt="" width={640} height={480} loading="lazy" />}
            </li>
          ))}
        </ol>
      </div>
      <div className={isCollapsed ? css.afterCut : undefined}>
        {More && <More view={props} path="/about-us/profiles" about={t.heading} />}
      </div>
      {firstHidden !== undefined && (
        <button
          type="button"
          ref={button}
          className={`${pill} ${css.expander}`}
          aria-expanded={isExpanded}
          aria-controls={id}
          onClick={handleToggle}
        >
          {isExpanded ? t.fewer : t.all}
        </button>
      )}
    </section>
  );
}
