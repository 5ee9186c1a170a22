/**
 * A widget's entry file requests the content before the widget's code is loaded, and keeps the response here for the code to
 * take: the same request, one round trip sooner.
 */
type Begun = [response: Promise<Response>, controller: AbortController, at: number];

/** Shared by all bundles of the page; the number is the version of `Begun`. */
const key = Symbol.for('serambi.early.1');
const scope = globalThis as unknown as Record<symbol, Map<string, Begun> | undefined>;

/** A request that takes longer than this, in ms, is given up; a response that is older is not used. */
const maxAge = 30_000;

/**
 * Starts the requests of all elements of a tag that are on the page already. If anything fails here, the widget makes the
 * request itself. Every entry file contains this function, so it is kept short.
 *
 * @param attribute the attribute that the content's path depends on
 * @returns whether elements were there; those that come later have the code for requests make theirs
 */
export function begin(
  tag: string,
  attribute: string,
  pathOf: (value: string | null) => string | null | false | undefined,
): boolean {
  try {
    // A page that brings its content needs no request.
    if (customElements.get(tag) || document.getElementById('serambi-content')) return true;
    scope[key] ??= new Map();
    const early = scope[key];
    const config = JSON.parse(document.getElementById('serambi-config')?.textContent ?? '{}');
    const elements = document.querySelectorAll(tag);
    for (const element of elements) {
      // A framework may have set a property before the element was defined.
      const read = (name: string) => (element as unknown as Record<string, string>)[name] ?? element.getAttribute(name);
      const path = pathOf(read(attribute));
      const base = `${read('api') ?? config.api ?? ''}`.trim();
      const url = (/^.*[^/]/s.exec(base)?.[0] ?? '') + path;
      // What is no address is for the widget's code to report.
      if (!path || !/^(https?:\/)?\/|^$/.test(base) || early.has(url)) continue;
      const controller = new AbortController();
      const response = fetch(url, { signal: AbortSignal.any([controller.signal, AbortSignal.timeout(maxAge)]) });
      // Its rejection reaches the code that takes it; without this line it would also be reported as unhandled.
      response.catch(() => {});
      early.set(url, [response, controller, Date.now()]);
    }
    return elements.length > 0;
  } catch {
    return false;
  }
}

/** The response to an early request. It is returned once; a retry is a new request. */
export function takeEarly(url: string, signal: AbortSignal): Promise<Response> | undefined {
  const begun = scope[key]?.get(url);
  scope[key]?.delete(url);
  if (!begun) return undefined;
  const [response, controller, at] = begun;
  if (Date.now() - at > maxAge) return undefined;
  signal.addEventListener('abort', () => controller.abort(signal.reason));
  return response;
}
