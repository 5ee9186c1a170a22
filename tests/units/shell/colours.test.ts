import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** The files that may name colours, each with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'widgets/runtime/styles/theme.ts': 'the list of all colours, with their defaults',
  'shell/server/gallery/theme.css': 'the gallery’s example of a theme that a partner’s page sets',
  'shell/server/bank/schema.ts': 'the example in an error message',
  'widgets/header/header.styles.ts': 'the plate under a logo, which is drawn for a light ground in every scheme',
  'widgets/footer/footer.styles.ts': 'that of the light logo, which stays dark in forced colours',
  'widgets/download/download.styles.ts': 'as the footer',
};

const files = ['widgets', 'shell']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  // Examples are content of a bank: drawn pictures, hostile values.
  .filter((file) => /\.(tsx?|css|mjs)$/.test(file) && !file.endsWith('.examples.ts'));

/** Not `white` in `white-space`, nor a word of a sentence: a named colour is a value. */
const named =
  'white|black|red|green|blue|yellow|orange|purple|pink|brown|gray|grey|silver|gold|navy|teal|maroon|olive|lime|aqua|cyan|magenta|fuchsia|crimson|coral|salmon|tomato|ivory|beige|tan|khaki|indigo|violet|turquoise';
const colours = [
  /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])/gi,
  /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/g,
  new RegExp(
    `(?<=(?:color|background|fill|stroke|outline|shadow|border[\\w-]*)['"]?[:=] ?['"]?(?:[^;{}\\n'"]*[ ,(])?)(?:${named})(?![\\w-])`,
    'g',
  ),
];

const withoutComments = (source: string) => source.replace(/\/\*.*?\*\//gs, '').replace(/(^|\s)\/\/.*$/gm, '');
const coloursIn = (source: string) => colours.flatMap((pattern) => withoutComments(source).match(pattern) ?? []);

describe('the rule that finds colours', () => {
  it.each([
    'a{color:#fff}',
    'fill="#0b5d57"',
    'background: rgba(0, 0, 0, .5)',
    'border: 1px solid red',
    'box-shadow:0 0 black',
  ])('finds the one in %s', (source) => expect(coloursIn(source)).toHaveLength(1));

  it.each([
    'white-space: nowrap',
    'color: currentColor',
    'background: Canvas',
    'href="#contact"',
    "'#main'",
    'red herring',
  ])('finds none in %s', (source) => expect(coloursIn(source)).toEqual([]));
});

it('every colour of widgets and shell is a property of the theme', () => {
  const found = files
    .filter((file) => !(file in exceptions))
    .flatMap((file) => coloursIn(readFileSync(join(root, file), 'utf8')).map((colour) => `${file}: ${colour}`));
  expect(found).toEqual([]);
});
