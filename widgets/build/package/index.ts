/** Step of the build: makes from the bundles what a partner's page, bundler or editor needs. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allWidgets } from '../../../shell/server/widgets';
import { contractOf } from './contract';
import { customElements, domTypes, editorData, frameworkTypes } from './descriptions';
import { writeEntry } from './entry';
import { project, write } from './files';
import { writeManifest } from './manifest';
import { partnerPackage } from './partner-package';
import { reserveCss } from './reserve';
import { writeStandalone } from './standalone';

const widgets = [...(await allWidgets()).values()];
const names = widgets.map(({ name }) => name);
const contracts = new Map(names.map((name) => [name, contractOf(name)]));
const all = [...contracts.values()];

for (const widget of widgets) {
  await writeEntry(widget, contracts.get(widget.name) as (typeof all)[number]);
  await writeStandalone(widget.name);
}
await write('widgets/reserve.css', reserveCss(names));
await write('custom-elements.json', customElements(all));
await write('html-custom-data.json', editorData(all));
await write('types/index.d.ts', domTypes(all));
for (const [framework, text] of Object.entries(frameworkTypes)) await write(`types/${framework}.d.ts`, text);
await writeManifest(widgets);

await write('package.json', partnerPackage(await readFile(join(project, 'package.json'), 'utf8')));
await write('README.md', await readFile(join(project, 'README.md')));
