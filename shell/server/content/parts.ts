/** The parts of a page: its widgets' blocks, and the title, description and images from them. */
import type { Content, PageRange } from '../../../widgets/runtime/content/content';
import type { LongLists } from '../../../widgets/runtime/content/long-lists';
import type { Html } from '../../../widgets/runtime/content/shape';
import { type ContentState, readState, withoutBlock } from '../../../widgets/runtime/content/state';
import type { PageItem } from '../../../widgets/runtime/element/page';
import type { Language } from '../../../widgets/runtime/language/language';
import { contentPath } from '../../../widgets/runtime/widget/definition';
import { attributesOf, type Match } from '../../match';
import { placedOn, type Route } from '../../route';
import { inEachLanguage } from '../core/in-each-language';
import type { ServerWidget, ServerWidgets } from '../core/widgets';
import { type Answer, type ContentSource, readInTime } from './content-source';
import { contentOf } from './long-lists';
import { contentAt } from './paths';
import { remember } from './remember';
import { wordsOf } from './sanitize';

export interface Part {
  path: string;
  widget: ServerWidget;
  lists: LongLists | undefined;
}

export const partsOf = ({ route, params }: Match, widgets: ServerWidgets): Part[] =>
  placedOn(route).flatMap((placed) => {
    const widget = widgets.get(placed.widget);
    const path = widget && contentPath(widget, attributesOf(placed, params));
    return path ? [{ path, widget, lists: contentAt(path, widgets)?.block.lists }] : [];
  });

export interface AnsweredPart extends Part {
  answer: Answer | undefined;
}

/** @param timeout in ms */
export async function readParts(
  source: ContentSource,
  parts: readonly Part[],
  timeout: number,
): Promise<AnsweredPart[]> {
  const answers = await readInTime(
    source,
    parts.map(({ path }) => path),
    timeout,
  );
  return parts.map((part, index) => ({ ...part, answer: answers[index] }));
}

export function lacksPage({ needsBlock }: Route, [first]: readonly AnsweredPart[]): boolean {
  const answer = first?.answer;
  return !!needsBlock && (answer?.status === 'missing' || (answer?.status === 'found' && !!answer.isStandIn));
}

export function stateOf({ widget, lists, answer }: AnsweredPart, pages: PageRange): ContentState {
  if (answer?.status === 'found') return { status: 'ready', content: contentOf(lists, answer, pages) };
  // The browser requests the content again.
  return widget.content?.isOptional ? withoutBlock : { status: 'loading' };
}

/** Identifies the versions of all blocks, as a cache key. */
export const signatureOf = (parts: readonly AnsweredPart[]): string =>
  parts
    .map(({ path, answer }) => `${path} ${answer?.status === 'found' ? answer.tag : (answer?.status ?? 'late')}`)
    .join(' ');

export interface Description {
  title: string;
  description: string;
  image: string | undefined;
  items: readonly PageItem[];
  pictures: ReadonlyMap<string, string>;
}

export const descriptionsOf = (parts: readonly AnsweredPart[]): Record<Language, Description>[] =>
  parts.flatMap(({ widget, answer }) => (answer?.status === 'found' ? [describe(widget, answer.content)] : []));

const describe = (widget: ServerWidget, content: Content): Record<Language, Description> =>
  remember([widget, content], () =>
    inEachLanguage((language) => {
      const shown = readState(widget.content?.shape, { status: 'ready', content }, language, asWritten);
      const block = shown.status === 'ready' ? shown.block : undefined;
      const { page } = widget;
      const read = <T>(field?: (block: unknown) => T) => (block === undefined ? undefined : field?.(block));
      // U+FFFD replaces half of a surrogate pair; no address can contain such a slug.
      const items = read(page.items)?.filter(({ slug, anchor = slug }) => anchor && !anchor.includes('\uFFFD')) ?? [];
      return {
        title: shortText(read(page.title)),
        description: shortText(read(page.description)),
        image: read(page.image),
        items,
        pictures: new Map(items.flatMap(({ slug, image }) => (slug && image ? [[slug, image]] : []))),
      };
    }),
  );

/** For texts that no page shows as they are. */
export const asWritten = { media: '', html: (source: string) => source };

const readLength = 8_000;
const textLength = 1_000;

function shortText(given: Html | string = ''): string {
  const text = typeof given === 'string' ? given : textOf(given.html.slice(0, readLength));
  return text.replace(/\s+/g, ' ').slice(0, textLength).trim();
}

const textOf = (html: string): string =>
  wordsOf(html)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?)])/g, '');
