import { link, list, media, object, text } from '../runtime';

export const shape = object({
  /** `source`: where and when a figure was stated; `path` links there. */
  figures: list(object({ value: text, label: text, source: text, path: link }, 'value', 'label')),
  awards: list(object({ title: text, source: text, path: link }, 'title')),
  voice: object({ title: text, source: text, path: link, name: text, image: media }, 'title'),
});
