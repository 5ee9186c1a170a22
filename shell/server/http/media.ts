/** Redirects paths of the backend's files, which are on another host. */
import type { MiddlewareHandler } from 'hono';

export const mediaExtension =
  /\.(avif|bmp|gif|ico|jpe?g|png|svg|webp|mp4|m4v|mov|webm|mp3|m4a|ogg|wav|pdf|docx?|xlsx?|pptx?|csv|zip)$/i;

export const mediaRedirects =
  (mediaBase: string): MiddlewareHandler =>
  async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const isMedia = c.req.header('sec-fetch-dest') === 'image' || mediaExtension.test(pathname);
    if (!isMedia) return next();
    // A cache must not give the redirect to whoever opens a page of this address.
    const headers = { Vary: 'Sec-Fetch-Dest', 'Cache-Control': 'no-store' };
    return c.body(null, 307, { ...headers, Location: mediaBase + pathname + search });
  };
