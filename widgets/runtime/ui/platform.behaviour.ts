/** A list whose items are for one platform each (`data-platform`), such as the stores of an app. */

const platforms = { android: /android/i, ios: /iphone|ipad|ipod/i };

/** The visitor's own platform comes first. All items are put in anew: one that moves would count as a shift of the layout. */
export function ownPlatformFirst(list: HTMLElement | null): void {
  if (!list) return;
  const isOwn = ({ dataset }: HTMLElement) =>
    platforms[dataset.platform as keyof typeof platforms]?.test(navigator.userAgent);
  const items = [...list.children] as HTMLElement[];
  const sorted = [...items].sort((one, other) => +isOwn(other) - +isOwn(one));
  if (sorted[0] !== items[0]) list.replaceChildren(...sorted);
}
