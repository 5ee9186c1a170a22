/** Paths of the long lists in a block, and copies with replaced lists. */
import { type Language, languages } from '../language/language';

/** `group` is a path in the block, `lists` are paths in the group. */
export interface GroupPaths {
  group: readonly string[];
  lists: readonly (readonly string[])[];
}

type Replace = (value: unknown) => unknown;

export function replaceAt(value: unknown, [key, ...path]: readonly string[], replace: Replace): unknown {
  if (key === undefined) return replace(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value) !== (key === '*')) return value;
  if (Array.isArray(value)) return value.map((each) => replaceAt(each, path, replace));
  return { ...value, [key]: replaceAt((value as Record<string, unknown>)[key], path, replace) };
}

export const isList = (value: unknown): value is unknown[] => Array.isArray(value);

export const inEach = (of: (language: Language) => unknown) =>
  Object.fromEntries(languages.map((each) => [each, of(each)]));

/** A group that is itself a list has no fields. */
export const withRest = (group: unknown, rest: unknown) =>
  typeof group === 'object' && group !== null && !isList(group) ? { ...group, rest } : group;
