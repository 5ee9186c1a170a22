import type { Shape } from '../../../widgets/runtime/content/shape';
import { inEachLanguage } from '../core/in-each-language';
import type { ContentSource, Found } from './content-source';
import { contentAt, type Widgets } from './paths';
import { foundOf } from './prepare';
import { remember } from './remember';

export function emptyOf({ kind, fields = {}, essential = [] }: Shape): unknown {
  if (kind === 'list') return [];
  if (kind !== 'object') return kind === 'record' ? {} : undefined;
  const kept = Object.entries(fields).filter(([name, field]) => field.kind === 'list' || essential.includes(name));
  return Object.fromEntries(kept.map(([name, field]) => [name, emptyOf(field)]));
}

/** The same object for each use of a shape, so that caches keyed by it work. */
export const emptyBlock = (shape: Shape): Found =>
  remember([shape], () =>
    foundOf({ normalized: true, ...inEachLanguage(() => emptyOf(shape)) }, { problems: [], isStandIn: true }),
  );

export const withEmptyBlocks = (source: ContentSource, widgets: Widgets): ContentSource => ({
  ...source,
  async read(path, signal) {
    const answer = await source.read(path, signal);
    const { mayBeMissing, shape } = contentAt(path, widgets)?.block ?? {};
    return answer.status === 'missing' && mayBeMissing && shape ? emptyBlock(shape) : answer;
  },
});
