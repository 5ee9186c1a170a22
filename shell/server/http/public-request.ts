/** Sends requests to addresses that strangers choose, but never to a private network. */
import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIPv4 } from 'node:net';
import { Readable } from 'node:stream';

export class NotPublic extends Error {}

/** IANA's registries of special-purpose addresses, and multicast. */
const special = new BlockList();
for (const network of [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.168.0.0/16',
  '198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3',
].flatMap((line) => line.split(' '))) {
  const [address = '', prefix] = network.split('/');
  special.addSubnet(address, Number(prefix));
}
for (const [address, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  special.addSubnet(address, prefix, 'ipv6');
}
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

export const isPublic = (address: string): boolean =>
  isIPv4(address) ? !special.check(address) : global.check(address, 'ipv6') && !special.check(address, 'ipv6');

/** Rejects with {@link NotPublic} if one of the addresses is not public. */
export type Resolve = (host: string) => Promise<LookupAddress[]>;

export const resolvePublic: Resolve = async (host) => {
  const addresses = await lookup(host, { all: true });
  if (!addresses.every(({ address }) => isPublic(address))) throw new NotPublic(`${host} has no public address`);
  return addresses;
};

interface Request {
  method?: string;
  headers?: Record<string, string>;
  signal: AbortSignal;
}

const bodyless = [204, 205, 304];

/** Does not follow redirects. Connects to the resolved addresses, so that a second DNS answer cannot change them. */
export async function requestPublic(url: URL, { method = 'GET', ...init }: Request, resolve = resolvePublic) {
  const addresses = await resolve(url.hostname.replace(/^\[|\]$/g, ''));
  const [{ address, family }] = addresses as [LookupAddress];
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise<Response>((answered, failed) => {
    const options = {
      ...init,
      method,
      agent: false,
      lookup: (_: string, { all }: { all?: boolean }, found: (...values: unknown[]) => void) =>
        all ? found(null, addresses) : found(null, address, family),
    };
    const sent = request(url, options as http.RequestOptions, (answer) => {
      const { statusCode: status = 500, headers } = answer;
      const hasBody = method !== 'HEAD' && !bodyless.includes(status);
      if (!hasBody) answer.resume();
      const given = Object.entries(headers).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value] as [string, string]] : [],
      );
      answered(new Response(hasBody ? (Readable.toWeb(answer) as ReadableStream) : null, { status, headers: given }));
    });
    sent.on('error', failed).end();
  });
}
