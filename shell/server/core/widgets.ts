import { joins } from 'serambi:joins';
import { pages } from 'serambi:pages';
import { widgets } from 'serambi:widgets';
import type { Join } from '../../../widgets/runtime/content/join';
import type { WidgetPage } from '../../../widgets/runtime/element/page';
import type { Widget } from '../../../widgets/runtime/widget/definition';

/** A widget's definition with its `<name>.page.ts` and `<name>.server.ts`. */
export interface ServerWidget extends Widget {
  page: WidgetPage<unknown>;
  join?: Join | undefined;
}

export type ServerWidgets = ReadonlyMap<string, ServerWidget>;

export const allWidgets = async (): Promise<ServerWidgets> =>
  new Map(
    await Promise.all(
      Object.entries(widgets).map(async ([name, load]) => {
        const [definition, page, join] = await Promise.all([load(), pages[name]?.(), joins[name]?.()]);
        return [name, { ...definition.default, page: page?.default ?? {}, join: join?.default }] as const;
      }),
    ),
  );
