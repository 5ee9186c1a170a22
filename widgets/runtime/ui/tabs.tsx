import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useStyles } from '../element/widget-context';
import { css, tabsStyles } from './tabs.styles';

export interface TabItem {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

interface TabsProps {
  /** What the tabs choose between, for assistive technology. */
  label: string;
  items: readonly TabItem[];
  selected: number;
  onSelect: (index: number) => void;
  /** Pills, for a second row of tabs inside a panel. */
  secondary?: boolean;
  /** The row runs over the whole width, its tabs aligned with `container`. */
  wide?: boolean;
}

const step: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A closed panel is still found by the browser's search in the page, where it can; a find opens it. */
function Panel({ onFound, ...props }: ComponentProps<'div'> & { onFound: () => void }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const panel = element.current;
    if (!panel || !props.hidden || !('onbeforematch' in panel)) return;
    panel.setAttribute('hidden', 'until-found');
    panel.addEventListener('beforematch', onFound);
    return () => panel.removeEventListener('beforematch', onFound);
  });
  return <div ref={element} {...props} />;
}

/** APG tabs with automatic activation. All panels are in the markup; without scripting, and on paper, all of them show. */
export function Tabs({ label, items, selected, onSelect, secondary, wide }: TabsProps) {
  useStyles(tabsStyles);
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const current = Math.max(0, Math.min(selected, items.length - 1));
  const turn = (event: KeyboardEvent) => {
    const next = step[event.key]?.(current, items.length);
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next);
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  useEffect(() => {
    // The row may be wider than a phone: the chosen tab comes to its middle, wherever the choice was made.
    const row = list.current;
    const tab = row?.children[current] as HTMLElement | undefined;
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  if (items.length < 2) return <>{items[0]?.content}</>;
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={`${secondary ? css.pills : css.list} ${wide ? css.wide : ''}`}
        onKeyDown={turn}
        part="tablist"
      >
        {items.map((item, index) => (
          <button
            type="button"
            role="tab"
            key={item.id}
            id={`${prefix}-tab-${index}`}
            aria-controls={`${prefix}-panel-${index}`}
            aria-selected={index === current}
            tabIndex={index === current ? 0 : -1}
            className={secondary ? css.pill : css.tab}
            onClick={() => onSelect(index)}
            part="tab"
          >
            {item.label}
          </button>
        ))}
      </div>
      {items.map((item, index) => (
        <Panel
          role="tabpanel"
          key={item.id}
          onFound={() => onSelect(index)}
          id={`${prefix}-panel-${index}`}
          aria-labelledby={`${prefix}-tab-${index}`}
          hidden={index !== current}
          className={css.panel}
          part="tabpanel"
        >
          {item.content}
        </Panel>
      ))}
    </>
  );
}
