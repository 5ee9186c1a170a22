/**
 * The entry files `widgets/<name>.js` and `widgets/auto.js`: the loader with its data about one widget or all. `load` gets all
 * files of a widget's code in parallel, then `widgets/advice.js`. That warns of unknown attribute values; only the contracts list
 * the known ones.
 */
import { join } from 'node:path';
import { rollup } from 'rollup';
import type { Known } from '../../runtime/element/check-attributes';
import type { Widget } from '../../runtime/widget/definition';
import { minify } from '../plugins/minify.mjs';
import { stripTypes } from '../plugins/typescript.mjs';
import { build, project, writeScript } from './built-files';
import type { Contract } from './contract';

const knownValuesOf = ({ attributes }: Contract): Known[] =>
  attributes.filter(({ values }) => values.length > 0).map(({ name, values }) => [name, values]);

/** See `Row` of the loader. */
const flagsOf = ({ isEager, isConfidential }: Widget) => `${isEager ? 'e' : ''}${isConfidential ? 'c' : ''}`;

interface SharedCode {
  code: string;
  map: { mappings: string };
}

/**
 * Compiles and minifies the entries' shared code. It reads constants that each entry declares, such as the version `V`. A widget
 * has the name `N`, row `R`, files `F` and advice `A`. The table of all widgets has the function `T`, the advice the known values
 * `K`.
 */
async function compileShared(source: string): Promise<SharedCode> {
  const bundle = await rollup({
    input: 'entry',
    treeshake: { moduleSideEffects: (id) => !/\/runtime\/(?!language\/language|loader)/.test(id) },
    plugins: [
      {
        name: 'entry',
        resolveId: (id, importer) => {
          if (!importer) return id;
          const file = importer === 'entry' ? join(project, 'widgets', id) : join(importer, '..', id);
          return file.endsWith('.ts') ? file : `${file}.ts`;
        },
        load: (id) => (id === 'entry' ? source : null),
      },
      stripTypes(),
      minify(),
    ],
  });
  const { output } = await bundle.generate({
    format: 'es',
    sourcemap: 'hidden',
    file: join(project, 'dist/widgets/x.js'),
  });
  await bundle.close();
  const [{ code, map }] = output;
  if (!map) throw new Error('The shared code of the entries has no source map');
  return { code, map };
}

// A server that imports an entry has no elements to define.
const entryOf = (follow: string) => `import { importTogether } from 'runtime/core/import-again.ts';
  import { bankAt, defineOnce } from 'runtime/loader/start.ts';
  ${follow && "import { followUse } from 'runtime/loader/use.ts';"}
  export const load = () => importTogether(F).then(() => A().then(({ warnOfUnknownValues }) => warnOfUnknownValues(N), () => {}));
  if (typeof document !== 'undefined') defineOnce(N, [...R, load, ${follow}], bankAt(import.meta.url, V));`;
/** Static widgets need no code when they are used. */
const staticEntry = entryOf('');
const usedEntry = entryOf('followUse');
const all = `import { importAgain } from 'runtime/core/import-again.ts';
  import { bankAt, watch } from 'runtime/loader/start.ts';
  import { followUse } from 'runtime/loader/use.ts';
  if (typeof document !== 'undefined') watch(T((entry) => importAgain(entry).then(({ load }) => load()), followUse), bankAt(import.meta.url, V));`;

const advice = `import { warnOfUnknownValues as warn } from 'runtime/element/check-attributes.ts';
  export const warnOfUnknownValues = (name) => warn('serambi-' + name, K[name]);`;

const compiled = new Map<string, Promise<SharedCode>>();

async function write(path: string, constants: readonly string[], source: string): Promise<void> {
  const shared = compiled.get(source) ?? compileShared(source);
  compiled.set(source, shared);
  const { code, map } = await shared;
  await writeScript(path, `const ${constants.join()};\n${code}`, { ...map, mappings: `;${map.mappings}` });
}

const version = `V=${JSON.stringify(build.version)}`;

export function writeEntry(widget: Widget): Promise<void> {
  const { name, attributes = [], isStatic } = widget;
  const { [name]: chunks = [] } = build.widgets;
  const request = build.lazy[name]?.filter((file) => /\/request-/.test(file)) ?? [];
  const files = [...chunks, ...request].map((file) => `()=>import("../${file}")`);
  return write(
    `widgets/${name}.js`,
    [
      version,
      `N=${JSON.stringify(name)}`,
      `R=${JSON.stringify([flagsOf(widget), attributes])}`,
      'A=()=>import("./advice.js")',
      `F=[${files}]`,
    ],
    isStatic ? staticEntry : usedEntry,
  );
}

export function writeAuto(widgets: readonly Widget[]): Promise<void> {
  const rows = widgets.map((widget) => {
    const { name, attributes = [], isStatic } = widget;
    return `${JSON.stringify(name)}:["${flagsOf(widget)}",${JSON.stringify(attributes)},()=>l(()=>import("./${name}.js"))${isStatic ? '' : ',u'}]`;
  });
  return write('widgets/auto.js', [version, `T=(l,u)=>({${rows}})`], all);
}

export function writeAdvice(contracts: readonly Contract[]): Promise<void> {
  const known = Object.fromEntries(contracts.map((contract) => [contract.name, knownValuesOf(contract)]));
  return write('widgets/advice.js', [`K=${JSON.stringify(known)}`], advice);
}
