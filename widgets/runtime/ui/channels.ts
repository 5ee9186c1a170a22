/** The bank's own list of the ways by which it speaks to its customers. */
import type { Bank, Channel, ChannelKind } from '../element/config';
import { telephone } from '../language/link';

/** The order in which the list shows them. */
export const channelKinds = [
  'phone',
  'domain',
  'email',
  'sms',
  'account',
  'app',
  'social',
] as const satisfies readonly ChannelKind[];

export interface OwnChannel extends Channel {
  kind: ChannelKind;
}

const named = ({ name, url }: { name: string; url: string }) => ({ value: url, English: name, Indonesia: name });

/** The bank's own list: what its configuration says elsewhere, and the channels that it adds. */
export function channelsOf({ phones = [], email, social = [], app = {}, channels = {} }: Bank): OwnChannel[] {
  const known: Bank['channels'] = {
    phone: phones.map((value) => ({ value })),
    email: email ? [{ value: email }] : [],
    app: (app.stores ?? []).map(named),
    social: social.map(named),
  };
  return channelKinds.flatMap((kind) =>
    [...(known[kind] ?? []), ...(channels[kind] ?? [])].map((channel) => ({ kind, ...channel })),
  );
}

/** An address without what all addresses begin with, for reading. */
export const shortened = (value: string): string => value.replace(/^https?:\/\/(?:www\.)?/, '');

/** Where a channel leads; undefined for what cannot be opened. */
export function addressOf({ kind, value, url }: OwnChannel): string | undefined {
  if (url) return url;
  if (kind === 'phone') return telephone(value);
  if (kind === 'email') return `mailto:${value}`;
  if (kind === 'domain') return `https://${value}`;
  return kind === 'app' || kind === 'social' ? value : undefined;
}
