import type { Shape } from '../../../widgets/runtime/content/shape';

/**
 * One shape for a block that several read, each of them a part of it.
 *
 * Essential is only what is essential to all: a block without it shows nowhere, while one reader's loss is that reader's alone.
 *
 * @param isPart `other` names fields that it can do without, so it changes nothing of what is essential
 */
export function mergedShape(one: Shape, other: Shape, isPart = false, at = 'block'): Shape {
  if (one.kind !== other.kind) throw new Error(`${at}: ${one.kind} in one shape, ${other.kind} in another`);
  const merged = (a: Shape | undefined, b: Shape | undefined, name: string) =>
    a && b ? mergedShape(a, b, isPart, `${at}.${name}`) : (a ?? b);
  const item = merged(one.item, other.item, 'item');
  const names = new Set([...Object.keys(one.fields ?? {}), ...Object.keys(other.fields ?? {})]);
  const fields = [...names].flatMap((name) => {
    const field = merged(one.fields?.[name], other.fields?.[name], name);
    return field ? [[name, field] as const] : [];
  });
  const essential = one.essential?.filter((name) => isPart || other.essential?.includes(name));
  const values = [...new Set([...(one.values ?? []), ...(other.values ?? [])])];
  const key = one.key ?? other.key;
  const yes = one.yes ?? other.yes;
  return {
    kind: one.kind,
    ...(item && { item }),
    ...(one.kind === 'object' && { fields: Object.fromEntries(fields) }),
    ...(essential?.length && { essential }),
    ...(key && { key }),
    ...(values.length > 0 && { values }),
    ...(yes && { yes }),
  };
}
