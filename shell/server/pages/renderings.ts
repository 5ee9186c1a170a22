import { LRUCache } from 'lru-cache';

/** Placeholder for the request's origin in a rendering. Clients may send any host, so a text is rendered once for all of them. */
export const claimedOrigin = 'https://origin.invalid';

export const forOrigin = (text: string, origin: string): string => text.replaceAll(claimedOrigin, () => origin);

/** Caches a rendering until its signature changes. `maxSize` of all renderings is in the unit of `sizeOf`. */
export function keptRenderings<Rendering>(maxSize: number, sizeOf: (rendering: Rendering) => number) {
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

/** Part of a signature: widgets may show what is current at this minute. */
export const thisMinute = (): number => Math.floor(Date.now() / 60_000);

/** Stops Cloudflare from replacing e-mail addresses: its script that restores them does not look into shadow roots. */
export const keepEmails = (html: string): string => `<!--email_off-->${html}<!--/email_off-->`;
