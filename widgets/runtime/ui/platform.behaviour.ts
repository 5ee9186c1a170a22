/** Each item of the list is for one platform (`data-platform`), such as an app's store. */
const platforms = { android: /android/i, ios: /iphone|ipad|ipod/i };

/** Puts the visitor's platform first. Inserts all items again, because a moved item counts as a layout shift. */
export function ownPlatformFirst(list: HTMLElement | null): void {
  if (!list) return;
  const isOwn = ({ dataset }: HTMLElement) =>
    platforms[dataset.platform as keyof typeof platforms]?.test(navigator.userAgent);
  const items = [...list.children] as HTMLElement[];
  const sorted = [...items].sort((one, other) => +isOwn(other) - +isOwn(one));
  if (sorted[0] !== items[0]) list.replaceChildren(...sorted);
}
