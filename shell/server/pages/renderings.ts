import { LRUCache } from 'lru-cache';

/**
 * Stands in a rendering for the origin that a request claims to be sent to. Any client may claim any, and as many as it likes:
 * a text is rendered once for all of them.
 */
export const claimedOrigin = 'https://origin.invalid';

/** A rendering as it is sent to one host, whose name needs no escaping (`plainHost` in `http/app.ts`). */
export const forOrigin = (text: string, origin: string): string => text.replaceAll(claimedOrigin, () => origin);

/**
 * Returns the function that keeps what was rendered until its signature changes, which says what it was made of. The renderings
 * have `maxSize` together.
 */
export function keptRenderings<Rendering extends object>(maxSize: number, sizeOf: (rendering: Rendering) => number) {
  const kept = new LRUCache<string, { signature: string; rendering: Rendering }>({
    maxSize,
    sizeCalculation: ({ rendering }) => sizeOf(rendering),
  });
  return (key: string, signature: string, render: () => Rendering): Rendering => {
    const last = kept.get(key);
    if (last?.signature === signature) return last.rendering;
    const rendering = render();
    kept.set(key, { signature, rendering });
    return rendering;
  };
}

/** Changes each minute: widgets may show what lasts at the moment. A page of another site may keep their markup as long. */
export const thisMinute = (): number => Math.floor(Date.now() / 60_000);
