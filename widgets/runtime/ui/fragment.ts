/** The address's fragment, decoded. */
export function fragment(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    // A percent sign that encodes nothing.
    return location.hash;
  }
}

/**
 * The place of a fragment among names; the first where there is no fragment. The part of a name before a slash stands for the
 * first name that begins with it. Undefined where the fragment names something else.
 */
export function indexOfName(names: readonly string[], name: string): number | undefined {
  if (!name) return names.length ? 0 : undefined;
  const index = names.findIndex((each) => each === name || each.startsWith(`${name}/`));
  return index < 0 ? undefined : index;
}
