/** The one list of content paths: those of the widgets' definitions, of the blocks that they are joined with, and the announcement's. */
import type { Join } from '../../../widgets/runtime/content/join';
import type { LongLists } from '../../../widgets/runtime/content/long-lists';
import type { Shape } from '../../../widgets/runtime/content/shape';
import { parameter, pathFor, patternOf } from '../../../widgets/runtime/core/path';
import type { Widget } from '../../../widgets/runtime/widget/definition';
import { announcement, announcementPath } from './announcement';
import { mergedShape } from './merged-shape';

type JoinedWidget = Widget & { join?: Join | undefined };
export type Widgets = ReadonlyMap<string, JoinedWidget>;

/** What is known of the blocks of a pattern. One object for each pattern. */
interface Block {
  /** Has all fields of all widgets that show the block. */
  shape: Shape;
  lists: LongLists | undefined;
  joins: readonly Join[];
  /** Banks need not have it. */
  mayBeMissing: boolean;
  /** The widgets that show it. */
  widgets: readonly JoinedWidget[];
}

export interface ContentPath {
  /** As the backend is asked for it: the parameters' values are encoded. */
  path: string;
  /** `/api/promo/detail/:slug`: there are few of them, so it labels figures. Without a parameter that takes any value it is the path. */
  pattern: string;
  /** The parameters' values, decoded. */
  params: Readonly<Record<string, string>>;
  block: Block;
}

/** Longest value of a parameter, in characters. */
const longestValue = 500;

interface Template {
  path: string;
  /** Of a path with parameters. */
  expression: RegExp | undefined;
  shape: Shape;
  /** Of the widget whose content it is. Otherwise the block only lends fields to others. */
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
  return [...ofWidgets, { path: announcementPath, shape: announcement }, ...needed].map((each) => ({
    ...each,
    expression: each.path.includes(':') ? patternOf(each.path) : undefined,
  }));
}

interface Match {
  template: Template;
  params: Record<string, string>;
  path: string;
}

function decoded(groups: Readonly<Record<string, string>> = {}): Record<string, string> | undefined {
  try {
    return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    return undefined;
  }
}

/** A value is one part of the path for us, but a server in between may decode it: no part of it leads to another folder. */
const isSafe = (value: string): boolean => value.length <= longestValue && !/(?:^|[/\\])\.{1,2}(?:[/\\]|$)/.test(value);

function blockOf(matches: readonly Template[], pattern: string): Block {
  const widgets = [...new Set(matches.flatMap(({ widget }) => widget ?? []))];
  // The widgets' come first, so the first shape says what is essential.
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
      const { expression } = template;
      if (!expression) return template.path === asked ? [{ template, params: {}, path: asked }] : [];
      const match = expression.exec(asked);
      const params = match && decoded(match.groups);
      const path = params && Object.values(params).every(isSafe) ? pathFor(template.path, params) : undefined;
      return params && path ? [{ template, params, path }] : [];
    });
    // Where one path is written out and another has a parameter, the first names the block.
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

/** The paths that a path with limited values stands for: `/api/news/news`, … for `/api/news/:kind(news|event)`. */
export function writtenOut(path: string): string[] {
  const [written = '', , values] = [...path.matchAll(parameter)].find(([, , values]) => values) ?? [];
  return values ? values.split('|').flatMap((value) => writtenOut(path.replace(written, value))) : [path];
}

/** All content paths, each once, with their parameters: `/api/promo/detail/:slug`. A path of its own comes before one of several. */
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

/** Every path of content but those that end in a slug. */
export function fixedPaths(widgets: Widgets): ContentPath[] {
  const paths = new Set(templatesOf(widgets).flatMap(({ path }) => writtenOut(path)));
  return [...paths].filter((path) => !path.includes(':')).flatMap((path) => contentAt(path, widgets) ?? []);
}

const known = new WeakMap<Widgets, ReturnType<typeof createPaths>>();

/** What is known of an API path; undefined for a path that nothing asks for. The bank's backend is asked for no other one. */
export function contentAt(asked: string, widgets: Widgets): ContentPath | undefined {
  const paths = known.get(widgets) ?? createPaths(widgets);
  known.set(widgets, paths);
  return paths(asked);
}
