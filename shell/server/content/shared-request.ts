/** Shares one request among all readers that ask for a block while it is open. */

/** In ms. */
const timeout = 30_000;
/** In ms; if the open request is older, a reader begins a second one. */
const patience = 5_000;
/** In ms; a request without readers is aborted after this time. */
const linger = 2_000;

export interface SharedRequest<T> {
  answer: Promise<T>;
  send(): void;
  /** Call it for each reader. A request without readers is aborted. */
  wait(signal: AbortSignal | undefined): Promise<T>;
}

/** At most two requests for one block: the oldest may only be slow, but it may also never be answered. */
export function createSharedRequest<T>(request: (signal: AbortSignal) => Promise<T>): SharedRequest<T> {
  const open: { since: number; controller: AbortController }[] = [];
  let readers = 0;
  let settled = { resolve: (_: T) => {}, reject: (_: Error) => {} };
  const answer = new Promise<T>((resolve, reject) => {
    settled = { resolve, reject };
  });
  const giveUp = (reason: string) => {
    for (const { controller } of open.slice()) controller.abort(new Error(reason));
  };

  function send() {
    const newest = open.at(-1);
    if (newest && performance.now() - newest.since < patience) return;
    if (open.length > 1) open.pop()?.controller.abort(new Error('it was asked again'));
    const own = { since: performance.now(), controller: new AbortController() };
    open.push(own);
    const timer = setTimeout(() => own.controller.abort(new Error('did not answer in time')), timeout);
    request(own.controller.signal)
      .then(
        (found) => {
          settled.resolve(found);
          giveUp('it is answered');
        },
        (error: Error) => {
          if (open.includes(own)) open.splice(open.indexOf(own), 1);
          if (!open.length) settled.reject(error);
        },
      )
      .finally(() => clearTimeout(timer));
  }

  async function wait(signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    readers += 1;
    let leave = () => {};
    const left = new Promise<never>((_, reject) => {
      leave = () => reject(new Error('the reader has left'));
      signal?.addEventListener('abort', leave);
    });
    try {
      return await Promise.race([answer, left]);
    } finally {
      signal?.removeEventListener('abort', leave);
      readers -= 1;
      if (!readers && signal?.aborted) setTimeout(() => readers || giveUp('nobody waits for it'), linger).unref();
    }
  }

  return { answer, send, wait };
}
