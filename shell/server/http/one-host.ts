/** Makes sure that each request has one host, before anything else reads it. */
import type { RequestListener } from 'node:http';

const urlOf = (url: string) => (URL.canParse(url) ? new URL(url) : undefined);

/** Answers 400 to several hosts: a cache in front may read the other one. An HTTP/1.0 request without a host gets the site's. */
export function withOneHost(listener: RequestListener, publicHost: string | undefined): RequestListener {
  return (incoming, outgoing) => {
    const { headers, rawHeaders, socket, url = '' } = incoming;
    let count = 0;
    for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') count++;
    const target = urlOf(url);
    const isOther = target && target.host !== urlOf(`${target.protocol}//${headers.host ?? ''}`)?.host;
    if (count > 1 || isOther) {
      outgoing.writeHead(400, { 'Content-Type': 'text/plain', Connection: 'close' });
      outgoing.end('A request has one host\n');
      return;
    }
    if (!headers.host && incoming.httpVersion === '1.0') {
      const { localAddress = '', localPort } = socket;
      const address = localAddress.includes(':') ? `[${localAddress}]` : localAddress;
      headers.host = publicHost ?? `${address}:${localPort}`;
    }
    if (incoming.method === 'OPTIONS' && url === '*') {
      outgoing.writeHead(204, { Allow: 'GET, HEAD, POST, OPTIONS' }).end();
      return;
    }
    listener(incoming, outgoing);
  };
}
