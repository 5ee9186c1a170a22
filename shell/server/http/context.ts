/** The context of Hono's routes: the server's bindings, variables of a request, and facts from its headers. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { codes, type Language, languages } from '../../../widgets/runtime/language/language';
import type { Labels } from '../../../widgets/runtime/language/strings';

/** Facts about a request for log and metrics. A visitor chooses none of them. */
export interface RequestFacts {
  route: string;
  /** Only for pages: names of files, widgets and blocks would reveal that somebody began a report. */
  path?: string;
}

export interface Environment {
  Bindings: Partial<HttpBindings> & {
    /** Call it for an answer that other clients may get from memory. */
    mayKeep?: () => void;
    forgetAnswers?: () => void;
    /** Set for an answer that no client waits for: gets the facts in place of a log line. */
    setFacts?: (facts: RequestFacts) => void;
  };
  Variables: {
    requestId?: string;
    labels?: Labels | undefined;
    publicOrigin?: string | undefined;
    /** The answer may contain the host that the client named. */
    isClaimed?: boolean;
  };
}

/** The last address that a trusted proxy names, else the connection's. */
export function addressOf(incoming: IncomingMessage | undefined, trustProxy: boolean): string {
  const forwarded = trustProxy ? incoming?.headers['x-forwarded-for']?.toString() : undefined;
  return forwarded?.split(',').at(-1)?.trim() || incoming?.socket.remoteAddress || '';
}

export function originOf(c: Context): string {
  const known: string | undefined = c.get('publicOrigin');
  if (known) return known;
  c.set('isClaimed', true);
  return new URL(c.req.url).origin;
}

export const languageOfCode = (code: string | undefined): Language | undefined =>
  languages.find((language) => codes[language] === code);

/** A host and port that need no escaping in an answer. */
export const plainHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

const proxyId = /^[\w.:-]{1,100}$/;

/** The id in the log: `X-Request-Id` of a trusted proxy, else a random one. */
export const requestIdOf = (header: string | undefined, trustProxy: boolean): string =>
  (trustProxy && proxyId.exec(header ?? '')?.[0]) || randomUUID();
