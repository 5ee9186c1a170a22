/** `widgets/<name>.js`: asks for the content and loads the code, both at once and all chunks side by side. */
import { join } from 'node:path';
import terser from '@rollup/plugin-terser';
import { transformSync } from 'rolldown/utils';
import { rollup } from 'rollup';
import type { Widget } from '../../widgets/runtime/definition';
import type { Contract } from './contract';
import { chunksOf, project, writeScript } from './files';

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
export function wayToContent({ content, attributes = [] }: Widget, contract: Contract): Way | undefined {
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

/** `begin` of the runtime, made small once for all; what is particular to a widget stands before it. */
export async function prologue(): Promise<{ code: string; map: { mappings: string } }> {
  const source = join(project, 'widgets/runtime/early.ts');
  const bundle = await rollup({
    input: 'prologue',
    plugins: [
      {
        name: 'prologue',
        resolveId: (id) => (id === 'prologue' ? id : null),
        load: (id) => (id === 'prologue' ? `import { begin } from '${source}'; begin(T, A, P);` : null),
        transform: (source, id) =>
          id.endsWith('.ts') ? transformSync(id, source, { sourcemap: true, target: 'es2022' }) : null,
      },
      terser({ module: true, ecma: 2020, compress: { passes: 3, unsafe_arrows: true } }),
    ],
  });
  const { output } = await bundle.generate({ format: 'es', sourcemap: true, file: join(project, 'dist/widgets/x.js') });
  await bundle.close();
  const [{ code, map }] = output;
  if (!map) throw new Error('The prologue has no source map');
  return { code: code.replace(/\n?\/\/# sourceMappingURL=.*\n?/, ''), map };
}

export async function writeEntry(
  widget: Widget,
  contract: Contract,
  { code, map }: Awaited<ReturnType<typeof prologue>>,
): Promise<void> {
  const { name } = widget;
  const way = wayToContent(widget, contract);
  const head = way
    ? `const T="serambi-${name}",A=${JSON.stringify(way.attribute ?? '')},P=${way.code};\n${code}\n`
    : '';
  const { chunks } = chunksOf(name, widget.content !== undefined);
  const imports = chunks.map((file) => `import("../${file}")`);
  const failure = `e=>console.error("Serambi: <serambi-${name}> could not be loaded.",e)`;
  await writeScript(`widgets/${name}.js`, `${head}Promise.all([${imports}]).catch(${failure});`, {
    ...map,
    mappings: way ? `;${map.mappings}` : '',
  });
}
