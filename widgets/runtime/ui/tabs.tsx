import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useStyles } from '../element/widget-context';
import { css, tabsStyles } from './tabs.styles';

export interface TabItem {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

interface TabsProps {
  /** The tab list's name, for assistive technology. */
  label: string;
  items: readonly TabItem[];
  selected: number;
  onSelect: (index: number) => void;
  /** Pills, for tabs inside a panel of other tabs. */
  secondary?: boolean;
  /** The row is as wide as the widget; its first tab is aligned with the page's content. */
  wide?: boolean;
}

const step: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Where the browser supports `hidden=until-found`, its search in the page finds and opens a hidden panel. */
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

/** APG tabs with automatic activation. All panels are in the markup, and visible without script and on paper. */
export function Tabs({ label, items, selected, onSelect, secondary, wide }: TabsProps) {
  useStyles(tabsStyles);
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const current = Math.max(0, Math.min(selected, items.length - 1));
  const handleKeyDown = (event: KeyboardEvent) => {
    const next = step[event.key]?.(current, items.length);
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next);
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  useEffect(() => {
    // The row may be wider than the screen: the selected tab is scrolled to its middle.
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
        onKeyDown={handleKeyDown}
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
