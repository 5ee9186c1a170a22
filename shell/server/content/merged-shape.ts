import type { Shape } from '../../../widgets/runtime/content/shape';

/**
 * Merges the shapes of widgets that show parts of the same block. Fields essential to any widget are essential to the block: without them
 * the last complete block is better for all. Inside, only fields essential to all widgets stay essential.
 * @param isPart `other` only names fields that another block may take, so it changes no essential fields
 * @param at path of the field; empty for the block
 */
export function mergedShape(one: Shape, other: Shape, isPart = false, at = ''): Shape {
  if (one.kind !== other.kind) throw new Error(`${at || 'block'}: ${one.kind} in one shape, ${other.kind} in another`);
  const merged = (a: Shape | undefined, b: Shape | undefined, path: string) =>
    a && b ? mergedShape(a, b, isPart, path) : (a ?? b);
  const item = merged(one.item, other.item, `${at}[]`);
  const names = new Set([...Object.keys(one.fields ?? {}), ...Object.keys(other.fields ?? {})]);
  const fields = [...names].flatMap((name) => {
    const field = merged(one.fields?.[name], other.fields?.[name], at ? `${at}.${name}` : name);
    return field ? [[name, field] as const] : [];
  });
  const { essential: own = [] } = one;
  const { essential: others = [] } = other;
  const shared = at ? own.filter((name) => others.includes(name)) : [...new Set([...own, ...others])];
  const essential = isPart ? own : shared;
  const values = [...new Set([...(one.values ?? []), ...(other.values ?? [])])];
  const key = one.key ?? other.key;
  const yes = one.yes ?? other.yes;
  const unread = one.unread ?? other.unread;
  return {
    kind: one.kind,
    ...(item && { item }),
    ...(one.kind === 'object' && { fields: Object.fromEntries(fields) }),
    ...(essential.length > 0 && { essential }),
    ...(key && { key }),
    ...(values.length > 0 && { values }),
    ...(yes && { yes }),
    ...(unread && { unread }),
    ...((one.isStrict || other.isStrict) && { isStrict: true }),
  };
}
