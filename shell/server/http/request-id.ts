import { randomUUID } from 'node:crypto';

/** A proxy's own number of a request. */
const proxyId = /^[\w.:-]{1,100}$/;

/** Names a request in the log: as the proxy in front has (`X-Request-Id`) where that is trusted, else by a new number. */
export const requestIdOf = (header: string | undefined, trustProxy: boolean): string =>
  (trustProxy && proxyId.exec(header ?? '')?.[0]) || randomUUID();
