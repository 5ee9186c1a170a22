/**
 * `widgets/<name>.js`: asks for the content and loads the code, both at once and all chunks side by side. Then it says
 * what is wrong with the attributes on the page: with the words of the widget's contract, which its code does not have.
 */
import { join } from 'node:path';
import terser from '@rollup/plugin-terser';
import { rollup } from 'rollup';
import ts from 'typescript';
import type { Known } from '../../runtime/element/check-attributes';
import type { Widget } from '../../runtime/element/definition';
import { chunksOf, project, writeScript } from './built-files';
import type { Contract } from './contract';

interface Way {
  /** What the path depends on. */
  attribute?: string;
  /** JavaScript: the attribute's value to the path, to something falsy where there is none. */
  code: string;
}

/**
 * How the address of a widget's content comes about, learnt from its definition, whose path is a pure function: always
 * the same, holding the attribute's value, or one for each of the values that the contract names.
 */
function wayToContent({ content, attributes = [] }: Widget, contract: Contract): Way | undefined {
  if (!content) return undefined;
  const [attribute] = attributes;
  const path = (value?: string) => content.path(attribute && value !== undefined ? { [attribute]: value } : {});
  const always = path();
  if (always !== undefined) return { code: `()=>${JSON.stringify(always)}` };
  if (!attribute) return undefined;

  const [before, after] = path('? ?')?.split(encodeURIComponent('? ?')) ?? [];
  if (before !== undefined && after !== undefined) {
    const end = after && `+${JSON.stringify(after)}`;
    return { attribute, code: `v=>v&&${JSON.stringify(before)}+encodeURIComponent(v)${end}` };
  }

  const values = contract.attributes.find(({ name }) => name === attribute)?.values ?? [];
  const [first = ''] = values;
  const start = path(first)?.slice(0, -first.length);
  if (start === undefined || values.some((value) => path(value) !== start + value)) return undefined;
  return { attribute, code: `v=>${JSON.stringify(values)}.includes(v)&&${JSON.stringify(start)}+v` };
}

/** The attributes that are one of some values. */
const attributesOf = ({ attributes }: Contract): Known[] =>
  attributes.filter(({ values }) => values.length > 0).map(({ name, values }) => [name, values]);

interface Steps {
  code: string;
  map: { mappings: string };
}

/** The types are checked with the bundles. */
function withoutTypes(source: string, fileName: string) {
  const { ES2022: target } = ts.ScriptTarget;
  const { ESNext: module } = ts.ModuleKind;
  const compilerOptions = { target, module, sourceMap: true };
  const { outputText, sourceMapText } = ts.transpileModule(source, { fileName, compilerOptions });
  return { code: outputText, map: sourceMapText };
}

/** What entries do, made small once for all that do the same; what is particular to a widget stands before it. */
async function steps(isAsking: boolean): Promise<Steps> {
  const runtime = (name: string) => JSON.stringify(join(project, `widgets/runtime/${name}.ts`));
  const source = `import { begin } from ${runtime('content/early-request')};
    import { advise } from ${runtime('element/check-attributes')};
    ${isAsking ? 'begin(T, A, P);' : ''}
    L().then(() => advise(T, K)).catch((error) => console.error(\`Serambi: <\${T}> could not be loaded.\`, error));`;
  const bundle = await rollup({
    input: 'steps',
    plugins: [
      {
        name: 'steps',
        resolveId: (id) => (id === 'steps' ? id : null),
        load: (id) => (id === 'steps' ? source : null),
        transform: (source, id) => (id.endsWith('.ts') ? withoutTypes(source, id) : null),
      },
      terser({ module: true, ecma: 2020, compress: { passes: 3, unsafe_arrows: true } }),
    ],
  });
  const { output } = await bundle.generate({ format: 'es', sourcemap: true, file: join(project, 'dist/widgets/x.js') });
  await bundle.close();
  const [{ code, map }] = output;
  if (!map) throw new Error('The steps have no source map');
  return { code: code.replace(/\n?\/\/# sourceMappingURL=.*\n?/, ''), map };
}

const made = new Map<boolean, Promise<Steps>>();

export async function writeEntry(widget: Widget, contract: Contract): Promise<void> {
  const { name } = widget;
  const way = wayToContent(widget, contract);
  const isAsking = way !== undefined;
  if (!made.has(isAsking)) made.set(isAsking, steps(isAsking));
  const { code, map } = (await made.get(isAsking)) as Steps;
  const { chunks } = chunksOf(name, widget.content !== undefined);
  const particulars = [
    `T="serambi-${name}"`,
    way && `A=${JSON.stringify(way.attribute ?? '')},P=${way.code}`,
    `K=${JSON.stringify(attributesOf(contract))}`,
    `L=()=>Promise.all([${chunks.map((file) => `import("../${file}")`)}])`,
  ];
  await writeScript(`widgets/${name}.js`, `{const ${particulars.filter(Boolean)};\n${code}}`, {
    ...map,
    mappings: `;${map.mappings}`,
  });
}
