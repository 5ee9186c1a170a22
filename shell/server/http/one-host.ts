/** A request has one host before anything else reads it. */
import type { RequestListener } from 'node:http';

/**
 * Answers 400 to a request with several `Host` headers, of which a cache in front may have read another one. A request of
 * HTTP/1.0 may have none: it gets the site's, or the address that it was sent to. Node.js refuses one of HTTP/1.1 without.
 */
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
    // The question is about the server: it has no path, so no route can answer it.
    if (incoming.method === 'OPTIONS' && incoming.url === '*') {
      outgoing.writeHead(204, { Allow: 'GET, HEAD, POST, OPTIONS' }).end();
      return;
    }
    listener(incoming, outgoing);
  };
}
