import { inEnglish, type Words } from './lettering';
import { palette, tint } from './palette';
import { petals } from './patterns';
import { page, phone, statusBar } from './phone';
import { COLUMN_WIDTH, type Language, LEFT, type Part, write } from './screen-kit';
import { alphabet } from './screen-letters';
import { defs, group, path, rect, stroke, svg } from './svg';

interface Look {
  readonly ground: string;
  readonly ink: string;
  readonly button: string;
  readonly label: string;
  /** Colour of the large rosette behind the parts. */
  readonly petal: string;
}

const looks = {
  light: {
    ground: palette.sand,
    ink: palette.ink,
    button: palette.leaf,
    label: palette.white,
    petal: palette.sandDeep,
  },
  dark: {
    ground: palette.leafDeep,
    ink: palette.white,
    button: palette.turmeric,
    label: palette.ink,
    petal: palette.leaf,
  },
  /** The screen after a payment, to show to the seller. */
  green: { ground: palette.good, ink: palette.white, button: palette.white, label: palette.good, petal: palette.leaf },
  /** Another bank's app. */
  other: {
    ground: tint.turmericPale,
    ink: palette.ink,
    button: tint.soga,
    label: palette.white,
    petal: palette.sandDeep,
  },
} as const satisfies Record<string, Look>;

export interface Screen {
  readonly look?: keyof typeof looks;
  /** Undefined on the welcome and home screens. */
  readonly title?: Words;
  readonly parts: readonly Part[];
  readonly button?: Words;
  /** A notification over the top of the screen. */
  readonly notice?: Part;
  /** A machine, which no phone shows. */
  readonly isMachine?: boolean;
}

const TOP = 118;
const BOTTOM = 652;

function column(parts: readonly Part[], language: Language, bottom: number): string {
  const total = parts.reduce((sum, { height }) => sum + height, 0);
  const between = Math.min(26, Math.max(8, (bottom - TOP - total) / Math.max(1, parts.length - 1)));
  const rest = bottom - TOP - total - between * (parts.length - 1);
  let y = TOP + Math.max(0, rest * 0.28);
  let drawn = '';
  for (const part of parts) {
    drawn += part.draw(y, language);
    y += part.height + between;
  }
  return drawn;
}

/** One step of a guide: a phone without a background. */
export function screen(
  { look = 'light', title, parts, button, notice, isMachine }: Screen,
  language: Language,
): string {
  const { ground, ink, button: fill, label, petal }: Look = looks[look];
  const machine = (): string => {
    const drawing = column(parts, language, 724) + (notice ? notice.draw(112, language) : '');
    return group({ transform: 'translate(-15 -78) scale(1.25)' }, defs(alphabet(drawing)), drawing);
  };
  const app = (): string =>
    phone({
      x: 6,
      y: 5,
      width: 408,
      screen: page(
        ground,
        path(petals({ x: 290, y: 500, radius: 330 }), petal, { opacity: 0.5 }),
        statusBar(ink),
        title
          ? stroke('M36 70 26 80 36 90', ink, 3) +
              write(title, language, 180, 87, { size: 21, fill: ink, anchor: 'middle', width: 250 })
          : '',
        column(parts, language, button ? BOTTOM : 724),
        button
          ? rect(LEFT, 672, COLUMN_WIDTH, 60, fill, 30) +
              write(button, language, 180, 709, { size: 21, fill: label, anchor: 'middle', width: 260 })
          : '',
        rect(120, 746, 120, 5, ink, 2.5),
        notice ? notice.draw(48, language) : '',
      ),
    });
  const draw = isMachine ? machine : app;
  const drawn = language === 'en' ? inEnglish(draw) : draw();
  return svg(420, 840, drawn);
}
