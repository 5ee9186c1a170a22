/** Every widget of the product with its examples, found as the build finds them. */
import { examples as exampleLoaders } from 'serambi:examples';
import { widgets as loaders } from 'serambi:widgets';
import { withMadeExamples } from '../../shell/server/gallery/made-examples';
import { contentPath, type Widget } from '../../widgets/runtime/widget/definition';
import type { Example, Examples } from '../../widgets/runtime/widget/examples';
import type { Backend } from './mount-widget';

interface EveryWidget {
  name: string;
  definition: Widget;
  examples: Examples;
}

export const everyWidget: EveryWidget[] = await Promise.all(
  Object.entries(loaders).map(async ([name, load]) => {
    const definition = (await load()).default;
    return {
      name,
      definition,
      examples: withMadeExamples(definition, (await exampleLoaders[name]?.())?.examples ?? {}),
    };
  }),
);

export const pathOf = ({ definition }: EveryWidget, { attributes = {} }: Example) =>
  contentPath(definition, attributes);

export function backendOf(widget: EveryWidget, example: Example): Backend {
  const path = pathOf(widget, example);
  return path ? { [path]: example.content } : {};
}
