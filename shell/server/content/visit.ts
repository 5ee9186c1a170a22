import { setImmediate as nextTurn } from 'node:timers/promises';
import { asList, type Indexes } from '../../../widgets/runtime/content/normalize';
import type { Shape } from '../../../widgets/runtime/content/shape';
import { isObject } from '../../../widgets/runtime/core/is-object';

/** `at` is a path in the block: `faqs[2].title`. */
interface Leaf {
  shape: Shape;
  value: unknown;
  at: string;
  name: string;
}

interface Visitor {
  indexes?: Indexes;
  leaf?(leaf: Leaf): void;
  list?(shape: Shape, items: readonly unknown[], at: string): void;
}

export function visit(shape: Shape, value: unknown, visitor: Visitor, at = '', name = ''): void {
  if (value === undefined || value === null) return;
  const { kind, item, fields = {} } = shape;
  if (kind === 'list') {
    const items = asList(shape, value) ?? [value];
    visitor.list?.(shape, items, at);
    const indexes = visitor.indexes?.get(items);
    for (const [index, each] of items.entries()) {
      if (item) visit(item, each, visitor, `${at}[${indexes?.[index] ?? index}]`, name);
    }
  } else if (kind === 'record') {
    if (!isObject(value) || !item) return;
    for (const [key, each] of Object.entries(value)) visit(item, each, visitor, `${at}[${JSON.stringify(key)}]`, name);
  } else if (kind === 'object') {
    if (!isObject(value)) return;
    for (const [field, each] of Object.entries(fields)) {
      if (Object.hasOwn(value, field)) visit(each, value[field], visitor, at ? `${at}.${field}` : field, field);
    }
  } else visitor.leaf?.({ shape, value, at, name });
}

/** In characters: about 20 ms of parsing HTML. */
const mostAtOnce = 50_000;

/** Yields a block's leaves. A running server answers requests in between. */
export async function* leavesOf(shape: Shape, value: unknown, indexes: Indexes): AsyncGenerator<Leaf> {
  const leaves: Leaf[] = [];
  visit(shape, value, { indexes, leaf: (leaf) => void leaves.push(leaf) });
  let length = 0;
  for (const leaf of leaves) {
    length += String(leaf.value).length;
    if (length > mostAtOnce) {
      await nextTurn();
      length = 0;
    }
    yield leaf;
  }
}

export function namesAt(shape: Shape, at: string): readonly string[] {
  let found: Shape | undefined = shape;
  for (const step of at.match(/\[(?:"[^"]*"|\d+)\]|[^.[\]]+/g) ?? []) {
    found = step.startsWith('[') ? found?.item : found?.fields?.[step];
    if (!found) return [];
  }
  return Object.keys(found.fields ?? {});
}
