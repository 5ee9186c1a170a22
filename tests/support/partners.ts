/** Partners' servers: each page on another origin than the bank's. */
import { answer } from '../../demo/partner/build.mjs';
import { startServer } from './listen';

export { partners } from '../../demo/partner/build.mjs';

/** Pages are at `/react/` and so on, the plain one at `/`. */
export const startPartners = (bank: string) =>
  startServer(async (request, response) => {
    const page = await answer(new URL(request.url ?? '/', bank).pathname, bank).catch((error: unknown) => {
      console.error(error);
    });
    if (page) response.setHeader('Content-Type', page.type).end(page.body);
    else response.writeHead(404).end();
  });
