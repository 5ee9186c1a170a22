/** Sends requests to addresses that strangers choose, but never to a private network. */
import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import ipaddr from 'ipaddr.js';

export class NotPublic extends Error {}

/** IANA has assigned only these IPv6 addresses. */
const assigned = ipaddr.IPv6.parseCIDR('2000::/3');

/** True outside IANA's registries of special-purpose addresses. */
export function isPublic(address: string): boolean {
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed instanceof ipaddr.IPv4 || parsed.match(assigned));
}

/** Rejects with {@link NotPublic} if one of the addresses is not public. */
export type Resolve = (host: string) => Promise<LookupAddress[]>;

export const resolvePublic: Resolve = async (host) => {
  const addresses = await lookup(host, { all: true });
  if (!addresses.every(({ address }) => isPublic(address))) throw new NotPublic(`${host} has no public address`);
  return addresses;
};

interface Request {
  headers?: Record<string, string>;
  signal: AbortSignal;
}

const bodyless = [204, 205, 304];

/** Does not follow redirects. Connects to the resolved addresses, so that a second DNS answer cannot change them. */
export async function requestPublic(url: URL, init: Request, resolve = resolvePublic) {
  const addresses = await resolve(url.hostname.replace(/^\[|\]$/g, ''));
  const [{ address, family }] = addresses as [LookupAddress];
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise<Response>((answered, failed) => {
    const options = {
      ...init,
      agent: false,
      lookup: (_: string, { all }: { all?: boolean }, found: (...values: unknown[]) => void) =>
        all ? found(null, addresses) : found(null, address, family),
    };
    const sent = request(url, options as http.RequestOptions, (answer) => {
      const { statusCode: status = 500, headers } = answer;
      const hasBody = !bodyless.includes(status);
      if (!hasBody) answer.resume();
      const given = Object.entries(headers).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value] as [string, string]] : [],
      );
      answered(new Response(hasBody ? (Readable.toWeb(answer) as ReadableStream) : null, { status, headers: given }));
    });
    sent.on('error', failed).end();
  });
}
