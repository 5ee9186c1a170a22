/** The context of Hono's routes: bindings of the server, variables of a request, and the client's address. */
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Labels, LocalizedText } from '../../../widgets/runtime/language/strings';

/** The facts about a request that the log and the figures have. A visitor has chosen none of them. */
export interface RequestFacts {
  route: string;
  /** Pages alone have it: names of files, widgets and blocks would tell that somebody began a report. */
  path?: string;
}

export interface Environment {
  Bindings: Partial<HttpBindings> & {
    /** To be called for an answer that other clients may have from memory. */
    mayKeep?: () => void;
    /** The answer is made anew for the memory, and for no client. */
    isRefresh?: boolean;
    forgetAnswers?: () => void;
    /** Called with what the log tells of the request. */
    setFacts?: (facts: RequestFacts) => void;
    /** Makes the JSON of a form that was sent in another way, and passes it on. */
    decode?: Decode;
    /** Number of the request that brought the form. */
    requestId?: string | undefined;
    labels?: Labels | undefined;
  };
  Variables: {
    requestId?: string;
    labels?: Labels | undefined;
  };
}

export interface Submission {
  body: Uint8Array<ArrayBuffer>;
  /** The same for the same submission. */
  key: string | undefined;
}

export type Decode = (
  body: Uint8Array<ArrayBuffer>,
  accept: (submission: Submission) => Promise<Response>,
  refuse: (status: ContentfulStatusCode, message: LocalizedText) => Response,
) => Promise<Response>;

export function addressOf(context: Context<Environment>, trustProxy: boolean): string {
  const forwarded = trustProxy ? context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined;
  return forwarded || context.env?.incoming?.socket.remoteAddress || '';
}
