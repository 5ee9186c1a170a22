import { pages } from 'serambi:pages';
import { widgets } from 'serambi:widgets';
import type { Widget } from '../../widgets/runtime/element/definition';
import type { WidgetPage } from '../../widgets/runtime/element/page';

/** A widget as the server knows it: its definition, and what a page made of it is called. */
export interface ServerWidget extends Widget {
  page: WidgetPage<unknown>;
}

/** Every widget by name. */
export const allWidgets = async (): Promise<ReadonlyMap<string, ServerWidget>> =>
  new Map(
    await Promise.all(
      Object.entries(widgets).map(async ([name, load]) => {
        const [definition, page] = await Promise.all([load(), pages[name]?.()]);
        return [name, { ...definition.default, page: page?.default ?? {} }] as const;
      }),
    ),
  );
