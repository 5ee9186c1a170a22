/** Bytes of the built product as the browser gets them (brotli): node tests/run.mjs tests/bench/bytes.ts */
import { readdirSync, statSync } from 'node:fs';
import type { Request } from '@playwright/test';
import { startSite } from '../support/site';
import { inProject, kilobytes, launch, pagePaths, readJson, table } from './measuring';

interface Manifest {
  shell: string[];
  widgets: Record<string, string[]>;
}

const { shell, widgets }: Manifest = readJson('dist/manifest.json');
const size = (file: string) => statSync(inProject(`dist/${file}.br`)).size;
const sum = (files: readonly string[]) => files.reduce((total, file) => total + size(file), 0);
const chunk = (name: string) =>
  `chunks/${readdirSync(inProject('dist/chunks')).find((file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file))}`;
const runtime = chunk('runtime');
const request = chunk('request');

console.log('Widgets: what one embedded on a page of its own loads, in bytes. The runtime comes once for all of them.');
table(
  ['widget', 'its pieces', 'own', 'pieces', 'files', 'first load'],
  Object.entries(widgets).map(([name, [own = '', ...others]]) => {
    const pieces = others.filter((file) => file !== runtime);
    const first = [`widgets/${name}.js`, own, ...others];
    const named = pieces.map((file) => /chunks\/(.+)-[\w-]{8}\.js$/.exec(file)?.[1] ?? file);
    return [name, named.join(', ') || '–', size(own), sum(pieces), first.length, sum(first)];
  }),
  2,
);

console.log('What all share, in bytes.');
const font = readdirSync(inProject('dist/chunks')).find((file) => file.endsWith('.woff2')) ?? '';
table(
  ['file', 'bytes'],
  [
    ['runtime', size(runtime)],
    ['request', size(request)],
    ['shell', size(shell[0] ?? '')],
    ['shell with all that it imports', sum(shell)],
    ['font', statSync(inProject(`dist/chunks/${font}`)).size],
  ],
);

const site = await startSite();
const browser = await launch();
try {
  console.log('A first visit until nothing is under way any more, untouched, in a browser; kB as transferred.');
  const rows: (string | number)[][] = [];
  for (const path of pagePaths()) {
    const row: (string | number)[] = [path];
    for (const width of [390, 1440]) {
      const page = await browser.newPage({ viewport: { width, height: 844 }, locale: 'en' });
      const requests: Request[] = [];
      page.on('requestfinished', (request) => requests.push(request));
      await page.goto(site.origin + path, { waitUntil: 'networkidle' });
      for (const type of ['document', 'script', 'image']) {
        const sizes = requests.filter((request) => request.resourceType() === type).map((request) => request.sizes());
        const bodies = (await Promise.all(sizes)).map(({ responseBodySize }) => responseBodySize);
        row.push(kilobytes(bodies.reduce((total, body) => total + body, 0)));
      }
      await page.close();
    }
    const plain = await fetch(site.origin + path, { headers: { 'accept-encoding': 'identity' } });
    row.push(kilobytes((await plain.text()).length));
    rows.push(row);
  }
  const each = (width: number) => [`${width}: HTML`, 'JS', 'images'];
  table(['page', ...each(390), ...each(1440), 'HTML unpacked'], rows);
} finally {
  await browser.close();
  await site.stop();
}
