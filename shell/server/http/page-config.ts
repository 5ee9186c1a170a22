/**
 * `widgets/config.json`: what a page of any origin puts into `<script type="application/json" id="serambi-config">`, so that
 * the widgets on it know the bank as they do on the bank's own pages: its facts filled in, its logos with their origin.
 */
import { type Context, Hono } from 'hono';
import type { Labels } from '../../../widgets/runtime/language/strings';
import type { Bank } from '../../../widgets/runtime/widget/config';
import type { Widget } from '../../../widgets/runtime/widget/definition';
import type { SendText } from './compression';
import { tagOf } from './etag';
import { anyOrigin, shortLived } from './static-files';

const absolute = (address: string, origin: string) =>
  URL.canParse(address, origin) ? new URL(address, origin).href : address;

/** The bank as pages of other origins show it. */
const bankElsewhere = ({ logo, logoLight, ...bank }: Bank, origin: string): Bank => ({
  ...bank,
  ...(logo && { logo: absolute(logo, origin) }),
  ...(logoLight && { logoLight: absolute(logoLight, origin) }),
});

interface Told {
  bank: Bank;
  labels?: Labels | undefined;
}

/** Facts of the bank that any widget may show: one that fails says how the bank is reached. */
const inFailures: readonly (keyof Bank)[] = ['name', 'phones', 'hours', 'disabledPages'];

/** The bank's facts that these widgets show, and the labels of these widgets and of components that any widget may contain. */
export function configOf(
  shown: readonly Widget[],
  { bank, labels = {} }: Told,
  all: ReadonlyMap<string, Widget>,
  keys: readonly (keyof Bank)[] = inFailures,
): Told {
  const known = new Set<string>([...keys, ...shown.flatMap((widget) => widget.bank ?? [])]);
  const own = Object.fromEntries(Object.entries(bank).filter(([key]) => known.has(key))) as unknown as Bank;
  const names = Object.keys(labels).filter((name) => !all.has(name) || shown.some((widget) => widget.name === name));
  return {
    bank: own,
    ...(names.length > 0 && { labels: Object.fromEntries(names.map((name) => [name, labels[name] ?? {}])) }),
  };
}

/** Returns what widgets on other sites are told of the bank. */
export function factsElsewhere(told: Told, all: ReadonlyMap<string, Widget>) {
  return (shown: readonly Widget[], origin: string): Told => {
    const { bank, ...rest } = configOf(shown, told, all, ['name']);
    return { bank: bankElsewhere(bank, origin), ...rest };
  };
}

interface Options extends Told {
  originOf: (c: Context) => string;
  send: SendText;
}

export function pageConfiguration({ bank, labels, originOf, send }: Options): Hono {
  const app = new Hono();
  app.get('/widgets/config.json', (c) => {
    const origin = originOf(c);
    const text = JSON.stringify({ api: origin, site: origin, bank: bankElsewhere(bank, origin), labels });
    return send(c, text, tagOf(text), {
      'Content-Type': 'application/json',
      'Cache-Control': shortLived,
      ...anyOrigin,
    });
  });
  return app;
}
