/** Widgets for tests of the content pipeline, so that these do not depend on the product's widgets. */
import type { ContentSource } from '../../shell/server/content/content-source';
import type { Join } from '../../widgets/runtime/content/join';
import { day, html, link, list, number, object, text } from '../../widgets/runtime/content/shape';
import { height } from '../../widgets/runtime/styles/height';
import type { Widget } from '../../widgets/runtime/widget/definition';

export const sampleWidget = (name: string, content: Widget['content'], more: Partial<Widget> = {}): Widget => ({
  name,
  ...(content && { content }),
  strings: { English: {}, Indonesia: {} },
  height: height('1px', '1px'),
  view: () => null,
  ...more,
});

const offers = object(
  {
    title: text,
    offers: list(object({ slug: text, title: text, ends: day, link }, 'slug', 'title'), 'slug'),
    kinds: list(object({ key: text })),
  },
  'offers',
);
export const offer = object(
  { title: text, about: html, ends: day, size: number, others: list(object({ title: text })) },
  'title',
);

export const noticePath = '/api/notice';

export const sampleWidgets: ReadonlyMap<string, Widget & { join?: Join }> = new Map(
  [
    sampleWidget('offers', { path: '/api/offers', shape: offers, lists: { groups: [['', 'offers']] } }),
    sampleWidget('newest', {
      path: ['/api/news/:of(news|event)', '/api/:of(offers)'],
      shape: object({ heading: text, offers: list(object({ slug: text, title: text, image: link }, 'slug')) }),
    }),
    sampleWidget('offer', { path: '/api/offer/:slug', shape: offer }),
    sampleWidget('notice', { path: noticePath, shape: object({ title: text, about: html, changed: day }, 'about') }),
    sampleWidget('frame', undefined),
  ].map((widget) => [widget.name, widget]),
);

/** The notice's Indonesian text, or the answer's status where there is none. */
export async function noticeIn(source: ContentSource): Promise<unknown> {
  const answer = await source.read(noticePath);
  return answer.status === 'found' ? Object(answer.content.Indonesia).about : answer.status;
}

/** A notice in both languages, as a backend sends it. */
export const notice = (about: unknown, more: object = {}) =>
  JSON.stringify({ English: { about, ...more }, Indonesia: { about, ...more } });
