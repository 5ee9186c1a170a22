/** Paths of the long lists in a block, and copies with other fields. */
import { type Language, languages } from '../language/language';
import { isList } from './long-lists';

/** `group` is a path in the block, `lists` are paths in the group. */
export interface GroupPaths {
  group: readonly string[];
  lists: readonly (readonly string[])[];
}

export const inEach = (of: (language: Language) => unknown) =>
  Object.fromEntries(languages.map((each) => [each, of(each)]));

/** A group that is itself a list has no fields. */
export const withRest = (group: unknown, rest: unknown) =>
  typeof group === 'object' && group !== null && !isList(group) ? { ...group, rest } : group;
