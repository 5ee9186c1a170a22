import { type BlockOf, decimal, type Language, link, list, number, object, text } from '../runtime';

export const shape = object({
  periods: list(text),
  /** `#` in `format` stands for the number: `Rp# trillion`. */
  figures: list(
    object(
      { label: text, format: text, values: list(number), before: number, covers: text, note: text },
      'label',
      'values',
    ),
  ),
  source: text,
  path: link,
  facts: list(object({ title: text, text, email: text }, 'title', 'text')),
});

export type Block = BlockOf<typeof shape>;

/** Leaves out figures without a number for each period. */
export const figuresOf = ({ periods, figures }: Block, language: Language) =>
  figures.flatMap(({ label, format = '#', values, before, covers, note }) => {
    if (values.length === 0 || values.length !== periods.length) return [];
    const digits = Math.max(...values.map((value) => String(value).split('.')[1]?.length ?? 0));
    const least = Math.min(0, ...values);
    const range = Math.max(0, ...values) - least || 1;
    /** Formatted values, and the length of their bars up or down, from 0 to 1. */
    const points = values.map((value, at) => ({
      period: periods[at] ?? '',
      words: decimal(value, digits, language),
      up: Math.max(0, value) / range,
      down: Math.max(0, -value) / range,
    }));
    const last = values.at(-1) ?? 0;
    const isCompared = before !== undefined && before > 0 && last > 0 && !format.includes('%');
    // Rounded first, so that zero has no sign.
    const percent = isCompared ? Math.round((last / before - 1) * 1_000) / 10 || 0 : undefined;
    return [
      {
        label,
        period: periods.at(-1) ?? '',
        newest: format.replace('#', () => points.at(-1)?.words ?? ''),
        /** Change from a year before, in percent; undefined for shares and losses, which show `before`. */
        change: percent === undefined ? undefined : `${percent > 0 ? '+' : ''}${decimal(percent, 1, language)}%`,
        before:
          isCompared || before === undefined ? undefined : format.replace('#', () => decimal(before, digits, language)),
        points,
        /** The longest bar's length down, from 0 to 1. */
        depth: -least / range,
        /** The newest value's period if shorter than the others: `9 months`. */
        covers,
        note,
      },
    ];
  });

export type Figure = ReturnType<typeof figuresOf>[number];
