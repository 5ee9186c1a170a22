import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { art } from '../../../demo/art/index';
import { inEnglish, inTheLanguage } from '../../../demo/art/lettering';
import { coupons, phone, statusBar } from '../../../demo/art/phone';
import { iconChoices } from '../../../demo/art/screen-kit';
import { articles } from '../../../demo/art/share';
import { guides, kindsOfBill } from '../../../demo/art/step';
import { contentFolder, demoBank, demoBlock } from '../../support/demo-bank';
import { writtenFiles } from '../../support/demo-texts';
import { matches } from '../../support/markup';

const drawings = { ...art, ...(await articles(contentFolder)) };
const keys = Object.keys(drawings);
const draw = (key: string): string => drawings[key]?.() ?? '';

/** By WCAG 2.2, of a colour's parts from 0 to 255. */
function luminance(parts: Iterable<number>): number {
  const [red = 1, green = 1, blue = 1] = [...parts].map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of white text on the lightest pixel of an area, by WCAG 2.2. */
function whiteContrast(source: string, inside: (x: number, y: number) => boolean): number {
  const { width, height, pixels } = new Resvg(source, { fitTo: { mode: 'width', value: 192 } }).render();
  let lightest = 0;
  for (let index = 0; index < width * height; index++) {
    if (!inside((index % width) / width, Math.floor(index / width) / height)) continue;
    lightest = Math.max(lightest, luminance(pixels.subarray(index * 4, index * 4 + 3)));
  }
  return 1.05 / (lightest + 0.05);
}

/** Captions of a guide's steps by picture path, from all content. */
function captions(): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { image, caption } = value as { image?: unknown; caption?: unknown };
    if (typeof image === 'string' && typeof caption === 'string') found.set(image, caption);
    Object.values(value).forEach(visit);
  };
  for (const { json } of writtenFiles) visit(JSON.parse(json));
  return found;
}

it('the caption of a step names the button that its picture shows, but for one that only goes on', () => {
  const known = captions();
  const missing = Object.entries(guides).flatMap(([guide, screens]) =>
    screens.flatMap(({ button = '' }, at) =>
      ['en', 'id'].flatMap((language, index) => {
        const word = typeof button === 'string' ? button : (button[index] ?? '');
        const caption = known.get(`/art/step/${guide}-${at + 1}.${language}.svg`) ?? '';
        const goesOn = /^(?:Next|Lanjut|Done|Selesai)$/.test(word);
        return goesOn || caption.toLowerCase().includes(word.toLowerCase()) ? [] : [`${guide} ${at + 1}: ${word}`];
      }),
    ),
  );
  expect(missing).toEqual([]);
});

describe('art', () => {
  it.each(keys)('%s is a small document that refers to nothing but its own ids, each of which is there once', (key) => {
    const source = draw(key);
    expect(source).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[\d .]+" width="\d+" height="\d+"/);
    expect(Buffer.byteLength(source)).toBeLessThan(20_000);
    // The server draws pictures to share in the same way.
    expect(new Resvg(source, { fitTo: { mode: 'width', value: 48 } }).render().width).toBe(48);
    expect(source).not.toMatch(/<script|<style|<text|<image|style=|\son\w+=|url\((?!#)|href="(?!#)|NaN|undefined/);
    const ids = matches(source, /\sid="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(matches(source, /(?:url\(#|href="#)([^)"]+)/g)));
  });

  it.each(keys.filter((key) => /^(banner|hero)\//.test(key)))('%s is dark below its white text', (key) => {
    // On a phone the top, a little more than the words cover (`margin-top` in hero.styles.ts and banner.styles.ts).
    const isCovered = /-mobile(\.en)?$/.test(key) ? (_: number, y: number) => y < 0.34 : (x: number) => x < 0.49;
    expect(whiteContrast(draw(key), isCovered)).toBeGreaterThanOrEqual(7);
  });
});

describe('what an app’s screen shows', () => {
  const contrast = (...colours: [string, string]) => {
    const [less = 0, more = 0] = colours
      .map((hex) => luminance(Buffer.from(hex.slice(1), 'hex')))
      .sort((a, b) => a - b);
    return (more + 0.05) / (less + 0.05);
  };
  const { dark, light }: Record<'dark' | 'light', Record<string, string>> = demoBank.theme;

  it.each([
    ...['sand', 'sand-deep', 'card', 'deep'].map((ground) => [`a dark page’s ${ground}`, dark[ground]]),
    ...['sand', 'sand-deep'].map((ground) => [`a light page’s ${ground}`, light[ground]]),
  ])('is in a phone whose edge or frame stands out from %s', (_, ground = '') => {
    const drawn = phone({ x: 0, y: 0, width: 388, screen: '' });
    const [, frame = ''] = /width="388" height="788" rx="56" fill="(#\w{6})"/.exec(drawn) ?? [];
    const [, edge = ''] = /stroke="(#\w{6})"/.exec(drawn) ?? [];
    expect(Math.max(contrast(frame, ground), contrast(edge, ground))).toBeGreaterThanOrEqual(3);
  });

  it('marks where to tap clear of the words beside it', () => {
    const drawn = iconChoices([['bolt', 'Listrik']], 0).draw(0, 'id');
    const [, y = Number.NaN, radius = Number.NaN] = (/cy="([\d.-]+)" r="(\d+)"/.exec(drawn) ?? []).map(Number);
    // The words are 15 high, on a line at 84.
    expect(y + radius).toBeLessThan(84 - 15);
  });

  it('are the coupons that members have', () => {
    const { English, Indonesia } = demoBlock<{ title: string }[]>('kupon');
    expect(coupons).toHaveLength(English.length);
    coupons.forEach(([value], index) => {
      expect(English[index]?.title).toContain(inEnglish(() => inTheLanguage(value)));
      expect(Indonesia[index]?.title).toContain(inTheLanguage(value));
    });
  });

  it('has for the kinds of bill the names that their page has', () => {
    const { English, Indonesia } = demoBlock<{ typeService: object[] }>('services/bill-payment');
    for (const [, name] of kindsOfBill) {
      const titled = (title: string) => expect.arrayContaining([expect.objectContaining({ title })]);
      expect(English.typeService).toEqual(titled(inEnglish(() => inTheLanguage(name))));
      expect(Indonesia.typeService).toEqual(titled(inTheLanguage(name)));
    }
  });

  it('has the time as it is written in the language shown', () => {
    const clock = inEnglish(() => statusBar(''));
    const [, words] = / d="([^"]+)"/.exec(clock) ?? [];
    // A cash machine has no clock.
    const phones = keys.filter((key) => /^step\/.*\.en$/.test(key) && !/cash-atm-[234]/.test(key));
    for (const key of phones) expect(draw(key), key).toContain(words);
  });
});

describe('drawings in the demo bank’s texts', () => {
  /** Drawings in a file, with the language of the block or value around them. */
  const named = (value: unknown, language?: string): { name: string; language: string | undefined }[] => {
    if (typeof value === 'string') {
      const [, name] = /^\/art\/(.+)\.svg$/.exec(value) ?? [];
      return name ? [{ name, language }] : [];
    }
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, each]) =>
      named(each, key === 'English' || key === 'Indonesia' ? key : language),
    );
  };

  it.each(writtenFiles)('$file shows words and amounts in the language of its texts', ({ json }) => {
    for (const { name, language } of named(JSON.parse(json))) {
      expect(keys).toContain(name);
      if (language === 'English') expect(keys).not.toContain(`${name}.en`);
      if (language === 'Indonesia') expect(name).not.toMatch(/\.en$/);
    }
  });
});
