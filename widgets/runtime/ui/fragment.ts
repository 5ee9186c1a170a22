export function fragment(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    // A percent sign that encodes nothing.
    return location.hash;
  }
}

/** `fees` also matches the first `fees/…`; an empty fragment is the first item. */
export const indexOfName = (names: readonly (string | undefined)[], name: string): number =>
  name ? names.findIndex((each) => each === name || each?.startsWith(`${name}/`)) : 0;

export const nameInAddress = (name: string): void => history.replaceState(history.state, '', `#${encodeURI(name)}`);

/** False for a widget of a page that is kept for Back, or built unseen: the address is that of another page. */
export const isAddressOf = (host: Element | undefined): boolean =>
  !host || (host.isConnected && !host.closest('[inert]'));
