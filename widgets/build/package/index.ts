/** Step of the build: from the bundles, all that a partner's page, bundler or editor takes from the bank. */
import { allWidgets } from '../../../shell/server/widgets';
import { contractOf } from './contract';
import { customElements, domTypes, editorData, frameworkTypes } from './descriptions';
import { writeEntry } from './entry';
import { write } from './files';
import { writeManifest } from './manifest';
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
