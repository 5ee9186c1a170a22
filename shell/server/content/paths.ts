/** The only list of content paths: of the widgets, of their joins, and of the announcement. */
import type { Join } from '../../../widgets/runtime/content/join';
import type { LongLists } from '../../../widgets/runtime/content/long-lists';
import type { Shape } from '../../../widgets/runtime/content/shape';
import { attempt } from '../../../widgets/runtime/core/attempt';
import { parameter, pathFor, patternOf } from '../../../widgets/runtime/core/path';
import type { Widget } from '../../../widgets/runtime/widget/definition';
import { mapValues } from '../core/map-values';
import { announcement, announcementPath } from './announcement';
import { mergedShape } from './merged-shape';
import { remember } from './remember';

type JoinedWidget = Widget & { join?: Join | undefined };
export type Widgets = ReadonlyMap<string, JoinedWidget>;

interface Block {
  shape: Shape;
  lists: LongLists | undefined;
  joins: readonly Join[];
  mayBeMissing: boolean;
  widgets: readonly JoinedWidget[];
}

export interface ContentPath {
  path: string;
  /** `/api/promo/detail/:slug`. There are few patterns, so they label metrics. Equal to the path if no parameter takes any value. */
  pattern: string;
  /** Decoded. */
  params: Readonly<Record<string, string>>;
  block: Block;
}

const longestValue = 500;

interface Template {
  path: string;
  expression: RegExp;
  shape: Shape;
  /** Undefined if the block only lends fields to other blocks. */
  widget?: JoinedWidget;
}

function templatesOf(widgets: Widgets): Template[] {
  const all = [...widgets.values()];
  const ofWidgets = all.flatMap((widget) => {
    const { path, shape } = widget.content ?? {};
    if (!path || !shape || typeof path === 'function') return [];
    return [path].flat().map((each) => ({ path: each, shape, widget }));
  });
  const needed = all.flatMap(({ join }) => Object.values(join?.needs ?? {}));
  const templates = [...ofWidgets, { path: announcementPath, shape: announcement }, ...needed];
  return templates.map((each) => ({ ...each, expression: patternOf(each.path) }));
}

interface Match {
  template: Template;
  params: Record<string, string>;
  path: string;
}

const decoded = (groups: Readonly<Record<string, string>> = {}): Record<string, string> | undefined =>
  attempt(() => mapValues(groups, (value) => decodeURIComponent(value)));

/** A server in between may decode the value, so no part of it may be `.` or `..`. */
const isSafe = (value: string): boolean => value.length <= longestValue && !/(?:^|[/\\])\.{1,2}(?:[/\\]|$)/.test(value);

function blockOf(matches: readonly Template[], pattern: string): Block {
  const widgets = [...new Set(matches.flatMap(({ widget }) => widget ?? []))];
  // Widgets' templates come first, so their shape decides what is essential.
  const [first, ...others] = matches;
  try {
    return {
      shape: others.reduce((shape, each) => mergedShape(shape, each.shape, !each.widget), (first as Template).shape),
      lists: widgets.find(({ content }) => content?.lists)?.content?.lists,
      joins: widgets.flatMap(({ join }) => join ?? []),
      mayBeMissing: widgets.some(({ content }) => content?.mayBeMissing || content?.isOptional),
      widgets,
    };
  } catch (error) {
    throw new Error(`${pattern}: ${(error as Error).message}`);
  }
}

function createPaths(widgets: Widgets) {
  const templates = templatesOf(widgets);
  const blocks = new Map<string, Block>();

  return (asked: string): ContentPath | undefined => {
    const matches: Match[] = templates.flatMap((template) => {
      const match = template.expression.exec(asked);
      const params = match && decoded(match.groups);
      const path = params && Object.values(params).every(isSafe) ? pathFor(template.path, params) : undefined;
      return params && path ? [{ template, params, path }] : [];
    });
    // If one template is literal where another has a parameter, the literal one names the block.
    const patterns = matches.map(({ template, params }) =>
      template.path.replace(parameter, (_, name: string, values?: string) =>
        values ? (params[name] ?? '') : `:${name}`,
      ),
    );
    const pattern = patterns.find((each) => !each.includes(':')) ?? patterns[0];
    const [first] = matches;
    if (!first || pattern === undefined) return undefined;
    const matched = matches.map(({ template }) => template);
    const block = blocks.get(pattern) ?? blockOf(matched, pattern);
    blocks.set(pattern, block);
    const params = Object.fromEntries(matches.flatMap((match) => Object.entries(match.params)));
    return { path: first.path, pattern, params, block };
  };
}

/** Expands limited values: `/api/news/news`, … for `/api/news/:kind(news|event)`. */
export function writtenOut(path: string): string[] {
  const [written = '', , values] = [...path.matchAll(parameter)].find(([, , values]) => values) ?? [];
  return values ? values.split('|').flatMap((value) => writtenOut(path.replace(written, value))) : [path];
}

/** All content paths, each once, with parameters: `/api/promo/detail/:slug`. A widget's only path comes before one of several paths. */
export function contentPatterns(widgets: Widgets): string[] {
  const templates = templatesOf(widgets);
  const single = templates.filter(({ widget, path }) => widget?.content?.path === path);
  const seen = new Set<string>();
  return [...single, ...templates].flatMap(({ path }) => {
    const isNew = writtenOut(path).some((each) => !seen.has(each));
    for (const each of writtenOut(path)) seen.add(each);
    return isNew ? [path] : [];
  });
}

export function fixedPaths(widgets: Widgets): ContentPath[] {
  const paths = new Set(templatesOf(widgets).flatMap(({ path }) => writtenOut(path)));
  return [...paths].filter((path) => !path.includes(':')).flatMap((path) => contentAt(path, widgets) ?? []);
}

/** Undefined for an unknown path, which is never sent to the backend. */
export const contentAt = (asked: string, widgets: Widgets): ContentPath | undefined =>
  remember([createPaths, widgets], () => createPaths(widgets))(asked);
