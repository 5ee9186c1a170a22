/** The bank's own list of the ways by which it speaks to its customers. */
import { type BlockOf, link, list, object, text } from '../content/shape';
import { telephone } from '../language/link';
import type { Bank } from '../widget/config';

/** The order in which the list shows them. */
export const channelKinds = ['phone', 'domain', 'email', 'sms', 'account', 'app', 'social'] as const;
export type ChannelKind = (typeof channelKinds)[number];

/**
 * `value` is a number, an address, the name of an SMS's sender, a domain with all domains below it, or an app's address in its store.
 * `url` opens a channel that its value does not open: a chat has a number and an address.
 */
const channel = object({ value: text, url: link, title: text }, 'value');
const kind = list(channel);

/** The block of `/api/channels`. `guides` are pages that say how a card is blocked, and what to do after a fraud. */
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

/** The bank's own list: what the bank's configuration says, and the channels that the block adds. */
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

/** An address without what all addresses begin with, for reading. */
export const shortened = (value: string): string => value.replace(/^https?:\/\/(?:www\.)?/, '');

/** Where a channel leads; undefined for what cannot be opened. */
export function addressOf({ kind, value, url }: OwnChannel): string | undefined {
  if (url) return url;
  if (kind === 'phone') return telephone(value);
  if (kind === 'email') return `mailto:${value}`;
  if (kind === 'sms' || kind === 'account') return undefined;
  return /^https?:/i.test(value) ? value : `https://${value}`;
}
