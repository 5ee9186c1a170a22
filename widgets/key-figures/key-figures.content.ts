import { type BlockOf, decimal, type Language, link, list, number, object, text } from '../runtime';

export const shape = object({
  periods: list(text),
  /** A number's place in `format` is `#`: `Rp# trillion`. */
  figures: list(
    object(
      { label: text, format: text, values: list(number), before: number, covers: text, note: text },
      'label',
      'values',
    ),
  ),
  source: text,
  path: link,
  /** Of the share, and whom investors write to. */
  facts: list(object({ title: text, text, email: text }, 'title', 'text')),
});

export type Block = BlockOf<typeof shape>;

/** A value as it is written, and how far its bar goes up or down, of 1. */
interface Point {
  period: string;
  words: string;
  up: number;
  down: number;
}

export interface Figure {
  label: string;
  /** Of the newest value. */
  period: string;
  /** The newest value with its unit. */
  newest: string;
  points: readonly Point[];
  /** How far the longest bar goes down, of 1. */
  depth: number;
  /** What the newest value is of, where that is less than the others are: `9 months`. */
  covers: string | undefined;
  /** How much the newest value is above or below that of a year before; of shares, and of what was or is a loss, that value itself. */
  change: string | undefined;
  before: string | undefined;
  note: string | undefined;
}

/** The figures as they are shown, but for those that do not have a number for each period. */
export const figuresOf = ({ periods, figures }: Block, language: Language): Figure[] =>
  figures.flatMap(({ label, format = '#', values, before, covers, note }) => {
    if (values.length === 0 || values.length !== periods.length) return [];
    const digits = Math.max(...values.map((value) => String(value).split('.')[1]?.length ?? 0));
    const least = Math.min(0, ...values);
    const range = Math.max(0, ...values) - least || 1;
    const points = values.map((value, at) => ({
      period: periods[at] ?? '',
      words: decimal(value, digits, language),
      up: Math.max(0, value) / range,
      down: Math.max(0, -value) / range,
    }));
    const last = values.at(-1) ?? 0;
    const isCompared = before !== undefined && before > 0 && last > 0 && !format.includes('%');
    // Rounded first: what rounds to nothing has no sign.
    const percent = isCompared ? Math.round((last / before - 1) * 1_000) / 10 || 0 : undefined;
    return [
      {
        label,
        period: periods.at(-1) ?? '',
        newest: format.replace('#', () => points.at(-1)?.words ?? ''),
        change: percent === undefined ? undefined : `${percent > 0 ? '+' : ''}${decimal(percent, 1, language)}%`,
        before:
          isCompared || before === undefined ? undefined : format.replace('#', () => decimal(before, digits, language)),
        points,
        depth: -least / range,
        covers,
        note,
      },
    ];
  });
