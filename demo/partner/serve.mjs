/** `npm run partner -- [bank's origin]`: serves the partner pages from another origin than the bank's. */
import { createServer } from 'node:http';
import { answer, partners } from './build.mjs';

const [bank = 'http://127.0.0.1:8080'] = process.argv.slice(2);
const port = Number(process.env.PORT ?? 8081);
const origin = `http://127.0.0.1:${port}`;

createServer(async (request, response) => {
  const page = await answer(new URL(request.url, origin).pathname, bank);
  if (page) response.setHeader('Content-Type', page.type).end(page.body);
  else response.writeHead(404).end();
}).listen(port, '127.0.0.1', () => {
  const others = partners.filter((name) => name !== 'plain').map((name) => `/${name}/`);
  console.log(`Partner page on ${origin}, others at ${others.join(', ')}; widgets from ${bank}`);
});
