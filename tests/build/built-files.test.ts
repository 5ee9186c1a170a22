/** The built files that partners use: scripts, manifest, contracts. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { widgets as loaders } from 'serambi:widgets';
import { describe, expect, it } from 'vitest';
import type { Manifest } from '../../widgets/build/package/manifest';
import { commonAttributes } from '../../widgets/runtime/element/element';

const project = join(import.meta.dirname, '../..');
const dist = join(project, process.env.DIST ?? 'dist');
const read = (path: string) => readFileSync(join(dist, path), 'utf8');
const json = (path: string) => JSON.parse(read(path));

const names = Object.keys(loaders);
if (!existsSync(join(dist, 'widgets/manifest.json'))) throw new Error('There is no build: run `npm run build`');
const manifest: Manifest = json('widgets/manifest.json');
const { budgets } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));

/** Addresses of the modules that a script loads. */
const imported = (code: string) =>
  [...code.matchAll(/(?<!")\b(?:from|import)\s*\(?\s*"([^"]+)"/g)].map(([, path]) => path);

describe('the manifest', () => {
  it('has every widget, and every file with its size and integrity', () => {
    expect(Object.keys(manifest.widgets)).toEqual(names);
    for (const { entry, chunks, lazy, standalone } of Object.values(manifest.widgets)) {
      for (const file of [entry, ...chunks, ...lazy, standalone]) expect(Object.keys(manifest.files)).toContain(file);
    }
    for (const [path, { bytes, brotli, integrity }] of Object.entries(manifest.files)) {
      const content = readFileSync(join(dist, path));
      expect(integrity).toBe(`sha384-${createHash('sha384').update(content).digest('base64')}`);
      expect(bytes).toBe(content.length);
      const compressed = readFileSync(join(dist, `${path}.br`));
      expect(brotli).toBe(compressed.length);
      expect(brotliDecompressSync(compressed).equals(content)).toBe(true);
    }
  });

  it('comes with an import map that pins every script of the chunked build', () => {
    const { integrity } = json('widgets/importmap.json');
    for (const { entry, chunks, lazy } of Object.values(manifest.widgets)) {
      for (const file of [entry, ...chunks, ...lazy]) {
        expect(integrity[`/v${manifest.version}/${file}`]).toBe(manifest.files[file]?.integrity);
      }
    }
  });
});

describe('a standalone file', () => {
  it('of the report form has no code of the form, which is the bank’s page in a frame', () => {
    const { sources } = json('standalone/whistleblowing-form.js.map');
    expect(sources.filter((source: string) => /age-encryption|datepicker|\.files\.|form\.rules/.test(source))).toEqual(
      [],
    );
    expect(sources.join()).toContain('whistleblowing-form.iframe');
  });
});

describe('the source maps', () => {
  it('are the same wherever the build was made: no import in them names a folder of that machine', () => {
    for (const folder of ['widgets', 'chunks', 'standalone']) {
      for (const file of readdirSync(join(dist, folder)).filter((name) => name.endsWith('.map'))) {
        expect(/from \\"\/[^"]*/.exec(read(`${folder}/${file}`))?.[0], `${folder}/${file}`).toBeUndefined();
      }
    }
  });
});

describe('the chunks', () => {
  const code = readdirSync(join(dist, 'chunks'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => read(`chunks/${file}`))
    .join('\n');

  it('name classes so that each is one class in a selector', () => {
    const used = new Set([...code.matchAll(/["` ]([a-z][\w.-]*-\d+)(?=["` ])/g)].map(([, name = '']) => name));
    expect(used.size).toBeGreaterThan(100);
    expect([...used].filter((name) => name.includes('.'))).toEqual([]);
  });

  it('of a widget hold that widget, and not the components of others', () => {
    const { widgets } = json('manifest.json') as { widgets: Record<string, string[]> };
    expect(widgets['about-links']?.some((file) => /\/(form|slider|tabs)-/.test(file))).toBe(false);
  });
});

describe.each(names)('%s', (name) => {
  const { entry, chunks, lazy, standalone } = manifest.widgets[name] as Manifest['widgets'][string];

  it('has an entry, the loader, that loads all its code side by side', () => {
    expect(manifest.files[entry]?.brotli).toBeLessThanOrEqual(budgets.loader);
    const loaded = imported(read(entry)).flatMap((path) => (path?.startsWith('../') ? [path.slice(3)] : []));
    expect(loaded.slice(0, chunks.length)).toEqual(chunks);
    // The code that hydrates markup.
    expect(lazy).toEqual(expect.arrayContaining(loaded.slice(chunks.length)));
    // The page requests all modules together, none after another one was loaded.
    for (const chunk of chunks) {
      const next = imported(read(chunk)).map((path) => `chunks/${path?.slice(2)}`);
      expect([...chunks, ...lazy]).toEqual(expect.arrayContaining(next));
    }
  });

  it('has a standalone file that loads nothing', () => {
    const code = read(standalone);
    expect(imported(code)).toEqual([]);
    expect(code).toContain(name);
  });

  it('has source maps that lead to its sources', () => {
    for (const file of [entry, chunks[0] ?? '', standalone]) {
      // A header names the source map, because the package has none.
      expect(read(file)).not.toContain('sourceMappingURL');
      expect(existsSync(join(dist, `${file}.map`))).toBe(true);
    }
    const { sources } = json(`${standalone}.map`) as { sources: string[] };
    expect(sources).toEqual(expect.arrayContaining([expect.stringContaining(`widgets/${name}/${name}.widget.ts`)]));
    expect(sources).toEqual(expect.arrayContaining([expect.stringContaining('widgets/runtime/element/element.tsx')]));
  });

  it('has its space reserved', () => {
    expect(read('widgets/reserve.css')).toContain(
      `serambi-${name}:is(:not(:defined,[data-rendered]),[data-waiting]){min-height:`,
    );
  });

  it('is described to machines as it is defined', async () => {
    const { default: widget } = (await loaders[name]?.()) ?? {};
    const { modules } = json('custom-elements.json') as {
      modules: {
        path: string;
        declarations: Record<'attributes' | 'events' | 'cssParts' | 'cssProperties' | 'slots', { name: string }[]>[];
      }[];
    };
    const declaration = modules.find(({ path }) => path === `widgets/${name}.js`)?.declarations[0];
    const attributes = [...commonAttributes, ...(widget?.attributes ?? [])].sort();
    expect(declaration?.attributes.map(({ name }) => name).sort()).toEqual(attributes);
    expect(declaration).toMatchObject({ tagName: `serambi-${name}`, description: expect.stringMatching(/\w/) });
    const named = (kind: 'events' | 'cssParts' | 'cssProperties') => declaration?.[kind].map(({ name }) => name);
    expect(named('events')).toContain('serambi:ready');
    expect(named('cssParts')).toContain('root');
    expect(named('cssProperties')).toContain('--serambi-leaf');

    // Documented slots are exactly the widget's slots.
    const folder = join(project, 'widgets', name);
    const source = readdirSync(folder)
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n');
    const slots = [...source.matchAll(/<slot name="([\w-]+)"/g)].map(([, slot]) => slot);
    expect(declaration?.slots.map(({ name }) => name).sort()).toEqual([...new Set(slots)].sort());

    const { tags } = json('html-custom-data.json') as {
      tags: { name: string; attributes: { name: string }[] }[];
    };
    const tag = tags.find(({ name: each }) => each === `serambi-${name}`);
    expect(tag?.attributes.map(({ name }) => name).sort()).toEqual(attributes);
  });
});

describe('a server that imports the scripts', () => {
  it('gets no output, no error and no unhandled rejection from any of them', { timeout: 60_000 }, () => {
    const scripts = ['widgets', 'standalone'].flatMap((folder) =>
      readdirSync(join(dist, folder)).flatMap((file) => (file.endsWith('.js') ? [`./${folder}/${file}`] : [])),
    );
    // Beside the widgets', `auto.js` and `advice.js`.
    expect(scripts.length).toBe(2 * names.length + 2);
    const code = scripts.map((script) => `await import(${JSON.stringify(script)});`).join('');
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
      cwd: dist,
      encoding: 'utf8',
      env: {},
    });
    expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: '' });
  });
});
