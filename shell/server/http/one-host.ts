/** Makes sure that each request has one host, before anything else reads it. */
import type { RequestListener } from 'node:http';

/** Several `Host` headers get a 400: a cache in front may read another one. An HTTP/1.0 request without one gets the site's. */
export function withOneHost(listener: RequestListener, publicHost: string | undefined): RequestListener {
  return (incoming, outgoing) => {
    const { headers, rawHeaders, socket } = incoming;
    let count = 0;
    for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') count++;
    if (count > 1) {
      outgoing.writeHead(400, { 'Content-Type': 'text/plain', Connection: 'close' });
      outgoing.end('A request has one Host header\n');
      return;
    }
    if (!headers.host && incoming.httpVersion === '1.0') {
      const { localAddress = '', localPort } = socket;
      const address = localAddress.includes(':') ? `[${localAddress}]` : localAddress;
      headers.host = publicHost ?? `${address}:${localPort}`;
    }
    if (incoming.method === 'OPTIONS' && incoming.url === '*') {
      outgoing.writeHead(204, { Allow: 'GET, HEAD, POST, OPTIONS' }).end();
      return;
    }
    listener(incoming, outgoing);
  };
}
