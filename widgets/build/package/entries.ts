/**
 * `widgets/<name>.js`: requests the content and loads all chunks at the same time; the code for requests only for elements
 * that are not there yet. Then it warns of attributes with an unknown value. The known values come from the widget's contract,
 * which its code does not have. It exports `load`, by which `auto.js` learns whether the chunks came, and asks for them again.
 */
import { join } from 'node:path';
import terser from '@rollup/plugin-terser';
import { rollup } from 'rollup';
import ts from 'typescript';
import { parameter } from '../../runtime/content/path';
import type { Known } from '../../runtime/element/check-attributes';
import type { Widget } from '../../runtime/element/definition';
import { build, project, writeScript } from './built-files';
import type { Contract } from './contract';

interface ContentPath {
  /** The attribute that the path depends on. */
  attribute?: string;
  /** JavaScript function: takes the attribute's value, returns the path, or a falsy value if the value is invalid. */
  code: string;
}

/**
 * The path of a widget's content, as code without the definition. Only the widget's code chooses between several paths, and knows
 * whether it needs a block that it can do without.
 */
function contentPathOf({ content }: Widget): ContentPath | undefined {
  if (!content || content.isOptional || typeof content.path !== 'string') return undefined;
  const { path } = content;
  const parameters = [...path.matchAll(parameter)];
  const [found] = parameters;
  if (!found) return { code: `()=>${JSON.stringify(path)}` };
  const [written, attribute = '', values] = found;
  if (parameters.length > 1) return undefined;
  const [before = '', after = ''] = path.split(written).map((part) => JSON.stringify(part));
  const isValid = values ? `${JSON.stringify(values.split('|'))}.includes(v)` : 'v';
  return { attribute, code: `v=>${isValid}&&${before}+encodeURIComponent(v)${after === '""' ? '' : `+${after}`}` };
}

/** The attributes whose values the contract lists. */
const knownValuesOf = ({ attributes }: Contract): Known[] =>
  attributes.filter(({ values }) => values.length > 0).map(({ name, values }) => [name, values]);

interface SharedCode {
  code: string;
  map: { mappings: string };
}

/** Types are not checked here, because the bundles' compilation checks them. */
function withoutTypes(source: string, fileName: string) {
  const { ES2022: target } = ts.ScriptTarget;
  const { ESNext: module } = ts.ModuleKind;
  const compilerOptions = { target, module, sourceMap: true };
  const { outputText, sourceMapText } = ts.transpileModule(source, { fileName, compilerOptions });
  return { code: outputText, map: sourceMapText };
}

/**
 * Compiles and minifies the code that entries share; those without content send no request. It reads constants that each
 * entry declares before it: its tag `T`, attribute `A`, path `P`, known values `K`, and `L`, which loads the chunks: without
 * those for requests if its parameter is true.
 */
async function compileShared(sendsRequest: boolean): Promise<SharedCode> {
  const source = `import { begin } from 'runtime/content/early-request.ts';
    import { advise } from 'runtime/element/check-attributes.ts';
    // On a server, which imports it with the page's own code, there is nothing to load.
    if (typeof document !== 'undefined') {
      L(${sendsRequest ? 'begin(T, A, P)' : ''}).then(() => advise(T, K)).catch((error) => console.error(\`Serambi: <\${T}> could not be loaded.\`, error));
    }`;
  const bundle = await rollup({
    input: 'entry',
    plugins: [
      {
        name: 'entry',
        resolveId: (id, importer) => (importer === 'entry' ? join(project, 'widgets', id) : importer ? null : id),
        load: (id) => (id === 'entry' ? source : null),
        transform: (source, id) => (id.endsWith('.ts') ? withoutTypes(source, id) : null),
      },
      terser({ module: true, ecma: 2020, compress: { passes: 3, unsafe_arrows: true } }),
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

const compiled = new Map<boolean, Promise<SharedCode>>();

export async function writeEntry(widget: Widget, contract: Contract): Promise<void> {
  const { name } = widget;
  const contentPath = contentPathOf(widget);
  const sendsRequest = contentPath !== undefined;
  const shared = compiled.get(sendsRequest) ?? compileShared(sendsRequest);
  compiled.set(sendsRequest, shared);
  const { code, map } = await shared;
  const load = (files: readonly string[]) => files.map((file) => `import("../${file}")`).join();
  const { [name]: chunks = [] } = build.widgets;
  const request = build.lazy[name]?.filter((file) => /\/request-/.test(file)) ?? [];
  const constants = [
    `T="serambi-${name}"`,
    contentPath && `A=${JSON.stringify(contentPath.attribute ?? '')},P=${contentPath.code}`,
    `K=${JSON.stringify(knownValuesOf(contract))}`,
    `L=${sendsRequest ? 'b' : '()'}=>Promise.all([${load(chunks)}${sendsRequest && request.length ? `,b||${load(request)}` : ''}])`,
  ];
  await writeScript(`widgets/${name}.js`, `const ${constants.filter(Boolean)};\n${code}export{L as load}`, {
    ...map,
    mappings: `;${map.mappings}`,
  });
}
