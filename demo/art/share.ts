import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { routes } from '../../shell/routes';
import { fillFacts, readFacts } from '../../shell/server/bank/facts';
import { pageDrawing } from '../../shell/server/pages/page-drawing';
import { type Language, languages } from '../../widgets/runtime/language/language';
import { about, pillars } from './about';
import { lockup, onDark, onLight } from './brand';
import { crowd, crowdFigure, fromBehind, halfFigure } from './figures';
import { ground } from './ground';
import { inEnglish, letters, textWidth } from './lettering';
import { logoMark } from './mark';
import { palette, tint } from './palette';
import { coin, kawung, megaMendung } from './patterns';
import { bar, phone, screens } from './phone';
import { boxPath, clipped, confetti, kawungWeave, parangWeave, patterned, sprig } from './props';
import { services } from './services';
import { circle, path, place, rect, stroke, svg } from './svg';
import { gift, gold, month, padlock, seal, sheet } from './things';

// Sharing pictures of pages without a picture: the heading, and to the right a motif on a panel.

/** Shapes of the panel, which takes the full height of the right side from about x = 700. */
const panels = {
  upper: 'M700 630V230A230 230 0 0 1 930 0H1200V630Z',
  lower: 'M700 0V400A230 230 0 0 0 930 630H1200V0Z',
  arch: 'M720 630V240A240 240 0 0 1 1200 240V630Z',
} as const;

const schemes = {
  dark: { ground: palette.leafDeep, panel: palette.leaf, text: palette.white, logo: onDark },
  night: { ground: palette.ink, panel: palette.leafDeep, text: palette.white, logo: onDark },
  leaf: { ground: palette.leaf, panel: palette.leafDeep, text: palette.white, logo: onDark },
  sand: { ground: palette.sand, panel: tint.leafPale, text: palette.ink, logo: onLight },
  dawn: { ground: palette.sand, panel: tint.turmericPale, text: palette.ink, logo: onLight },
} as const;

interface Card {
  readonly scheme: keyof typeof schemes;
  readonly panel: keyof typeof panels;
  /** Drawn on the panel and clipped to it. */
  readonly motif: () => string;
}

const LEFT = 84;
const WIDTH = 584;

const SIZES = [120, 108, 96, 88, 80, 74, 68, 62, 56, 50, 44];
const TRACKING = -0.02;
const LEADING = 1.12;

/** Width of a line at font size 1. Words are measured once each, because many line breaks are tried. */
const lineWidth = (words: readonly string[], known: Map<string, number>): number =>
  words.reduce(
    (sum, word) => {
      const width = known.get(word) ?? textWidth(word, 100, 700, TRACKING) / 100;
      known.set(word, width);
      return sum + width;
    },
    (words.length - 1) * 0.23,
  );

/** The words in as few lines as the width allows, with lines of similar length. */
function balancedLines(words: readonly string[], width: number, known: Map<string, number>): string[][] {
  const wrap = (width: number): string[][] => {
    const lines: string[][] = [];
    for (const word of words) {
      const line = lines.at(-1);
      if (line && lineWidth([...line, word], known) <= width) line.push(word);
      else lines.push([word]);
    }
    return lines;
  };
  const least = Math.max(...words.map((word) => lineWidth([word], known)));
  let lines = wrap(width);
  for (let narrower = width * 0.96; narrower > least; narrower *= 0.96) {
    const next = wrap(narrower);
    if (next.length > lines.length) break;
    lines = next;
  }
  return lines;
}

/** The heading, as large as it fits beside the panel and below the logo. */
function title(text: string, fill: string): string {
  const words = text.replaceAll("'", '’').split(' ');
  const known = new Map<string, number>();
  const set = SIZES.map((size) => ({ size, lines: balancedLines(words, WIDTH / size, known) }));
  const { size, lines } = set.find(
    ({ size, lines }) =>
      lines.length <= 3 && lines.length * size <= 276 && lines.every((line) => lineWidth(line, known) * size <= WIDTH),
  ) ?? { size: 36, lines: balancedLines(words, WIDTH / 36, known) };
  const top = 370 - ((lines.length - 1) * size * LEADING) / 2 + size * 0.36;
  return lines
    .map((line, index) =>
      letters(line.join(' '), { x: LEFT, y: top + index * size * LEADING, size, fill, tracking: TRACKING }),
    )
    .join('');
}

const card = (heading: string, { scheme, panel, motif }: Card): string => {
  const colours = schemes[scheme];
  return svg(
    1200,
    630,
    rect(0, 0, 1200, 630, colours.ground),
    path(panels[panel], colours.panel),
    clipped('panel', panels[panel], motif()),
    place({ x: LEFT - 4, y: 76, scale: 1.4 }, lockup(colours.logo)),
    title(heading, colours.text),
  );
};

// --- Motifs -------------------------------------------------------------------------------------------------------

/** A sheet of paper centred on the origin, with lines of text from `y` down. */
const writtenPage = (width: number, height: number, y: number, lines: readonly number[]): string =>
  sheet(-width / 2, -height / 2, width, height, palette.white, 22) +
  lines.map((share, index) => bar(40 - width / 2, y + index * 34, (width - 80) * share, palette.line, 12)).join('');

/** The icons of the services. */
const signs = (): string =>
  (
    [
      ['pay', 748, 118],
      ['transfer', 748, 322],
      ['top-up', 962, 14],
      ['bill-payment', 962, 218],
      ['cash-out', 962, 422],
    ] as const
  )
    .map(([name, x, y]) => place({ x, y, scale: 1.2 }, services[`services/${name}`]?.() ?? ''))
    .join('');

const veranda = (): string => place({ x: 540, scale: 0.9 }, about['about/story']?.() ?? '');

const house = (): string =>
  patterned(boxPath(690, 0, 510, 630), kawungWeave('wall', 120, palette.leafDeep, tint.leafDim)) +
  circle(960, 380, 210, palette.turmeric) +
  place({ x: 960 - 480 * 0.8, y: 630 - 546 * 0.8, scale: 0.8 }, pillars());

/** Three people in front of fields. */
const neighbours = (): string =>
  place({ x: 560, scale: 1.32 }, ground('terraces', 'dawn')) +
  place({ x: 790, y: 540 }, sprig(270, 5, palette.leaf, palette.leafDeep)) +
  place({ x: 1130, y: 540 }, sprig(240, 5, tint.leafMid, palette.leafDeep)) +
  [4, 5, 1].map((who, index) => halfFigure(812 + index * 148, 452 + (index % 2) * 26, 3.1, crowdFigure(who))).join('');

const dated = (): string =>
  month(790, 150, 340, 24, (x, y, size, index) =>
    index === 15
      ? rect(x, y, size, size, palette.turmeric, 10) +
        kawung(x + size / 2, y + size / 2, size * 0.4, { petal: palette.ink })
      : rect(x, y, size, size, index < 15 ? tint.leafMist : palette.sandDeep, 10),
  );

/** A calendar page behind a cloud. */
const comingSoon = (): string =>
  dated() +
  megaMendung('cloud', {
    x: 800,
    y: 540,
    width: 300,
    colours: [tint.leafMid, tint.leafPale, palette.white],
    step: 12,
  });

const newspaper = (): string =>
  patterned(boxPath(690, 0, 510, 630), parangWeave('cloth', 110, tint.leafPale, tint.leafMist, tint.leafMist)) +
  place({ x: 980, y: 330, rotate: 7 }, writtenPage(340, 450, 0, [1, 1, 0.6])) +
  place(
    { x: 950, y: 330, rotate: -5 },
    writtenPage(340, 450, 80, [1, 1, 1, 0.7]),
    letters(['Serambi News', 'Kabar Serambi'], { x: -130, y: -158, size: 38, fill: palette.ink, weight: 800 }),
    bar(-130, -138, 260, palette.ink, 4),
    rect(-130, -112, 260, 164, palette.leaf, 14),
    circle(52, -30, 56, palette.turmeric),
    path('M-130 52V20Q-60-60 0 0T130-10V38Q130 52 116 52Z', tint.leafMid),
  );

const present = (): string =>
  confetti(
    [
      [770, 250],
      [830, 120],
      [960, 70],
      [1090, 130],
      [1150, 260],
      [890, 200],
      [1040, 210],
      [1140, 400],
      [780, 400],
    ],
    [palette.turmeric, tint.turmericPale, tint.leafBright],
    44,
  ) + gift(965, 560, 340, palette.sand, palette.white, palette.turmeric);

const app = (): string =>
  circle(960, 350, 250, tint.leafMid) +
  phone({ x: 830, y: 74, width: 300, screen: screens.growth(), rotate: 6, shadow: palette.leafDeep }) +
  seal(822, 470, 66, palette.turmeric, 'download', palette.ink);

const lock = (): string =>
  patterned(boxPath(690, 0, 510, 630), kawungWeave('cloth', 120, palette.leafDeep, tint.leafDim, palette.leafDeep)) +
  circle(960, 340, 236, palette.leaf) +
  padlock(960, 376, 260, palette.turmeric, palette.sand, palette.ink);

/** The lock on a phone. */
const guard = (): string =>
  circle(960, 350, 250, tint.leafDim) +
  phone({ x: 830, y: 90, width: 300, screen: screens.growth(), rotate: -5, shadow: palette.ink }) +
  padlock(1090, 470, 150, palette.turmeric, palette.sand, palette.ink);

/** Waves from a place where all works. */
const working = (): string =>
  [290, 222, 154]
    .map((radius, index) => circle(950, 330, radius, [tint.leafDim, tint.leafMid, palette.leaf][index] ?? ''))
    .join('') + seal(950, 330, 92, palette.turmeric, 'check', palette.ink);

const agreement = (): string =>
  place({ x: 990, y: 330, rotate: 8 }, writtenPage(340, 460, 0, [])) +
  place(
    { x: 950, y: 325, rotate: -4 },
    writtenPage(340, 460, -140, [1, 1, 0.7, 1, 1, 1, 0.5]),
    letters(['Terms', 'Ketentuan'], { x: -130, y: -168, size: 38, fill: palette.leaf, weight: 800 }),
    stroke('M-126 168C-100 130-86 130-92 164S-60 150-48 150-34 172-8 152', palette.ink, 6),
  ) +
  seal(1082, 476, 66, palette.turmeric, 'check', palette.ink);

const rates = (): string =>
  [0, 1, 2, 3]
    .map((index) =>
      rect(766 + index * 108, 470 - index * 84, 76, 200 + index * 84, index === 3 ? palette.leaf : tint.leafMid, 18),
    )
    .join('') +
  coin(1128, 130, 66, gold) +
  letters('%', { x: 852, y: 330, size: 220, fill: palette.leafDeep, weight: 800, anchor: 'middle' });

const statement = (): string =>
  patterned(boxPath(690, 0, 510, 630), parangWeave('cloth', 110, palette.leaf, tint.leafDim, palette.leafDeep)) +
  place(
    { x: 960, y: 330, rotate: -4 },
    writtenPage(360, 480, -40, [1, 1, 1, 0.8, 1, 0.6]),
    place({ x: -140, y: -200 }, logoMark(60, palette.leaf, palette.turmeric)),
    letters(['Press release', 'Siaran pers'], { x: -140, y: -84, size: 38, fill: palette.ink, weight: 800 }),
  ) +
  coin(1100, 500, 70, gold);

/** A calendar page and an audience. */
const eventDay = (): string =>
  place({ x: 116, y: -24, scale: 0.88 }, dated()) +
  crowd([{ y: 500, scale: 2.5, from: 780, step: 124, count: 4 }], fromBehind);

// --- Cards --------------------------------------------------------------------------------------------------------

/** By page path. */
const cards: Readonly<Record<string, Card>> = {
  '/services': { scheme: 'dark', panel: 'upper', motif: signs },
  '/about-us': { scheme: 'dawn', panel: 'arch', motif: veranda },
  '/about-us/corporate-governance': { scheme: 'leaf', panel: 'upper', motif: house },
  '/about-us/csr': { scheme: 'dawn', panel: 'upper', motif: neighbours },
  '/promo': { scheme: 'dark', panel: 'arch', motif: present },
  '/news': { scheme: 'sand', panel: 'upper', motif: newspaper },
  '/news-soon': { scheme: 'leaf', panel: 'arch', motif: comingSoon },
  '/help/security': { scheme: 'night', panel: 'arch', motif: guard },
  '/help/status': { scheme: 'dark', panel: 'arch', motif: working },
  '/download': { scheme: 'dark', panel: 'lower', motif: app },
  '/privacy': { scheme: 'night', panel: 'upper', motif: lock },
  '/term-condition': { scheme: 'sand', panel: 'arch', motif: agreement },
  '/rate-limit-fees': { scheme: 'sand', panel: 'lower', motif: rates },
};

/** A page's pictures, one in each language, by path without extension. */
const inBothLanguages = (
  path: string,
  heading: (language: Language) => string,
  about: Card,
): Record<string, () => string> =>
  Object.fromEntries(
    languages.map((language) => {
      const draw = () => card(heading(language), about);
      return [pageDrawing('share', path, language), language === 'English' ? () => inEnglish(draw) : draw];
    }),
  );

export const share: Record<string, () => string> = Object.assign(
  {},
  ...routes.map(({ path, heading }) => {
    const about = cards[path];
    return about && inBothLanguages(path, (language) => heading[language], about);
  }),
);

/** By kind of news. */
const kinds: Readonly<Record<string, Card>> = {
  news: { scheme: 'sand', panel: 'upper', motif: newspaper },
  pressrelease: { scheme: 'night', panel: 'upper', motif: statement },
  event: { scheme: 'sand', panel: 'upper', motif: eventDay },
};

type NewsList = Record<Language, { dataNews: readonly { slug: string; image: string }[] }>;
type Article = Record<Language, { title: string }>;

/** Sharing pictures of the articles in a content folder that have no picture. */
export async function articles(content: string): Promise<Record<string, () => string>> {
  const facts = readFacts(join(content, '..'));
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(fillFacts(await readFile(join(content, `${name}.json`), 'utf8'), facts));
  const drawn: Record<string, () => string> = {};
  for (const [kind, about] of Object.entries(kinds)) {
    const { dataNews } = ((await read(`news/${kind}`)) as NewsList).Indonesia;
    for (const { slug } of dataNews.filter(({ image }) => image === '-')) {
      const article = (await read(`detail/${slug}`)) as Article;
      Object.assign(
        drawn,
        inBothLanguages(`/news/${slug}`, (language) => article[language].title, about),
      );
    }
  }
  return drawn;
}
