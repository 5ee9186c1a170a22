/** The bank's official channels: phones, domains, accounts and so on. */
import { type BlockOf, link, list, object, text } from '../content/shape';
import { telephone } from '../language/link';
import type { Bank } from '../widget/config';

/** In the order of display. */
export const channelKinds = ['phone', 'domain', 'email', 'sms', 'account', 'app', 'social'] as const;
export type ChannelKind = (typeof channelKinds)[number];

/**
 * `value`: number, address, SMS sender, domain with its subdomains, or store address. `url` opens channels that `value` cannot,
 * such as a chat.
 */
const channel = object({ value: text, url: link, title: text }, 'value');
const kind = list(channel);

/** The block of `/api/channels`. `guides` are pages about blocking a card and about steps after a fraud. */
export const channels = object({
  phone: kind,
  domain: kind,
  email: kind,
  sms: kind,
  account: kind,
  app: kind,
  social: kind,
  guides: object({ card: link, fraud: link }),
});

type Channel = Partial<BlockOf<typeof channel>> & { value: string };
export interface OwnChannel extends Channel {
  kind: ChannelKind;
}

const named = ({ name, url }: { name: string; url: string }): Channel => ({ value: url, title: name });

export function channelsOf(
  { phones = [], email, social = [], app = {} }: Bank,
  block: Partial<BlockOf<typeof channels>>,
): OwnChannel[] {
  const known: Partial<Record<ChannelKind, Channel[]>> = {
    phone: phones.map((value) => ({ value })),
    email: email ? [{ value: email }] : [],
    app: (app.stores ?? []).map(named),
    social: social.map(named),
  };
  return channelKinds.flatMap((kind) =>
    [...(known[kind] ?? []), ...(block[kind] ?? [])].map((channel) => ({ kind, ...channel })),
  );
}

export const shortened = (value: string): string => value.replace(/^https?:\/\/(?:www\.)?/, '');

export function addressOf({ kind, value, url }: OwnChannel): string | undefined {
  if (url) return url;
  if (kind === 'phone') return telephone(value);
  if (kind === 'email') return `mailto:${value}`;
  if (kind === 'sms' || kind === 'account') return undefined;
  return /^https?:/i.test(value) ? value : `https://${value}`;
}
