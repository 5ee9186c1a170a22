/** Reads the bodies of forms, so that slow or many clients cannot block a form. */

export type BodyProblem = 'tooLarge' | 'tooSlow' | 'busy' | 'aborted';

export interface BodyLimits {
  size: number;
  /** Bytes of all bodies of a form together; one client has at most half of it. */
  memory: number;
  /** Bytes per second. A body that is slower for `patience` ms is dropped; one of a form without script only if it stops. */
  minSpeed: number;
  patience: number;
}

interface OpenBody {
  client: string;
  memory: number;
  speed: number;
  isComplete: boolean;
  drop(problem: BodyProblem): void;
}

/** Minimum bytes per body, which also limits the number of bodies. */
const leastMemory = 64 * 1024;
/** In ms, between two measurements. Short, so that a stalled body is soon the slowest. */
const interval = 5_000;

const memoryOf = (bodies: readonly OpenBody[]) => bodies.reduce((sum, { memory }) => sum + memory, 0);

/** The slowest body of the client with most bodies; among equals the largest one of the client with most memory. */
function firstToDrop(bodies: readonly OpenBody[]): OpenBody | undefined {
  const clients = new Map<string, { count: number; memory: number }>();
  for (const { client, memory } of bodies) {
    const held = clients.get(client) ?? { count: 0, memory: 0 };
    clients.set(client, { count: held.count + 1, memory: held.memory + memory });
  }
  const heldBy = ({ client }: OpenBody) => clients.get(client) ?? { count: 0, memory: 0 };
  return bodies.toSorted((one, other) => {
    const [own, others] = [heldBy(one), heldBy(other)];
    // Two new bodies have no speed yet: the difference is then NaN.
    const bySpeed = others.count - own.count || one.speed - other.speed;
    return bySpeed || others.memory - own.memory || other.memory - one.memory;
  })[0];
}

/** At most this much of a refused body is kept: the texts of a form, whose files come last. */
export const headSize = 1024 * 1024;
/** The server reads this many times the limit. A browser may lose an answer that comes before it has sent the whole body. */
const readThrough = 10;
/** In ms. Shorter than `requestTimeout` (`connections.ts`). */
const longestReading = 20 * 60_000;

const nothing = new Uint8Array(0);

export type ReadBody = <Result>(
  request: Request,
  client: string,
  /** With a problem the body is not taken: gets only its beginning with `usesHead`, else nothing of it. */
  use: (body: Uint8Array<ArrayBuffer>, problem?: BodyProblem) => Result | Promise<Result>,
  usesHead?: boolean,
) => Promise<Result>;

/** Counts memory as bytes arrive. When it runs short, drops or cuts a body of the client if that exceeds its share, else any. */
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

  /** Small bodies have memory of their own, so that large ones which wait for a backend do not keep them out. */
  function makeRoom(client: string) {
    keepWithin(memory / 2, (body) => body.client === client);
    keepWithin(memory, (body) => body.memory > leastMemory);
    keepWithin(memory, (body) => body.memory <= leastMemory);
  }

  return async (request, client, use, usesHead = false) => {
    const { headers, signal } = request;
    const isAnnounced = Number(headers.get('Content-Length') ?? 0) > maxSize;
    let problem = (isAnnounced ? 'tooLarge' : undefined) as BodyProblem | undefined;
    if (problem && !usesHead) return use(nothing, problem);
    // Not before: a body that was begun is not drained, and would block a proxy's next request on the connection.
    const reader = request.body?.getReader();
    let isDropped = false;
    const body: OpenBody = {
      client,
      memory: leastMemory,
      speed: Number.POSITIVE_INFINITY,
      isComplete: false,
      drop(reason) {
        problem = reason;
        // Read on, because a browser that still sends may lose an answer.
        const less = [headSize, leastMemory].find((most) => most < body.memory);
        if (reason === 'busy' && usesHead && less) return cut(less);
        isDropped = true;
        open.delete(body);
        // Not awaited: a client that never ends its body must not delay the answer.
        reader?.cancel().catch(() => undefined);
      },
    };
    // One growing buffer: a list of one-byte chunks would take many times their size.
    let bytes = Buffer.allocUnsafeSlow(Math.min(leastMemory, maxSize));
    let size = 0;
    let received = 0;
    let measured = 0;
    let slowTime = 0;
    let most = headSize;
    function cut(length: number) {
      most = length;
      size = Math.min(size, most);
      bytes = Buffer.from(bytes.subarray(0, size));
      body.memory = Math.max(leastMemory, size);
      // Another one is next, until the speed is measured again.
      body.speed = Number.POSITIVE_INFINITY;
    }
    const kept = (chunk: Uint8Array) => (problem ? chunk.subarray(0, most - size) : chunk);
    /** Afterwards this body may be cut or dropped. */
    function makeRoomFor(length: number) {
      if (size + length <= bytes.length) return;
      body.memory = Math.min(problem ? most : maxSize, Math.max(2 * bytes.length, size + length));
      makeRoom(client);
    }
    const until = performance.now() + longestReading;
    const timer = setInterval(() => {
      body.speed = ((received - measured) * 1_000) / interval;
      measured = received;
      // A browser that still sends may lose an answer, and a slow network has no other way.
      slowTime = body.speed < (usesHead ? 1 : minSpeed) ? slowTime + interval : 0;
      if (slowTime >= patience) body.drop('tooSlow');
    }, interval);
    open.add(body);
    try {
      makeRoom(client);
      while (!isDropped) {
        const chunk = (await reader?.read())?.value;
        if (!chunk || isDropped) break;
        received += chunk.length;
        if (received > maxSize && !problem) {
          if (!usesHead) {
            body.drop('tooLarge');
            break;
          }
          problem = 'tooLarge';
          cut(headSize);
        }
        if (problem && (received > Math.max(readThrough * maxSize, 2 * headSize) || performance.now() > until)) break;
        makeRoomFor(kept(chunk).length);
        if (isDropped) break;
        const part = kept(chunk);
        if (size + part.length > bytes.length) {
          const grown = Buffer.allocUnsafeSlow(Math.max(body.memory, size + part.length));
          bytes.copy(grown, 0, 0, size);
          bytes = grown;
        }
        bytes.set(part, size);
        size += part.length;
      }
      if (isDropped && problem) {
        if (!usesHead) return await use(nothing, problem);
        cut(most);
      }
      clearInterval(timer);
      body.isComplete = true;
      if (body.memory > leastMemory) {
        // The buffer has grown beyond the body.
        bytes = Buffer.from(bytes.subarray(0, size));
        body.memory = size;
      }
      return await use(bytes.subarray(0, size), problem);
    } catch (error) {
      if (signal.aborted) return use(nothing, 'aborted');
      throw error;
    } finally {
      clearInterval(timer);
      open.delete(body);
    }
  };
}
