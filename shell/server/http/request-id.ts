import { randomUUID } from 'node:crypto';

const proxyId = /^[\w.:-]{1,100}$/;

/** The id in the log: `X-Request-Id` of a trusted proxy, else a random one. */
export const requestIdOf = (header: string | undefined, trustProxy: boolean): string =>
  (trustProxy && proxyId.exec(header ?? '')?.[0]) || randomUUID();
