import type { Join } from '../../widgets/runtime/content/join';
import { normalizeContent } from '../../widgets/runtime/content/normalize';

/**
 * The block with the fields that a widget's join adds, as JSON.
 *
 * @param blocks other blocks in Indonesian, by path; a missing path means that the block is not available
 */
export function joined(
  { needs, add }: Join,
  block: unknown,
  blocks: Readonly<Record<string, unknown>>,
  params: Readonly<Record<string, string>> = {},
): unknown {
  const found = Object.fromEntries(
    Object.entries(needs).map(([name, { path, shape }]) => {
      const Indonesia = blocks[path];
      return [name, Indonesia && normalizeContent(shape, { Indonesia }).content.Indonesia];
    }),
  );
  const context = { language: 'Indonesia' as const, params, sizeOf: () => undefined };
  return JSON.parse(JSON.stringify(add(block, found, context)));
}
