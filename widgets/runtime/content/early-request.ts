/**
 * A widget's bundle asks for the content at once, while its code is still on the way, and leaves the answer here for the
 * code to take: one request, begun a round trip sooner.
 */
type Begun = [response: Promise<Response>, controller: AbortController, at: number];

/** Shared by all bundles of the page; the number is the version of the shape. */
const key = Symbol.for('serambi.early.1');
const scope = globalThis as unknown as Record<symbol, Map<string, Begun> | undefined>;

/** How long an answer that nobody has taken counts as new, in ms. */
const freshness = 30_000;

/**
 * Begins the request of every such element that is on the page already. It is only ever ahead of the widget: whatever
 * goes wrong here, the widget asks by itself. Every bundle carries this function, so it is kept short.
 *
 * @param attribute what the content's path depends on
 */
export function begin(
  tag: string,
  attribute: string,
  pathOf: (value: string | null) => string | null | false | undefined,
): void {
  try {
    // Content that came with the page is not asked for.
    if (customElements.get(tag) || document.getElementById('serambi-content')) return;
    scope[key] ??= new Map();
    const early = scope[key];
    const config = JSON.parse(document.getElementById('serambi-config')?.textContent ?? '{}');
    for (const element of document.querySelectorAll(tag)) {
      // A framework may have set a property before there was an element to take it.
      const read = (name: string) => (element as unknown as Record<string, string>)[name] ?? element.getAttribute(name);
      const path = pathOf(read(attribute));
      const url = (read('api') ?? config.api ?? '').replace(/\/+$/, '') + path;
      if (!path || early.has(url)) continue;
      const controller = new AbortController();
      const response = fetch(url, { signal: controller.signal });
      // Whoever takes it hears of its failure; the page does not.
      response.catch(() => {});
      early.set(url, [response, controller, Date.now()]);
    }
  } catch {}
}

/** The answer to a request that was begun early. Each is there once; the next try is a new request. */
export function takeEarly(url: string, signal: AbortSignal): Promise<Response> | undefined {
  const begun = scope[key]?.get(url);
  scope[key]?.delete(url);
  if (!begun) return undefined;
  const [response, controller, at] = begun;
  if (Date.now() - at > freshness) return undefined;
  signal.addEventListener('abort', () => controller.abort(signal.reason));
  return response;
}
