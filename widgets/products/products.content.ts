import { type BlockOf, cell, day, featureFields, hero, list, object, plans, registerFields, text } from '../runtime';

export const kinds = {
  plans: ['plans', 'alloPay', 'alloPlus'],
  tiers: ['tiering_no', 'tenure', 'holding_period', 'interest_rate'],
} as const;
export type Kind = keyof typeof kinds;

const row = object({
  plans: text,
  alloPay: cell,
  alloPlus: cell,
  tiering_no: text,
  tenure: text,
  holding_period: text,
  interest_rate: text,
});
export type Row = BlockOf<typeof row>;

const tab = object({ id: text, title: text, ...featureFields, tables: list(row), ...registerFields });
export type Tab = BlockOf<typeof tab>;

export const shape = object(
  {
    banner: hero,
    tabs: list(tab, 'id'),
    plans,
    /** From the bank's server: first day of the rates. */
    rates: object({ from: day }),
  },
  'tabs',
);
export type Products = BlockOf<typeof shape>;

/** The icon of a cell, if it has one in place of words. */
export function markOf(cell: string | undefined): 'ok' | 'no' | undefined {
  const word = cell?.toLowerCase();
  return word === 'ok' || word === 'no' ? word : undefined;
}

export const fragmentOf = ({ id }: Tab, index: number): string => id ?? String(index + 1);

/** Rows of one kind, without columns that are empty in all of them. */
export function tableOf(kind: Kind, rows: readonly Row[]) {
  const ofKind = rows.filter((row) => kinds[kind].some((column) => row[column]));
  return { rows: ofKind, columns: kinds[kind].filter((column) => ofKind.some((row) => row[column])) };
}
