import type { Join, JoinContext } from '../../widgets/runtime/content/join';
import { normalizeContent } from '../../widgets/runtime/content/normalize';

/**
 * The block with the fields that a widget's join adds, as JSON.
 *
 * @param blocks other blocks in Indonesian, by path; a missing path means that the block is not available
 */
export function joined(
  { needs, add }: Join,
  block: unknown,
  blocks: Readonly<Record<string, unknown>> = {},
  params: JoinContext['params'] = {},
  sizeOf: JoinContext['sizeOf'] = () => undefined,
): unknown {
  const found = Object.fromEntries(
    Object.entries(needs).map(([name, { path, shape }]) => {
      const Indonesia = blocks[path];
      return [name, Indonesia && normalizeContent(shape, { Indonesia }).content.Indonesia];
    }),
  );
  return JSON.parse(JSON.stringify(add(block, found, { language: 'Indonesia', params, sizeOf })));
}
