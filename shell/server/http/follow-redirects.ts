const maxRedirects = 3;
const statuses = [301, 302, 303, 307, 308];

/** Rejects after three redirects, or if `mayFollow` refuses one. `send` must not follow redirects itself. */
export async function followRedirects(
  address: string,
  send: (url: URL) => Promise<Response>,
  mayFollow: (next: URL, from: URL) => boolean,
): Promise<Response> {
  let url = new URL(address);
  for (let left = maxRedirects; ; left--) {
    const response = await send(url);
    const location = response.headers.get('Location');
    if (!statuses.includes(response.status) || !location) return response;
    await response.body?.cancel();
    const next = new URL(location, url);
    if (!mayFollow(next, url)) throw new Error(`redirects to another origin, ${next.origin}`);
    if (!left) throw new Error(`redirects more than ${maxRedirects} times`);
    url = next;
  }
}
