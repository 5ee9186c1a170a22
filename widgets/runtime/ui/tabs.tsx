import { type ReactNode, useId } from 'react';
import { useStyles } from '../widget/widget-context';
import { tabs } from './tabs.behaviour';
import * as css from './tabs.styles';

export interface TabItem {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

interface TabsProps {
  label: string;
  items: readonly TabItem[];
  selected?: number;
  onSelect?: (index: number) => void;
  /** The fragment holds the selected item's id. */
  isAddressed?: boolean | undefined;
  secondary?: boolean;
  /** The row is as wide as the widget; its first tab aligns with the content. */
  wide?: boolean;
}

/**
 * APG tabs; all panels are in the markup, visible without script and on paper. Pass `onSelect` only if more than the panel depends
 * on the choice.
 */
export function Tabs({ label, items, selected = 0, onSelect, isAddressed, secondary, wide }: TabsProps) {
  useStyles(css.styles);
  const prefix = useId();
  const current = Math.max(0, Math.min(selected, items.length - 1));
  if (items.length < 2) return <>{items[0]?.content}</>;
  return (
    <>
      <div
        ref={(row) => tabs(row, onSelect, current)}
        role="tablist"
        aria-label={label}
        className={`${secondary ? css.pills : css.list} ${wide ? css.wide : ''}`}
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
            data-name={isAddressed ? item.id : undefined}
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
