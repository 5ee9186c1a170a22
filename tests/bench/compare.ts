/**
 * Measures the FAQ in a bare page: Serambi, the same widget written with Lit (`compare/`), and Serambi's source on React. Serambi
 * comes from the bank's server, which has another origin than the page. The page's server has the others, with the same minifying,
 * compression (brotli, level 11), content and pictures. Bytes include headers, but no pictures. The time runs from navigation until
 * the first question shows, on Lighthouse's mobile network with a processor four times slower.
 *
 *     RUNS=9 npm run bench tests/bench/compare.ts    # 5 runs when unset; the variants take turns
 */
import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, CDPSession } from '@playwright/test';
import { type Plugin, rollup } from 'rollup';
import { loadConfigFile } from 'rollup/loadConfigFile';
import { reactModules } from '../../demo/partner/build.mjs';
import { stripTypes } from '../../widgets/build/plugins/typescript.mjs';
import { startServer } from '../support/listen';
import { startSite, warmUp } from '../support/site';
import { emulateSlowPhone, inProject, kilobytes, launch, lighthouse4G, load, median, table } from './measuring';

const runs = Number(process.env.RUNS ?? 5);

// The production build, whatever the environment of this process.
process.env.NODE_ENV = 'production';
const { options } = await loadConfigFile(inProject('rollup.config.mjs'), {});
const product = options[0] ?? expected('a build for browsers');
const output = product.output[0] ?? expected('an output');
const chunkOf = output.manualChunks as (id: string) => string | undefined;
function expected(what: string): never {
  throw new Error(`rollup.config.mjs no longer has ${what}`);
}
/** Steps of the product's build that make its entries and files, and its compiler, which skips `tests`. */
const ownSteps = ['typescript', 'virtual-modules', 'manifest', 'copied-files', 'third-party-notices'];

const names = ['faq', 'services'];

interface Variant {
  source(name: string): string;
  first?: Plugin[];
  without?: string[];
  /** Undefined: the product's chunk. */
  chunk(id: string): string | undefined;
}

const variants: Record<string, Variant> = {
  Lit: {
    source: (name) => `tests/bench/compare/${name}-lit.ts`,
    chunk: (id) => (/\/node_modules\/@?lit|\/compare\/block/.test(id) ? 'runtime' : undefined),
  },
  React: {
    source: (name) => `widgets/${name}/${name}.widget.ts`,
    first: [reactModules('production') as Plugin],
    without: ['preact'],
    chunk: (id) => (/\/node_modules\/(react|react-dom|scheduler)\//.test(id) ? 'runtime' : undefined),
  },
};

/** Builds both widgets with the product's steps. Returns the code by path. */
async function build({ source, first = [], without = [], chunk }: Variant): Promise<Map<string, string>> {
  const steps = ([product.plugins].flat(Number.POSITIVE_INFINITY) as Plugin[]).filter(
    ({ name }) => ![...ownSteps, ...without].includes(name),
  );
  const bundle = await rollup({
    input: Object.fromEntries(names.map((name) => [`widgets/${name}`, inProject(source(name))])),
    plugins: [...first, stripTypes(), ...steps],
    treeshake: product.treeshake ?? true,
    onwarn() {},
  });
  const { output: files } = await bundle.generate({
    ...output,
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name].js',
    manualChunks: (id) => chunk(id) ?? (id.includes('/bench/compare/') ? undefined : chunkOf(id)),
    sourcemap: false,
  });
  await bundle.close();
  return new Map(files.flatMap((file) => (file.type === 'chunk' ? [[`/${file.fileName}`, file.code]] : [])));
}

const built = new Map<string, Map<string, string>>();
// One after the other: they share the product's step that makes the styles.
for (const [kind, variant] of Object.entries(variants)) built.set(kind, await build(variant));

const site = await startSite();
await warmUp(site.origin);

/** The bank's server sends content and pictures, so that they are equal in all variants. */
async function fileOf(kind: string, path: string): Promise<string | Buffer | undefined> {
  if (/^\/(?:api|art)\//.test(path)) return Buffer.from(await (await fetch(site.origin + path)).arrayBuffer());
  return built.get(kind)?.get(path);
}

const types: Record<string, string> = { js: 'text/javascript', svg: 'image/svg+xml' };
const compressed = new Map<string, Buffer>();
const brotli = (key: string, body: string | Buffer) => {
  const known = compressed.get(key);
  if (known) return known;
  const made = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  compressed.set(key, made);
  return made;
};

const baseOf = (kind: string) => (kind === 'Serambi' ? site.origin : `/${kind}`);

const pageOf = (kind: string, widgets: readonly string[]) =>
  `<!doctype html><html lang="id"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${kind}</title><link rel="icon" href="data:,">
${widgets.map((name) => `<script type="module" src="${baseOf(kind)}/widgets/${name}.js"></script>`).join('\n')}
<p>A partner’s page</p>
${widgets.map((name) => `<serambi-${name} api="${baseOf(kind)}"></serambi-${name}>`).join('\n')}`;

const server = await startServer(async (request, response) => {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  const [, kind = '', path = '/'] = /^\/(\w+)(\/.*)$/.exec(pathname) ?? [];
  const page = path === '/';
  const file = page ? pageOf(kind, search ? names : names.slice(0, 1)) : await fileOf(kind, path);
  if (file === undefined) {
    response.writeHead(404).end();
    return;
  }
  const body = brotli(pathname + search, file);
  const extension = path.split('.').pop() ?? '';
  response.setHeader('Content-Type', page ? 'text/html' : (types[extension] ?? 'application/json'));
  response.setHeader('Content-Encoding', 'br').setHeader('Content-Length', body.length).end(body);
});

/** Runs in the page. Keeps the time of the first question's paint. */
const watch = () => {
  const look = () => {
    const question = document.querySelector('serambi-faq')?.shadowRoot?.querySelector<HTMLElement>('summary h3');
    // The browser paints this frame before the next one.
    if (question?.offsetHeight) {
      requestAnimationFrame(() => {
        Object.assign(window, { visibleAt: performance.now() });
      });
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

interface Sent {
  script: number;
  /** Without the page itself and pictures. */
  all: number;
  requests: number;
}

/** Counts the bytes on the network from now on. */
async function counting(session: CDPSession): Promise<Sent> {
  const sent: Sent = { script: 0, all: 0, requests: 0 };
  const types = new Map<string, string>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? '';
    if (['Document', 'Image'].includes(type)) return;
    if (type === 'Script') sent.script += encodedDataLength;
    sent.all += encodedDataLength;
    sent.requests++;
  });
  return sent;
}

async function visit(browser: Browser, address: string, slow: boolean): Promise<{ visible: number; sent: Sent }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    await page.addInitScript(watch);
    const session = await context.newCDPSession(page);
    const sent = await counting(session);
    if (slow) await emulateSlowPhone(session, lighthouse4G);
    await page.goto(address, { waitUntil: slow ? 'commit' : 'networkidle', timeout: 60_000 });
    const visible = await page.waitForFunction(() => (window as { visibleAt?: number }).visibleAt, undefined, {
      timeout: 60_000,
    });
    return { visible: Number(await visible.jsonValue()), sent };
  } finally {
    await context.close();
  }
}

const kinds = ['Serambi', ...built.keys()];
const browser = await launch();
try {
  const before = load();
  const sizes = new Map<string, [first: Sent, both: Sent]>();
  for (const kind of kinds) {
    const { sent: first } = await visit(browser, `${server.origin}/${kind}/`, false);
    const { sent: both } = await visit(browser, `${server.origin}/${kind}/?both`, false);
    sizes.set(kind, [first, both]);
  }
  const times = new Map<string, number[]>(kinds.map((kind) => [kind, []]));
  for (let run = 0; run < runs; run++) {
    for (const kind of kinds) times.get(kind)?.push((await visit(browser, `${server.origin}/${kind}/`, true)).visible);
  }
  console.log(`Medians of ${runs}; at the start ${before}, at the end ${load()}.`);
  table(
    [
      'the same FAQ with',
      'first view, without pictures',
      'of it JavaScript',
      'requests',
      'a second widget (services) adds',
      'visible on slow 4G, 4× CPU',
    ],
    kinds.map((kind) => {
      const [first, both] = sizes.get(kind) ?? expected('a visit');
      const time = (median(times.get(kind) ?? []) / 1000).toFixed(1);
      return [
        kind,
        `${kilobytes(first.all)} kB`,
        `${kilobytes(first.script)} kB`,
        first.requests,
        `${kilobytes(both.all - first.all)} kB`,
        `${time} s`,
      ];
    }),
  );
} finally {
  await browser.close();
  await server.stop();
  await site.stop();
}
