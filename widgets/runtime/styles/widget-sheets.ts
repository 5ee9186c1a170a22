import { base } from './base.styles';
import type { Sheet } from './sheet';

/** In the order of the cascade: base, components, the widget's own. An inner component precedes the outer one. */
export const widgetSheets = (own: Sheet | undefined): Sheet[] => (own ? [base, own] : [base]);

/** Adds a component's sheet; returns true if it is new. */
export function addSheet(sheets: Sheet[], sheet: Sheet): boolean {
  const isNew = !sheets.includes(sheet);
  if (isNew) sheets.splice(1, 0, sheet);
  return isNew;
}
