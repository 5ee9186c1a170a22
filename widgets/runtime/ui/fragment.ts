/** The fragment of the address, decoded. */
export function fragment(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    // A percent sign that encodes nothing.
    return location.hash;
  }
}

/**
 * The index of the item that a fragment names; negative for none. The part of a name before a slash stands for the first name that
 * begins with it, and an empty fragment for the first item.
 */
export const indexOfName = (names: readonly (string | undefined)[], name: string): number =>
  name ? names.findIndex((each) => each === name || each?.startsWith(`${name}/`)) : 0;

/** Names the choice in the address, without a new entry in the history. */
export const nameInAddress = (name: string): void => history.replaceState(history.state, '', `#${encodeURI(name)}`);
