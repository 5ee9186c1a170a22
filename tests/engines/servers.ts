/** Started once for all engines: the built site, and a partner's origin. */
import { startServer } from '../support/listen';
import { startSite, warmUp } from '../support/site';

export default async function start(): Promise<() => Promise<void>> {
  const documents: { body: Buffer; type: string }[] = [];
  const host = await startServer(async (request, response) => {
    if (request.method === 'POST') {
      const body = Buffer.concat(await request.toArray());
      documents.push({ body, type: request.headers['content-type'] ?? '' });
      response.end(`${host.origin}/${documents.length - 1}`);
      return;
    }
    const found = documents[Number(request.url?.slice(1))];
    // A script of another origin's is fetched under CORS.
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (found) response.setHeader('Content-Type', found.type).end(found.body);
    else response.writeHead(404).end();
  });
  const site = await startSite({ ALLOWED_ORIGINS: host.origin });
  await warmUp(site.origin);
  process.env.PARTNER_HOST = host.origin;
  process.env.SITE = site.origin;
  return async () => {
    await site.stop();
    await host.stop();
  };
}
