/** Replaces the page shown by another one: its `<main>`, which may have been made beforehand or kept from an earlier visit. */
import { addContent } from '../../widgets/runtime/content/content';
import * as keptPage from '../../widgets/runtime/element/kept-page';
import { watch } from './code';
import { followLanguage } from './language';
import { lifetime, type Page } from './next-page';
import { addConfig, takeData } from './shown-page';

/** The page that was made unseen, with the heading and the ids that it will have. */
let unseen:
  | { main: HTMLElement; heading: Element | null; ids: [Element, string][]; expiry: ReturnType<typeof setTimeout> }
  | undefined;

export const isUnseen = ({ main }: Pick<Page, 'main'>): boolean => unseen?.main === main;

/** Puts a page beside the one shown, out of sight, without its heading and ids: it is styled and laid out before it is needed. */
export function putUnseen({ main, content, config }: Page, at: number): void {
  removeUnseen();
  addContent(content);
  addConfig(config);
  const ids = [main, ...main.querySelectorAll('[id]')].map((each): [Element, string] => [each, each.id]);
  for (const [each] of ids) each.removeAttribute('id');
  main.inert = true;
  // The document has one heading.
  const heading = main.querySelector('h1');
  heading?.remove();
  shownMain()?.after(main);
  followLanguage(main);
  // Not for longer than its data may be used.
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

/** Takes a page away that was made for a link that nobody has followed. Its ids are back: it may still be shown. */
export function removeUnseen(): void {
  unseen?.main.remove();
  reveal();
}

export const shownMain = () => document.querySelector<HTMLElement>('#main');

/** Shows a page in the place of the one shown, which stays as it is for a later `swap`. */
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
}

/** Pages that were shown, by the key of their history entry, each with its path. */
const kept = new Map<string, { path: string; page: Page }>();
/** Each has its nodes, with what was typed into them. */
const maxKept = 10;

/** Keeps a page that is about to be left. */
export function keep(entry: string, path: string, page: Page): void {
  page.main.setAttribute(keptPage.mark, '');
  // The page that was left last comes last.
  kept.delete(entry);
  kept.set(entry, { path, page });
  const [oldest] = kept;
  if (!oldest || kept.size <= maxKept) return;
  const [key, { page: forgotten }] = oldest;
  kept.delete(key);
  forgotten.main.dispatchEvent(new Event(keptPage.dropped));
}

/** Takes the page of a history entry, with what was typed into it. Without a network any page of the path will do. */
export function take(entry: string, path: string): Page | undefined {
  const ofPath = () => [...kept].findLast(([, each]) => each.path === path)?.[0];
  const key = kept.has(entry) || navigator.onLine ? entry : (ofPath() ?? entry);
  const page = kept.get(key)?.page;
  kept.delete(key);
  page?.main.removeAttribute(keptPage.mark);
  return page;
}
