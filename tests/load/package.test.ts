// @vitest-environment node
/** The npm package in another project. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { rollup } from 'rollup';
import ts from 'typescript';
import { beforeAll, expect, it } from 'vitest';
import { sharedFolder } from '../support/until-finished';

const project = join(import.meta.dirname, '../..');
const dist = join(project, process.env.DIST ?? 'dist');
const { version } = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'));

const home = sharedFolder();
let tarball: string;
let installed: string;

beforeAll(() => {
  // Packed by npm as for the registry, then unpacked where `npm install` would put it: a test installs nothing.
  const pack = ['pack', '--json', '--ignore-scripts', '--pack-destination', home];
  const packed = execFileSync('npm', pack, { cwd: dist, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  tarball = join(home, filename);
  writeFileSync(join(home, 'package.json'), JSON.stringify({ name: 'partner', private: true, type: 'module' }));
  installed = join(home, 'node_modules/serambi');
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1']);
});

it('the package has no dependencies of its own', () => {
  const { dependencies, peerDependencies, scripts } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  expect([dependencies, peerDependencies, scripts]).toEqual([undefined, undefined, undefined]);
  expect(existsSync(join(installed, 'server'))).toBe(false);
});

it('the package has no source maps, which are five times as large as the code', () => {
  const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  expect(statSync(tarball).size).toBeLessThan(3_000_000);
});

it('the package is offered by the build, and the same files make the same package', () => {
  const offered = readFileSync(join(dist, `serambi-${version}.tgz`));
  expect(readFileSync(tarball).equals(offered)).toBe(true);
});

it('the package passes publint', async () => {
  const content = readFileSync(tarball);
  const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(content).buffer }, strict: true });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});

it('the package has types for every way that it is resolved', () => {
  // Types of Vue and Svelte have the path pattern of React's, and are compiled below.
  const entrypoints = ['./widgets/faq.js', './standalone/faq.js', './types/backend', './types/react'];
  execFileSync(
    join(project, 'node_modules/.bin/attw'),
    [tarball, '--profile', 'esm-only', '--include-entrypoints', ...entrypoints],
    { stdio: 'pipe' },
  );
});

it('the package can be bundled widget by widget in another project', async () => {
  writeFileSync(join(home, 'main.js'), "import 'serambi/widgets/services.js';\nimport 'serambi/standalone/values.js';");
  const warnings: string[] = [];
  const bundle = await rollup({
    input: join(home, 'main.js'),
    plugins: [nodeResolve({ browser: true })],
    onwarn: ({ message }) => warnings.push(message),
  });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  expect(warnings).toEqual([]);
  const chunks = output.filter(({ type }) => type === 'chunk');
  const code = chunks.map((chunk) => 'code' in chunk && chunk.code).join('\n');
  expect(code).toContain('/api/service/all');
  expect(code).toContain('/api/iconvalue');
  expect(code).not.toContain('/api/faq/all');
  expect(
    output.flatMap((chunk) => ('imports' in chunk ? chunk.imports : [])).filter((file) => /^\.\.|serambi/.test(file)),
  ).toEqual([]);
});

it('the package knows its tags in the DOM, in React, in Vue and in Svelte', () => {
  for (const name of ['react', 'vue', 'svelte', '@types', '@vue', 'csstype']) {
    symlinkSync(join(project, 'node_modules', name), join(home, 'node_modules', name));
  }
  const files = {
    'dom.ts': `
      import 'serambi/widgets/service.js';
      const element = document.querySelector('serambi-service')!;
      element.service = 'pay';
      element.addEventListener('serambi:error', ({ detail }) => detail.message.length);
      element.addEventListener('click', ({ clientX }) => clientX);
      window.addEventListener('serambi:language', ({ detail }) => detail.value === 'English');
      document.addEventListener('serambi-action', ({ detail }) => detail.widget + detail.action + detail.id);
      element.service = 'gold';`,
    'react.tsx': `
      import type {} from 'serambi/types/react';
      export const good = <serambi-news-carousel kind="event" api="https://bank.example" className="x" ref={(element) => { element?.kind?.length; }}
        {...{ 'onserambi:error': (event: CustomEvent<{ message: string }>) => event.detail.message }} />;
      export const bad = <serambi-news-carousel kind="gossip" />;`,
    'vue.ts': `
      import type { GlobalComponents } from 'vue';
      import type {} from 'serambi/types/vue';
      type Props = InstanceType<GlobalComponents['serambi-promo-detail']>['$props'];
      export const good: Props = { slug: 'x', language: 'English', class: 'y', 'onSerambi:ready': () => {} };
      export const bad: Props = { language: 'Latin' };`,
    'svelte.ts': `
      import type { SvelteHTMLElements } from 'svelte/elements';
      import type {} from 'serambi/types/svelte';
      type Props = SvelteHTMLElements['serambi-coming-soon'];
      export const good: Props = { type: 'promo', class: 'y', 'onserambi:ready': () => {} };
      export const bad: Props = { type: 'nothing' };`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(home, name), text);
  const program = ts.createProgram(
    Object.keys(files).map((name) => join(home, name)),
    {
      strict: true,
      noEmit: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      jsx: ts.JsxEmit.ReactJSX,
      types: [],
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      preserveSymlinks: true,
    },
  );
  const ours = (file: ts.SourceFile | undefined) =>
    file?.fileName.startsWith(home) && !/node_modules\/(?!serambi)/.test(file.fileName);
  const complaints = [
    ...program.getSyntacticDiagnostics(),
    ...program
      .getSourceFiles()
      .filter(ours)
      .flatMap((file) => program.getSemanticDiagnostics(file)),
  ];
  const of = (name: string) =>
    complaints
      .filter(({ file }) => file?.fileName === join(home, name))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n').split('\n')[0]);
  // One for each value that there is not.
  expect(
    Object.keys(files).map((name) => [
      name,
      of(name).map((said) => /"(gold|gossip|Latin|nothing)"/.exec(said ?? '')?.[1] ?? said),
    ]),
  ).toEqual([
    ['dom.ts', ['gold']],
    ['react.tsx', ['gossip']],
    ['vue.ts', ['Latin']],
    ['svelte.ts', ['nothing']],
  ]);
  expect(complaints).toHaveLength(4);
});
