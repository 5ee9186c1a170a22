/** Reads the bodies of forms, so that neither slow nor many clients keep the form from others. */

/** Why a body is not read to its end. */
export type BodyProblem = 'tooLarge' | 'tooSlow' | 'busy' | 'aborted';

export interface BodyLimits {
  /** Of one body, in bytes. */
  size: number;
  /** For all bodies of a form together, in bytes; one client has at most half of it. */
  memory: number;
  /** Lowest speed of a body, in bytes per second. */
  minSpeed: number;
  /** Milliseconds after which a body that has stopped counts as half as fast. */
  halfLife: number;
}

interface OpenBody {
  client: string;
  /** Memory that it takes, in bytes. */
  memory: number;
  /** In bytes per second, at the time `measured`. */
  speed: number;
  measured: number;
  /** It is being handled, and stays until it is answered. */
  isComplete: boolean;
  drop(problem: BodyProblem): void;
}

/** Every body takes at least this, in bytes, which also limits the number of bodies. */
const leastMemory = 64 * 1024;
/** A new body counts as so many times faster than it must be: two half-lives pass before it can be too slow. */
const firstSpeed = 4;
/** A faster body does not count as faster, so that nobody gains a long pause by sending much at once. */
const topSpeed = 16;

const now = () => performance.now();
const memoryOf = (bodies: readonly OpenBody[]) => bodies.reduce((sum, { memory }) => sum + memory, 0);

export type ReadBody = (
  request: Request,
  client: string,
  use: (body: Uint8Array<ArrayBuffer>) => Promise<Response>,
  refuse: (problem: BodyProblem) => Response,
) => Promise<Response>;

/**
 * Returns the function that reads a body and passes it to `use`, or passes what is wrong to `refuse` as soon as that is known.
 *
 * Memory is taken as bytes come, not by `Content-Length`. When it runs short, the slowest unfinished body is dropped: of
 * the client's own when the client has more than its share, else of all. A body's speed is an average that forgets by half
 * in each half-life; a body that falls below the lowest speed is dropped in any case. So the size of a body also limits
 * how long it may take.
 */
export function bodyReader({ size: maxSize, memory, minSpeed, halfLife }: BodyLimits): ReadBody {
  const open = new Set<OpenBody>();

  const speedOf = ({ speed, measured }: OpenBody) => speed * 2 ** ((measured - now()) / halfLife);

  function countBytes(body: OpenBody, bytes: number) {
    const added = (bytes * Math.LN2 * 1_000) / halfLife;
    body.speed = Math.min(speedOf(body) + added, topSpeed * minSpeed);
    body.measured = now();
  }

  function keepWithin(limit: number, bodies: readonly OpenBody[]) {
    let excess = memoryOf(bodies) - limit;
    if (excess <= 0) return;
    const unfinished = bodies.filter(({ isComplete }) => !isComplete);
    for (const body of unfinished.sort((a, b) => speedOf(a) - speedOf(b))) {
      body.drop('busy');
      excess -= body.memory;
      if (excess <= 0) return;
    }
  }

  function makeRoom(client: string) {
    keepWithin(
      memory / 2,
      [...open].filter((body) => body.client === client),
    );
    keepWithin(memory, [...open]);
  }

  return async ({ headers, body: stream, signal }, client, use, refuse) => {
    if (Number(headers.get('Content-Length') ?? 0) > maxSize) return refuse('tooLarge');
    const reader = stream?.getReader();
    let problem: BodyProblem | undefined;
    let timer: NodeJS.Timeout | undefined;
    const body: OpenBody = {
      client,
      memory: leastMemory,
      speed: firstSpeed * minSpeed,
      measured: now(),
      isComplete: false,
      drop(reason) {
        problem = reason;
        open.delete(body);
        // Ends the read under way. Not awaited: a client that never ends its body must not delay the answer.
        reader?.cancel().catch(() => undefined);
      },
    };
    const checkSpeed = () => {
      const timeLeft = halfLife * Math.log2(speedOf(body) / minSpeed);
      if (timeLeft > 0) timer = setTimeout(checkSpeed, Math.ceil(timeLeft));
      else body.drop('tooSlow');
    };
    // One buffer that grows: a list of chunks would take many times their size when each has a single byte.
    let bytes = Buffer.allocUnsafeSlow(Math.min(leastMemory, maxSize));
    let size = 0;
    open.add(body);
    try {
      makeRoom(client);
      checkSpeed();
      while (!problem) {
        const chunk = (await reader?.read())?.value;
        if (!chunk || problem) break;
        if (size + chunk.length > maxSize) {
          body.drop('tooLarge');
          break;
        }
        countBytes(body, chunk.length);
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
      clearTimeout(timer);
      body.isComplete = true;
      return await use(bytes.subarray(0, size));
    } catch (error) {
      if (signal.aborted) return refuse('aborted');
      throw error;
    } finally {
      clearTimeout(timer);
      open.delete(body);
    }
  };
}
