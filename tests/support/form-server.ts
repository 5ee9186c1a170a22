/** Only the two form routes, for kill tests and measurements. Prints its address when it listens. */
import { serve } from '@hono/node-server';
import { formEndpoints } from '../../shell/server/forms/endpoints';
import { openStore } from '../../shell/server/forms/store';
import { storingForms } from '../../shell/server/forms/storing-forms';

const { DATABASE_URL, DATA_DIR = '.data', REPORT_RECIPIENT, REPORT_QUOTA, LIMITED } = process.env;
const store = await openStore({
  databaseUrl: DATABASE_URL,
  dataDir: DATA_DIR,
  templates: 'dist/server',
  reportRecipient: REPORT_RECIPIENT,
  reportQuota: Number(REPORT_QUOTA ?? Number.POSITIVE_INFINITY),
});
await store.prepare();
const limit = { count: 65_535, window: 600_000 };
const limits = LIMITED ? {} : { submissions: limit, files: limit };

const server = serve(
  { fetch: formEndpoints(storingForms({ store, limits }), {}).fetch, port: 0, hostname: '127.0.0.1' },
  ({ port }) => console.log(`http://127.0.0.1:${port}`),
);

process.once('SIGTERM', () => {
  server.close(async () => {
    await store.close();
    process.exit(0);
  });
});
