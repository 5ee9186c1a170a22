/** `npm run partner -- [bank's origin]`: the partner's page, on an origin of its own. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [bank = 'http://127.0.0.1:8080'] = process.argv.slice(2);
const port = Number(process.env.PORT ?? 8081);
const page = () => readFileSync(new URL('index.html', import.meta.url), 'utf8').replaceAll('{{bank}}', bank);

createServer((_, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page());
}).listen(port, '127.0.0.1', () => console.log(`Partner page on http://127.0.0.1:${port}, widgets from ${bank}`));
