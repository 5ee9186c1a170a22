// The bank's figures, for all reports. Amounts are in billions of rupiah, ratios in per cent; profit is counted from January. They agree
// with the press releases in demo/content.

export interface Figures {
  assets: number;
  loans: number;
  deposits: number;
  equity: number;
  profit: number;
  badLoans: number;
  capitalRatio: number;
}

type Row = [month: string, ...figures: [number, number, number, number, number, number, number]];

const rows: Row[] = [
  ['2022-12', 9120, 4410, 5610, 3019, -62, 2.7, 38.4],
  ['2023-03', 9690, 4820, 6190, 3015, -4, 2.7, 37.2],
  ['2023-06', 10380, 5290, 6830, 3026, 7, 2.6, 35.8],
  ['2023-09', 11090, 5760, 7520, 3041, 22, 2.5, 34.3],
  ['2023-12', 11870, 6280, 8240, 3060, 41, 2.4, 33.0],
  ['2024-03', 12460, 6790, 8830, 3082, 22, 2.4, 32.1],
  ['2024-06', 13210, 7340, 9480, 3232, 52, 2.3, 32.6],
  ['2024-09', 13990, 7950, 10260, 3264, 84, 2.2, 31.9],
  ['2024-12', 14800, 8600, 11200, 3298, 118, 2.1, 31.2],
  ['2025-03', 15900, 9240, 12050, 3346, 48, 2.1, 30.6],
  ['2025-06', 17150, 10010, 13020, 3402, 104, 2.0, 29.8],
  ['2025-09', 18400, 10800, 14000, 3462, 164, 2.0, 29.1],
  ['2025-12', 19600, 11900, 15100, 3934, 236, 1.9, 28.4],
  ['2026-03', 20700, 12610, 15980, 4009, 75, 1.9, 28.3],
  ['2026-06', 21900, 13420, 16950, 4060, 161, 1.8, 27.9],
  ['2026-09', 23100, 14200, 17900, 4150, 251, 1.8, 27.6],
  ['2026-10', 23340, 14390, 18060, 4178, 279, 1.8, 27.4],
];

/** By month, such as `2026-09`. */
export const figures = new Map(
  rows.map(([month, assets, loans, deposits, equity, profit, badLoans, capitalRatio]): [string, Figures] => [
    month,
    { assets, loans, deposits, equity, profit, badLoans, capitalRatio },
  ]),
);

/**
 * Rupiah per share, by quarter: first, highest, lowest and last price; then the average daily trade in millions of
 * shares.
 */
export const sharePrices = new Map<string, [number, number, number, number, number]>([
  ['2024-q3', [304, 336, 292, 318, 6.1]],
  ['2024-q4', [318, 348, 306, 330, 6.4]],
  ['2025-q1', [330, 362, 318, 350, 7.2]],
  ['2025-q2', [350, 388, 340, 376, 7.9]],
  ['2025-q3', [376, 420, 368, 410, 8.6]],
  ['2025-q4', [410, 442, 396, 428, 10.3]],
  ['2026-q1', [428, 470, 416, 462, 10.8]],
  ['2026-q2', [462, 498, 450, 486, 11.5]],
  ['2026-q3', [486, 540, 478, 522, 12.2]],
]);

/** Percentages of the shares, by year: founders, strategic investor, employees, the public in Indonesia and abroad. */
export const shareholders = new Map<string, [number, number, number, number, number]>([
  ['2024', [56.0, 22.0, 2.0, 15.0, 5.0]],
  ['2025', [52.4, 19.6, 2.2, 19.2, 6.6]],
  ['2026', [48.6, 17.2, 2.4, 24.1, 7.7]],
]);

/** Annual interest rates in per cent, by year: corporate, retail, micro, consumer. */
export const lendingRates = new Map<string, [number, number, number, number]>([
  ['2024', [9.75, 11.0, 14.5, 12.25]],
  ['2025', [9.5, 10.75, 14.25, 12.0]],
  ['2026', [9.25, 10.5, 14.0, 11.75]],
]);

/** Billions of rupiah, by quarter: liquid assets, and the net outflow in 30 days of stress. */
export const liquidity = new Map<string, [number, number]>([
  ['2025-q4', [4310, 2460]],
  ['2026-q1', [4520, 2570]],
  ['2026-q2', [4830, 2720]],
  ['2026-q3', [5120, 2870]],
]);
