/** Routes for widgets on other sites: one as a fragment for servers, several at once for browsers. */
import { type Context, Hono } from 'hono';
import type { SendText } from '../http/compression';
import { anyOrigin } from '../http/static-files';
import type { Build } from './document';
import { type EmbedOptions, embedding, embedRoute } from './embed';
import { firstAnswers, firstRoute, type TurnOf } from './first';

interface Options extends EmbedOptions {
  build: Build;
  originOf: (c: Context) => string;
  send: SendText;
  nextTurn: TurnOf;
}

export function embedRoutes({ build, originOf, send, nextTurn, ...options }: Options): Hono {
  const app = new Hono();
  const embed = embedRoute(embedding(options), send, anyOrigin);
  app.get('/embed/:name', (c) => embed(c, c.req.param('name'), originOf(c)));
  const first = firstRoute(
    firstAnswers({ ...options, version: build.version, filesOf: (name) => build.widgets[name] ?? [] }),
    send,
    anyOrigin,
    nextTurn,
  );
  app.get('/first', (c) => first(c, originOf(c)));
  return app;
}
