import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { css } from './tabs.styles';

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
}

const step: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** APG tabs with automatic activation. All panels are in the markup; without scripting all of them show. */
export function Tabs({ label, items, selected, onSelect, secondary }: TabsProps) {
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
  if (items.length === 1) return <>{items[0]?.content}</>;
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={secondary ? css.pills : css.list}
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
        <div
          role="tabpanel"
          key={item.id}
          id={`${prefix}-panel-${index}`}
          aria-labelledby={`${prefix}-tab-${index}`}
          hidden={index !== current}
          className={css.panel}
          part="tabpanel"
        >
          {item.content}
        </div>
      ))}
    </>
  );
}
