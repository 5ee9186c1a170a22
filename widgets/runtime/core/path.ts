/**
 * Where a widget's content is, as data: `/api/faq/all`, `/api/promo/detail/:slug`, `/api/news/:kind(news|event)`. A name after a
 * colon is an attribute of the widget; the values in brackets are all that it may have. Of several paths the first whose
 * attributes are set is taken.
 */
export type Path = string | readonly string[];

/** A parameter of a path, with its name and, in brackets, all values that it may have. */
export const parameter = /:(\w+)(?:\(([^)]*)\))?/g;

/** Text that can be a part of a path: no control characters, no half of a surrogate pair, and no step to another folder. */
export const isSlug = (text: string): boolean => !/[\p{Cc}\p{Cs}]|^\.{0,2}$/u.test(text);

/** The path for these attributes; undefined where one is missing or has a value that it cannot have. */
export function pathFor(paths: Path, attributes: Readonly<Record<string, string | undefined>>): string | undefined {
  for (const path of [paths].flat()) {
    let isComplete = true;
    const filled = path.replace(parameter, (_, name: string, values?: string) => {
      const value = attributes[name] ?? '';
      isComplete &&= isSlug(value) && (!values || values.split('|').includes(value));
      return isComplete ? encodeURIComponent(value) : '';
    });
    if (isComplete) return filled;
  }
  return undefined;
}

/** A pattern of the paths that a path with parameters stands for. Its groups are the parameters' values, encoded. */
export const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path.replace(/[.*+?^${}[\]\\]/g, '\\$&').replace(parameter, (_, name: string, values?: string) => `(?<${name}>${values ?? '[^/]+'})`)}$`,
  );
