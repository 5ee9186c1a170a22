/** `widgets/config.json`, another site's `serambi-config`: the bank's data for widgets, with absolute addresses of pictures. */
import { Hono } from 'hono';
import type { BankData } from '../../../widgets/runtime/element/bank';
import type { Bank } from '../../../widgets/runtime/widget/config';
import type { Widget } from '../../../widgets/runtime/widget/definition';
import { sendText } from './compression';
import { originOf } from './context';
import { anyOrigin, shortLived } from './static-files';

const absolute = (address: string, origin: string) =>
  URL.canParse(address, origin) ? new URL(address, origin).href : address;

const pictures = ['logo', 'logoLight', 'image', 'qr'];

/** All pictures lead to the bank: a page of another site has none of them. */
function bankElsewhere(bank: Bank, origin: string): Bank {
  const from = (address: unknown) => (typeof address === 'string' ? absolute(address, origin) : address);
  return JSON.parse(JSON.stringify(bank), (name, value) => {
    if (pictures.includes(name)) return from(value);
    return name === 'scene' ? { ...value, English: from(value.English), Indonesia: from(value.Indonesia) } : value;
  });
}

type KnownBankData = BankData & { bank: Bank };

/** Data that any widget may show: the error state names the bank's contacts. */
const inFailures: readonly (keyof Bank)[] = ['name', 'phones', 'hours', 'disabledPages'];

export function configOf(
  shown: readonly Widget[],
  { bank, labels = {} }: KnownBankData,
  all: ReadonlyMap<string, Widget>,
  keys: readonly (keyof Bank)[] = inFailures,
): KnownBankData {
  const known = new Set<string>([...keys, ...shown.flatMap((widget) => widget.bank ?? [])]);
  const own = Object.fromEntries(Object.entries(bank).filter(([key]) => known.has(key))) as unknown as Bank;
  const names = Object.keys(labels).filter((name) => !all.has(name) || shown.some((widget) => widget.name === name));
  return {
    bank: own,
    ...(names.length > 0 && { labels: Object.fromEntries(names.map((name) => [name, labels[name] ?? {}])) }),
  };
}

export type BankDataElsewhere = (shown: readonly Widget[], origin: string) => KnownBankData;

export function bankDataElsewhere(data: KnownBankData, all: ReadonlyMap<string, Widget>): BankDataElsewhere {
  return (shown, origin) => {
    const { bank, ...rest } = configOf(shown, data, all, ['name']);
    return { bank: bankElsewhere(bank, origin), ...rest };
  };
}

export function pageConfiguration({ bank, labels }: KnownBankData): Hono {
  const app = new Hono();
  app.get('/widgets/config.json', (c) => {
    const origin = originOf(c);
    const text = JSON.stringify({ api: origin, site: origin, bank: bankElsewhere(bank, origin), labels });
    return sendText(c, text, {
      'Content-Type': 'application/json',
      'Cache-Control': shortLived,
      ...anyOrigin,
    });
  });
  return app;
}
