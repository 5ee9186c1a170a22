/** Replaces the `<main>` of the page by one that was loaded, built unseen, or kept from an earlier visit. */
import { addContent } from '../../widgets/runtime/content/content';
import * as keptPage from '../../widgets/runtime/element/kept-page';
import { watch } from './code';
import { holdPosts } from './hold-posts';
import { followLanguage } from './language';
import { lifetime, type Page } from './next-page';
import { addConfig, takeData } from './shown-page';

let unseen:
  | { main: HTMLElement; heading: Element | null; ids: [Element, string][]; expiry: ReturnType<typeof setTimeout> }
  | undefined;

export const isUnseen = ({ main }: Pick<Page, 'main'>): boolean => unseen?.main === main;

/** Styles and lays out a page before it is needed. Heading and ids are removed, because the document has only one of each. */
export function putUnseen({ main, content, config }: Page, at: number): void {
  removeUnseen();
  addContent(content);
  addConfig(config);
  const ids = [main, ...main.querySelectorAll('[id]')].map((each): [Element, string] => [each, each.id]);
  for (const [each] of ids) each.removeAttribute('id');
  main.inert = true;
  const heading = main.querySelector('h1');
  heading?.remove();
  shownMain()?.after(main);
  followLanguage(main);
  unseen = { main, heading, ids, expiry: setTimeout(removeUnseen, at + lifetime - Date.now()) };
}

function reveal(): void {
  if (!unseen) return;
  clearTimeout(unseen.expiry);
  for (const [each, id] of unseen.ids) each.id = id;
  unseen.main.inert = false;
  if (unseen.heading) unseen.main.prepend(unseen.heading);
  unseen = undefined;
}

export function removeUnseen(): void {
  unseen?.main.remove();
  reveal();
}

export const shownMain = () => document.querySelector<HTMLElement>('#main');

export function swap(next: Pick<Page, 'main'> & Partial<Page>): void {
  const before = shownMain();
  if (next.content && next.config) takeData({ content: next.content, config: next.config });
  if (isUnseen({ main: next.main })) {
    before?.remove();
    reveal();
  } else {
    removeUnseen();
    before?.replaceWith(next.main);
  }
  followLanguage(next.main);
  watch(next.main);
  holdPosts(next.main);
}

const kept = new Map<string, { path: string; page: Page }>();
const maxKept = 10;

export function keep(entry: string, path: string, page: Page): void {
  page.main.setAttribute(keptPage.mark, '');
  kept.delete(entry);
  kept.set(entry, { path, page });
  const [oldest] = kept;
  if (!oldest || kept.size <= maxKept) return;
  const [key, { page: forgotten }] = oldest;
  kept.delete(key);
  forgotten.main.dispatchEvent(new Event(keptPage.dropped));
}

/** Removes the kept page of a history entry. Without a network it returns any page with this path. */
export function take(entry: string, path: string): Page | undefined {
  const ofPath = () => [...kept].findLast(([, each]) => each.path === path)?.[0];
  const key = kept.has(entry) || navigator.onLine ? entry : (ofPath() ?? entry);
  const page = kept.get(key)?.page;
  kept.delete(key);
  page?.main.removeAttribute(keptPage.mark);
  return page;
}
