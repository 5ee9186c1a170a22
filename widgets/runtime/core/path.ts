/**
 * Paths of a widget's content: `/api/faq/all`, `/api/news/:kind(news|event)`. A name after a colon is an attribute, brackets list
 * its values. The first path whose attributes are all set counts.
 */
export type Path = string | readonly string[];

/** A parameter of a path, with its name and its values in brackets. */
export const parameter = /:(\w+)(?:\(([^)]*)\))?/g;

/** No control characters, no half surrogate pair, no `.` or `..`. */
export const isSlug = (text: string): boolean => !/[\p{Cc}\p{Cs}]|^\.{0,2}$/u.test(text);

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

/** Matches all paths of a path with parameters; each group is an encoded value. */
export const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path.replace(/[.*+?^${}[\]\\]/g, '\\$&').replace(parameter, (_, name: string, values?: string) => `(?<${name}>${values ?? '[^/]+'})`)}$`,
  );
