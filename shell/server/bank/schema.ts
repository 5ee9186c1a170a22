/** The schema of `bank.json`. Types and JSON Schema are derived from it. Each message says what is expected. */
import { z } from 'zod';
import { type Property, theme as properties } from '../../../widgets/runtime/styles/theme';
import { matchPath } from '../../match';
import { notFound, routes } from '../../routes';
import { descriptionLimits, titleLimit } from '../../title';

const text = z.string().trim().min(1, 'a text');
const sized = (least: number, most: number) => {
  const expected = `a text of ${least} to ${most} characters`;
  return z.string(expected).trim().min(least, expected).max(most, expected);
};
const words = z.strictObject({ English: text, Indonesia: text });

const pages = routes.map(({ path }) => path);
const isPage = (path: string) => matchPath(path, { routes, notFound }).route !== notFound;

function webAddress(value: string): string | undefined {
  if (!URL.canParse(value)) return undefined;
  const { protocol, href } = new URL(value);
  return /^https?:$/.test(protocol) ? href : undefined;
}
const asParsed = (value: string) => webAddress(value) ?? value;

const address = text
  .refine((value) => webAddress(value) || isPage(value.replace(/[?#].*/, '')), {
    error: 'a page of the site or an http(s) address',
    params: { known: pages },
  })
  .overwrite(asParsed);

/** Two slashes at the front would make a path another host's address. */
const pathOrAddress = text
  .refine((value) => webAddress(value) || /^\/(?![/\\])/.test(value), {
    error: 'a path or an http(s) address',
    abort: true,
  })
  .overwrite(asParsed);

const link = z.strictObject({ path: address, English: text, Indonesia: text });

/** True if the value cannot end its CSS declaration. */
function isDeclarationValue(value: string): boolean {
  if (/[;{}<>[\]\\\n]|\/\*|url\(/i.test(value)) return false;
  const unquoted = value.replace(/"[^"]*"|'[^']*'/g, '');
  if (/["']/.test(unquoted)) return false;
  let depth = 0;
  for (const character of unquoted) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

const tokenOfKind: Record<Property['kind'], z.ZodString> = {
  colour: text.regex(/^#([\da-fA-F]{3}|[\da-fA-F]{6})$/, 'a colour like #36495E'),
  length: text.refine(isDeclarationValue, 'a length'),
  font: text.refine(isDeclarationValue, 'a list of fonts'),
  shadow: text.refine(isDeclarationValue, 'a shadow'),
  scheme: text.regex(/^(light|dark)$/, 'light or dark'),
};
const tokens = z.strictObject(
  Object.fromEntries(
    properties.map(({ name, kind, about }) => [name, tokenOfKind[kind].exactOptional().describe(about)]),
  ),
);

/** Two patterns, because recheck needs too long for one. */
const script = /^(?:\/\w[\w.-]*)+\.m?js$/;
const notBuilt = /^\/(?!(?:widgets|chunks|standalone|v\d[^/]*)\/)/;
const scriptError = { error: 'the path of a script in public/, like /marketing.js', abort: true };
const woff2 = /^(?:\/\w[\w.-]*)+\.woff2$/;
const fontError = { error: 'the path of a woff2 file in public/, like /fonts/inter.woff2', abort: true };
const weightError = 'a weight like 700, or the range of a variable font like 200 800';
const weight = z.string(weightError).regex(/^[1-9]\d{0,3}(?: [1-9]\d{0,3})?$/, weightError);

const pageText = z.strictObject({
  heading: sized(1, titleLimit),
  description: sized(descriptionLimits.least, descriptionLimits.most),
});

const maxRedirects = 10_000;
/** No patterns: hosts of exported sites disagree about their order, and about the pages that they hide. */
const onePath = 'one whole path, without';
const source = z.string().regex(/^\/(?![/\\:])(?:[^?#*/]|\/(?!:))*$/, `${onePath} a query, * or /:name`);
const target = pathOrAddress.refine(
  (to) => !/^(?=\/)[^?#]*(?:\*|\/:)/.test(to),
  `${onePath} * or /:name, or an http(s) address`,
);

export interface Surroundings {
  hasFile(path: string): boolean;
  parameters: readonly string[];
}

export function bankSchemas({ hasFile, parameters }: Surroundings = { hasFile: () => true, parameters: [] }) {
  const file = pathOrAddress.refine((path) => !path.startsWith('/') || hasFile(path), 'a file of public/');
  const own = (path: RegExp, error: typeof scriptError) =>
    text.regex(path, error).regex(notBuilt, error).refine(hasFile, 'a file of public/');

  const identity = z.object({
    name: text.describe('Name of the bank. The only key that is required.'),
    logo: file.optional().describe('Logo for light grounds. Without it the name stands as text.'),
    logoLight: file.optional().describe('Logo for dark grounds.'),
    about: words.optional().describe('One sentence about the bank, in the footer.'),
    phones: z.array(text).optional().describe('Phone numbers, the most important first.'),
    hours: words.optional().describe('When the phones are answered.'),
    email: text.optional().describe('E-mail address for customers.'),
    reply: words.optional().describe('How soon a message is answered.'),
    social: z
      .array(z.strictObject({ name: text, url: pathOrAddress }))
      .optional()
      .describe('Accounts on social networks.'),
    address: words.optional().describe('Postal address of the head office.'),
    licences: words.optional().describe('Who licenses and supervises the bank.'),
    marks: z
      .array(words.extend({ name: text, url: pathOrAddress.optional(), image: file.optional() }))
      .optional()
      .describe('Marks of authorities, with a text in both languages.'),
    disclaimer: words.optional().describe('Legal note at the end of each page.'),
    app: z
      .strictObject({
        stores: z
          .array(z.strictObject({ name: text, url: pathOrAddress, image: file.optional() }))
          .optional()
          .describe('App stores, with the picture of their button.'),
        qr: file.optional().describe('QR code that leads to the app.'),
        scene: z
          .strictObject({ English: file, Indonesia: file, about: words })
          .optional()
          .describe('Picture of the app in each language; `about` is its text alternative.'),
      })
      .optional()
      .describe('The bank’s app.'),
    menu: z
      .array(link.extend({ links: z.array(link.extend({ about: words.optional() })).optional() }))
      .optional()
      .describe('Menu of the header, with a second level in `links`. Without it the product’s own.'),
    footer: z
      .strictObject({ links: z.array(link).optional(), legal: z.array(link).optional() })
      .optional()
      .describe('Links of the footer.'),
    urgent: words
      .extend({ links: z.array(link).optional() })
      .optional()
      .describe(
        'Label of the emergency entry on every page, and its links below the first phone number and one for calls from abroad. Unset: no entry.',
      ),
    exit: pathOrAddress.optional().describe('Neutral page behind the report form’s exit button.'),
    disabledPages: z
      .array(
        z.enum(
          pages.filter((path) => path !== '/'),
          'a page of the site other than its home page',
        ),
      )
      .optional()
      .describe('Pages that the bank does not have, with all pages below them. They answer 404.'),
  });

  const operation = z.object({
    icon: file.optional().describe('Site icon, an SVG.'),
    share: file.optional().describe('Sharing picture of pages that have none of their own.'),
    pageShares: file.optional().describe('Folder of sharing pictures for single pages, such as `/art/share`.'),
    redirects: z
      .record(source, target)
      .refine((table) => Object.keys(table).length <= maxRedirects, `at most ${maxRedirects} redirects`)
      .optional()
      .describe('Old paths, each one whole path without patterns, and the addresses that they lead to.'),
    theme: z
      .strictObject({ light: tokens.optional(), dark: tokens.optional() })
      .optional()
      .describe('Colours, fonts and lengths. With `dark` pages follow the reader’s system.'),
    fonts: z
      .array(z.strictObject({ file: own(woff2, fontError), weight: weight.optional() }))
      .refine((files) => files.length < 2 || files.every((each) => each.weight), 'a weight for each of several files')
      .optional()
      .describe('Files of the first font in `theme.light.font`: one variable font, or one file for each `weight`.'),
    pageTexts: z
      .partialRecord(z.enum(pages), z.strictObject({ English: pageText, Indonesia: pageText }))
      .optional()
      .describe('Title and description of pages, in place of the product’s.'),
    module: own(script, scriptError)
      .optional()
      .describe('The bank’s own script. Pages load it when they are idle, private pages never.'),
    campaign: z
      .array(
        text
          .regex(/^[\w.-]{1,50}$/, 'the name of a parameter')
          .refine((name) => !parameters.includes(name), 'a parameter that the site does not use itself'),
      )
      .optional()
      .describe('Names of parameters that tell of a campaign; unset, the usual ones.'),
    fieldShare: z
      .number()
      .min(0, 'a number from 0 to 1')
      .max(1, 'a number from 0 to 1')
      .optional()
      .describe('Share of visits, 0 to 1, whose figures are sent to `/beacon`; unset, none.'),
  });

  const bank = z.strictObject({ ...identity.shape, ...operation.shape });
  return { identity, operation, bank };
}

type Schemas = ReturnType<typeof bankSchemas>;
export type BankFile = z.output<Schemas['bank']>;
export type Operation = z.output<Schemas['operation']>;
