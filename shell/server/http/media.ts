/** Redirects paths of the backend's files, which are on another host. */
import { Hono } from 'hono';

export const mediaExtension =
  /\.(avif|bmp|gif|ico|jpe?g|png|svg|webp|mp4|m4v|mov|webm|mp3|m4a|ogg|wav|pdf|docx?|xlsx?|pptx?|csv|zip)$/i;

export function mediaRedirects(mediaBase: string): Hono {
  const app = new Hono();
  app.get('*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const isMedia = c.req.header('sec-fetch-dest') === 'image' || mediaExtension.test(pathname);
    return isMedia ? c.redirect(mediaBase + pathname + search, 307) : next();
  });
  return app;
}
