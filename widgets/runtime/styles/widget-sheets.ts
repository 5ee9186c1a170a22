import { base } from './base.styles';
import type { Sheet } from './sheet';

/**
 * The sheets of a widget's shadow root in the order of the cascade: the base, components, the widget's own. A component comes
 * before the one that it is part of, whose styles win.
 */
export const widgetSheets = (own: Sheet | undefined): Sheet[] => (own ? [base, own] : [base]);

/** Adds a component's sheet. Returns whether it is new. */
export function addSheet(sheets: Sheet[], sheet: Sheet): boolean {
  const isNew = !sheets.includes(sheet);
  if (isNew) sheets.splice(1, 0, sheet);
  return isNew;
}
