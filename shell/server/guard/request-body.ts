/** Reads the bodies of forms, so that neither slow nor many clients keep the form from others. */

export type BodyProblem = 'tooLarge' | 'tooSlow' | 'busy' | 'aborted';

export interface BodyLimits {
  /** Of one body, in bytes. */
  size: number;
  /** For all bodies of a form together, in bytes; one client has at most half of it. */
  memory: number;
  /** In bytes per second. A body that is slower for `patience` is not read further. */
  minSpeed: number;
  /** In milliseconds. */
  patience: number;
}

interface OpenBody {
  client: string;
  /** Memory that it takes, in bytes. */
  memory: number;
  /** Of the last whole {@link interval}, in bytes per second. A new body has none yet and counts as the fastest. */
  speed: number;
  /** It is being handled, and stays until it is answered. */
  isComplete: boolean;
  drop(problem: BodyProblem): void;
}

/** Every body takes at least this, in bytes, which also limits the number of bodies. */
const leastMemory = 64 * 1024;
/** Milliseconds after which a body's speed is measured again. Short, so that a body that has stopped is soon the slowest. */
const interval = 5_000;

const memoryOf = (bodies: readonly OpenBody[]) => bodies.reduce((sum, { memory }) => sum + memory, 0);

/**
 * The body that makes room for others: the slowest. New ones, like those that are equally slow, are compared by what their
 * clients hold. So a newcomer never loses to a body that is slow or has stopped.
 */
function firstToDrop(bodies: readonly OpenBody[]): OpenBody | undefined {
  const held = new Map<string, number>();
  for (const { client, memory } of bodies) held.set(client, (held.get(client) ?? 0) + memory);
  const heldWith = ({ client }: OpenBody) => held.get(client) ?? 0;
  let first = bodies[0];
  for (const body of bodies) {
    if (first && (body.speed < first.speed || (body.speed === first.speed && heldWith(body) > heldWith(first))))
      first = body;
  }
  return first;
}

export type ReadBody = (
  request: Request,
  client: string,
  use: (body: Uint8Array<ArrayBuffer>) => Promise<Response>,
  refuse: (problem: BodyProblem) => Response,
) => Promise<Response>;

/**
 * Returns the function that reads a body and passes it to `use`, or passes what is wrong to `refuse` as soon as that is known.
 *
 * Memory is taken as bytes come, not by `Content-Length`. When it runs short, an unfinished body is dropped: of the client's
 * own when the client has more than its share, else of all. A body that stays slow is dropped in any case.
 */
export function bodyReader({ size: maxSize, memory, minSpeed, patience }: BodyLimits): ReadBody {
  const open = new Set<OpenBody>();

  function keepWithin(limit: number, isMeant: (body: OpenBody) => boolean) {
    for (;;) {
      const bodies = [...open].filter(isMeant);
      if (memoryOf(bodies) <= limit) return;
      const dropped = firstToDrop(bodies.filter(({ isComplete }) => !isComplete));
      if (!dropped) return;
      dropped.drop('busy');
    }
  }

  function makeRoom(client: string) {
    keepWithin(memory / 2, (body) => body.client === client);
    keepWithin(memory, () => true);
  }

  return async ({ headers, body: stream, signal }, client, use, refuse) => {
    if (Number(headers.get('Content-Length') ?? 0) > maxSize) return refuse('tooLarge');
    const reader = stream?.getReader();
    let problem: BodyProblem | undefined;
    const body: OpenBody = {
      client,
      memory: leastMemory,
      speed: Number.POSITIVE_INFINITY,
      isComplete: false,
      drop(reason) {
        problem = reason;
        open.delete(body);
        // Ends the read under way. Not awaited: a client that never ends its body must not delay the answer.
        reader?.cancel().catch(() => undefined);
      },
    };
    // One buffer that grows: a list of chunks would take many times their size when each has a single byte.
    let bytes = Buffer.allocUnsafeSlow(Math.min(leastMemory, maxSize));
    let size = 0;
    let measuredSize = 0;
    let slowTime = 0;
    const timer = setInterval(() => {
      body.speed = ((size - measuredSize) * 1_000) / interval;
      measuredSize = size;
      slowTime = body.speed < minSpeed ? slowTime + interval : 0;
      if (slowTime >= patience) body.drop('tooSlow');
    }, interval);
    open.add(body);
    try {
      makeRoom(client);
      while (!problem) {
        const chunk = (await reader?.read())?.value;
        if (!chunk || problem) break;
        if (size + chunk.length > maxSize) {
          body.drop('tooLarge');
          break;
        }
        if (size + chunk.length > bytes.length) {
          const larger = Math.min(maxSize, Math.max(2 * bytes.length, size + chunk.length));
          body.memory = larger;
          makeRoom(client);
          if (problem) break;
          const grown = Buffer.allocUnsafeSlow(larger);
          bytes.copy(grown, 0, 0, size);
          bytes = grown;
        }
        bytes.set(chunk, size);
        size += chunk.length;
      }
      if (problem) return refuse(problem);
      clearInterval(timer);
      body.isComplete = true;
      return await use(bytes.subarray(0, size));
    } catch (error) {
      if (signal.aborted) return refuse('aborted');
      throw error;
    } finally {
      clearInterval(timer);
      open.delete(body);
    }
  };
}
