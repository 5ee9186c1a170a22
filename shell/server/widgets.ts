import { widgets as loaders } from 'serambi:widgets';
import type { Widget } from '../../widgets/runtime/element/definition';

/** The definition of every widget, by name. */
export const allWidgets = async (): Promise<ReadonlyMap<string, Widget>> =>
  new Map(
    await Promise.all(Object.entries(loaders).map(async ([name, load]) => [name, (await load()).default] as const)),
  );
