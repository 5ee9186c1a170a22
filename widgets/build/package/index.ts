/** The last build step: writes the files for partners' pages, bundlers and editors. */
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allWidgets } from '../../../shell/server/core/widgets';
import { describedPaths } from '../../../shell/server/description/paths';
import { backendTypes } from './backend-types';
import { dist, project, write } from './built-files';
import { contractOf } from './contract';
import { customElements, editorData } from './custom-elements';
import { writeAdvice, writeAuto, writeEntry } from './entries';
import { writeManifest } from './manifest';
import { reserveCss } from './reserve';
import { writeStandalone } from './standalone';
import { domTypes, frameworkTypes } from './types';

const definitions = await allWidgets();
const widgets = [...definitions.values()];
const all = widgets.map(contractOf);

const isQuick = Boolean(process.env.QUICK_BUILD);

for (const widget of widgets) {
  await writeEntry(widget);
  if (!isQuick) await writeStandalone(widget.name);
}
await writeAuto(widgets);
await writeAdvice(all);
await write('widgets/reserve.css', reserveCss(widgets));
await write('custom-elements.json', customElements(all));
await write('html-custom-data.json', editorData(all));
await write('types/index.d.ts', domTypes(all));
for (const [framework, text] of Object.entries(frameworkTypes)) await write(`types/${framework}.d.ts`, text);
await write('types/backend.d.ts', backendTypes(await describedPaths(definitions)));
await writeManifest(widgets);

/** Without dependencies of server and build, so that installing the package installs nothing else. */
const { scripts, budgets, dependencies, devDependencies, engines, ...rest } = JSON.parse(
  await readFile(join(project, 'package.json'), 'utf8'),
);
await write('package.json', `${JSON.stringify(rest, null, 2)}\n`.replaceAll(/\bdist\//g, ''));
await write('README.md', await readFile(join(project, 'widgets/build/package/README.md')));
// npm gives all files the same date, so equal files make equal packages.
if (!isQuick && process.env.NODE_ENV !== 'development') {
  execFileSync('npm', ['pack', '--silent', '--ignore-scripts'], { cwd: dist, stdio: ['ignore', 'ignore', 'inherit'] });
}
