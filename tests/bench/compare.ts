/**
 * The FAQ embedded in a bare page, next to the same widget written with Lit, once without much that ours does (`compare/block.ts`
 * lists it) and once with it (`compare/full`), and the same source built with React itself:
 * node tests/run.mjs tests/bench/compare.ts
 * Ours comes from the bank's server, of another origin than the page; the others are minified and compressed alike (brotli, best) and have
 * the same content and pictures. Bytes are those of the network, headers included and pictures not. The time is from navigation until the
 * first question shows, on Lighthouse's mobile network and a processor four times slower. RUNS repeats (5); they take turns.
 */
import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, CDPSession } from '@playwright/test';
import { type InputOption, type OutputBundle, type Plugin, rollup } from 'rollup';
import { loadConfigFile } from 'rollup/loadConfigFile';
import { reactModules } from '../../demo/partner/build.mjs';
import { filesOf } from '../../widgets/build/plugins/manifest.mjs';
import { stripTypes } from '../../widgets/build/plugins/typescript.mjs';
import { startServer, startSite, warmUp } from '../support/site';
import { inProject, kilobytes, launch, load, median, table } from './measuring';

const runs = Number(process.env.RUNS ?? 5);
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const slowdown = 4;

// The production build, whatever the environment of this process.
process.env.NODE_ENV = 'production';
const { options } = await loadConfigFile(inProject('rollup.config.mjs'), {});
const product = options[0] ?? expected('a build for browsers');
const output = product.output[0] ?? expected('an output');
const chunkOf = output.manualChunks as (id: string) => string | undefined;
function expected(what: string): never {
  throw new Error(`rollup.config.mjs no longer has ${what}`);
}
/** Steps of the product's build that make its own entries and files, and its compiler, which leaves `tests` out. */
const ownSteps = [
  'typescript',
  'bundle-entries',
  'widget-lists',
  'font',
  'manifest',
  'copied-files',
  'third-party-notices',
];

const second = 'services';
const names = ['faq', second];

interface Choices {
  first?: Plugin[];
  without?: string[];
  /** Chunks of what the product does not have; the first pattern that fits names it. */
  chunks: readonly (readonly [pattern: RegExp, name: string])[];
  /** The modules whose entries load all chunks at once. */
  atOnce?: (name: string) => string;
}

/** Builds the widgets with the product's own steps, and returns the files by name. */
async function build(
  input: InputOption,
  { first = [], without = [], chunks, atOnce }: Choices,
): Promise<Map<string, string>> {
  const steps = ([product.plugins].flat(Number.POSITIVE_INFINITY) as Plugin[]).filter(
    ({ name }) => ![...ownSteps, ...without].includes(name),
  );
  const bundle = await rollup({
    input,
    plugins: [...first, stripTypes(), ...steps],
    treeshake: product.treeshake ?? true,
    onwarn() {},
  });
  const { output: files } = await bundle.generate({
    ...output,
    // Hashes, which no compression makes shorter, where all else is as in the product's.
    entryFileNames: atOnce ? '[name]-[hash].js' : '[name].js',
    chunkFileNames: atOnce ? output.chunkFileNames : 'chunks/[name].js',
    manualChunks: (id) =>
      chunks.find(([pattern]) => pattern.test(id))?.[1] ?? (id.includes('/bench/compare/') ? undefined : chunkOf(id)),
    sourcemap: false,
  });
  await bundle.close();
  const made = new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code] as const] : [])));
  if (!atOnce) return made;
  const byName: OutputBundle = Object.fromEntries(files.map((file) => [file.fileName, file]));
  for (const name of names) {
    const all = filesOf(byName, inProject(atOnce(name))).map((file) => `import("../${file}")`);
    made.set(`widgets/${name}.js`, `await Promise.all([${all}]);`);
  }
  return made;
}

const entries = (path: (name: string) => string, folder = 'widgets') =>
  Object.fromEntries(names.map((name) => [`${folder}/${name}`, inProject(path(name))]));

const lit = (name: string) => `tests/bench/compare/${name}-lit.ts`;
const fullLit = (name: string) => `tests/bench/compare/full/${name}-lit.ts`;

/** What stands below a long list is the one part of the product's long lists that its framework draws. */
const litMore: Plugin = {
  name: 'lit-more',
  resolveId: (source, importer) =>
    importer?.endsWith('/element/long-lists.ts') && source === '../ui/more'
      ? inProject('tests/bench/compare/full/more.ts')
      : null,
};

const ours = (name: string) => `widgets/${name}/${name}.widget.ts`;

const built: Record<string, Map<string, string>> = {
  // One after the other: all ask the same step for the styles.
  Lit: await build(entries(lit), { chunks: [[/\/node_modules\/@?lit|\/compare\/block/, 'runtime']] }),
  FullLit: await build(entries(fullLit, 'chunks'), {
    first: [litMore],
    // As the product's are: what all widgets use, what pages use, the widget. Rollup decides of what is loaded on demand.
    chunks: [
      [/\/node_modules\/(@lit\/|lit-element|lit-html\/(lit-html|directive)\.|lit\/index)/, 'runtime'],
      [/\/node_modules\/lit-html\/(async-directive|directive-helpers)\./, 'directives'],
      [/\/full\/(element|host|ui)\./, 'runtime'],
      [/\/full\/(page|rich-html)\./, 'page'],
      [/\/full\/faq-lit\./, 'faq'],
      [/\/full\/services-lit\./, 'services'],
      [/\/full\/faq-helpful\./, 'faq-helpful'],
      [/\/full\/faq-filter\./, 'faq-filter'],
    ],
    atOnce: fullLit,
  }),
  React: await build(entries(ours), {
    first: [reactModules('production') as Plugin],
    without: ['preact'],
    chunks: [[/\/node_modules\/(react|react-dom|scheduler)\//, 'runtime']],
  }),
};

/** A file of one of them. */
async function fileOf(kind: string, path: string): Promise<string | Buffer | undefined> {
  // As the bank's server sends it: a browser then loads no code that checks it.
  if (/^\/(?:api|art)\//.test(path)) return Buffer.from(await (await fetch(site.origin + path)).arrayBuffer());
  return built[kind]?.get(path.slice(1));
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

const site = await startSite();
await warmUp(site.origin);
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

/** Runs in the page: when the first question could be seen. */
const watch = () => {
  const look = () => {
    const question = document.querySelector('serambi-faq')?.shadowRoot?.querySelector<HTMLElement>('summary h3');
    // The frame in which it is found is drawn afterwards.
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
  /** All but the page itself and pictures. */
  all: number;
  requests: number;
}

/** Counts the bytes of the network from now on. */
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
    if (slow) {
      await session.send('Network.emulateNetworkConditions', network);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    }
    await page.goto(address, { waitUntil: slow ? 'commit' : 'networkidle', timeout: 60_000 });
    const visible = await page.waitForFunction(() => (window as { visibleAt?: number }).visibleAt, undefined, {
      timeout: 60_000,
    });
    return { visible: Number(await visible.jsonValue()), sent };
  } finally {
    await context.close();
  }
}

const kinds = ['Serambi', ...Object.keys(built)];
const labels: Record<string, string> = {
  Lit: 'Lit, with fewer features',
  FullLit: 'Lit, with the same features',
};
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
        labels[kind] ?? kind,
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
