/**
 * `widgets/config.json`: what a page of any origin puts into `<script type="application/json" id="serambi-config">`, so that
 * the widgets on it know the bank as they do on the bank's own pages: its facts filled in, its logos with their origin.
 */
import { type Context, Hono } from 'hono';
import type { Bank } from '../../../widgets/runtime/element/config';
import type { SendText } from './compression';
import { tagOf } from './etag';
import { anyOrigin, shortLived } from './static-files';

const absolute = (address: string, origin: string) =>
  URL.canParse(address, origin) ? new URL(address, origin).href : address;

/** The bank as pages of other origins show it. */
export const bankElsewhere = ({ logo, logoLight, ...bank }: Bank, origin: string): Bank => ({
  ...bank,
  ...(logo && { logo: absolute(logo, origin) }),
  ...(logoLight && { logoLight: absolute(logoLight, origin) }),
});

interface Options {
  bank: Bank;
  originOf: (c: Context) => string;
  send: SendText;
}

export function pageConfiguration({ bank, originOf, send }: Options): Hono {
  const app = new Hono();
  app.get('/widgets/config.json', (c) => {
    const origin = originOf(c);
    const text = JSON.stringify({ api: origin, site: origin, bank: bankElsewhere(bank, origin) });
    return send(c, text, tagOf(text), {
      'Content-Type': 'application/json',
      'Cache-Control': shortLived,
      ...anyOrigin,
    });
  });
  return app;
}
