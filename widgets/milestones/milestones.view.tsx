import { useId, useLayoutEffect, useRef, useState } from 'react';
import { AllLink, container, format, hasPage, KawungPattern, type PropsOf, pill, Slider } from '../runtime';
import { type shape, turningPoints } from './milestones.content';
import type { strings } from './milestones.strings';
import * as css from './milestones.styles';

type Props = PropsOf<typeof shape, typeof strings, 'layout'>;

export function MilestonesView(props: Props) {
  const milestones = props.block.filter(({ tahun, title }) => tahun || title);
  if (milestones.length === 0) return null;
  const View = props.attributes.layout === 'row' ? Row : Column;
  return <View {...props} block={milestones} />;
}

const page = '/about-us/profiles';
function Row({ block, t, bank, link }: Props) {
  const isToldElsewhere = hasPage(bank, page);
  return (
    <section className={`${container} ${css.points}`}>
      <div className={css.head}>
        <h2>{t.heading}</h2>
        {isToldElsewhere && <AllLink href={link(page)}>{t.story}</AllLink>}
      </div>
      <Slider label={t.heading} previous={t.previous} next={t.next} list={css.row} ordered>
        {(isToldElsewhere ? turningPoints(block) : block).map(({ tahun, title, image }, index) => (
          <li key={index} className={css.card}>
            {tahun && <h3 className={css.year}>{tahun}</h3>}
            {image ? (
              <img src={image} alt="" width={640} height={480} loading="lazy" />
            ) : (
              <KawungPattern className={css.blank} size={64} />
            )}
            {title && <p>{title}</p>}
          </li>
        ))}
      </Slider>
    </section>
  );
}

/** Before measuring, longer lists count as too high, so that the layout does not shift. */
const assumedToFit = 3;

interface End {
  firstHidden: number;
  /** Undefined before measuring, and if the first milestone is already too high. */
  height?: string;
}

/** The last milestone that ends above this height, so that no text is cut. */
function endBefore(height: number, items: readonly HTMLElement[]): End {
  const firstHidden = items.findIndex((item, index) => {
    const space = Number.parseFloat(getComputedStyle(item).paddingBottom) || 0;
    const next = items[index + 1];
    return !next || next.offsetTop - space > height;
  });
  // `offsetTop` is rounded, and half a pixel of the next picture shows as a line.
  return firstHidden > 0
    ? { firstHidden, height: `${(items[firstHidden]?.offsetTop ?? height) - 1}px` }
    : { firstHidden: 1 };
}

/** Collapsed to a fixed height until expanded, unless it fits. */
function Column(props: Props) {
  const { block: milestones, More, t, language } = props;
  const id = useId();
  const clip = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isExpanded, setExpanded] = useState(false);
  const [end, setEnd] = useState<End | undefined>(
    milestones.length > assumedToFit ? { firstHidden: milestones.length } : undefined,
  );
  const isCollapsed = !isExpanded && end !== undefined;
  const rest = isCollapsed ? milestones.slice(end.firstHidden) : [];
  /** Number of milestones on further pages, whose years are unknown. */
  const later = props.pages?.rest ?? 0;
  const from = rest[0]?.tahun;
  const to = later ? undefined : rest.at(-1)?.tahun;
  const isSpan = from !== undefined && from !== to;
  const restLabel = isSpan ? (to ? t.restBetween : t.restFrom) : t.rest;

  useLayoutEffect(() => {
    const all = list.current;
    if (!all || !clip.current || isExpanded) return;
    const height = Number.parseFloat(getComputedStyle(clip.current).maxHeight);
    const measure = () => {
      setEnd(all.offsetHeight > height ? endBefore(height, [...all.children] as HTMLElement[]) : undefined);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(all);
    return () => observer.disconnect();
  }, [isExpanded]);

  const handleToggle = () => {
    setExpanded(!isExpanded);
    // Collapsing moves the button up, so it scrolls back into view.
    if (isExpanded) requestAnimationFrame(() => button.current?.scrollIntoView({ block: 'center' }));
  };

  return (
    <section className={`${container} ${css.section}`}>
      <h2>{t.heading}</h2>
      <div
        ref={clip}
        id={id}
        className={isExpanded ? undefined : css.collapsed}
        data-cut={isCollapsed && end.height === undefined ? '' : undefined}
        style={isCollapsed ? { height: end.height } : undefined}
      >
        <ol ref={list} className={css.milestones} part="milestones">
          {milestones.map(({ tahun, title, image }, index) => (
            <li key={index} className={css.milestone} inert={isCollapsed && index >= end.firstHidden}>
              {tahun && <h3 className={css.year}>{tahun}</h3>}
              {title && <p className={css.title}>{title}</p>}
              {image && <img className={css.image} src={image} alt="" width={640} height={480} loading="lazy" />}
            </li>
          ))}
        </ol>
      </div>
      <div className={isCollapsed ? css.afterCut : undefined}>
        {More && <More view={props} path={page} about={t.heading} />}
      </div>
      {end && (
        <div className={css.expander} data-on="script">
          {isCollapsed && (
            <p>
              {rest.length > 0 &&
                format(restLabel, { count: rest.length + later, ...(isSpan && { from, to: to ?? '' }) }, language)}
            </p>
          )}
          <button
            type="button"
            ref={button}
            className={pill}
            aria-expanded={isExpanded}
            aria-controls={id}
            onClick={handleToggle}
          >
            {isExpanded ? t.fewer : t.all}
          </button>
        </div>
      )}
    </section>
  );
}
