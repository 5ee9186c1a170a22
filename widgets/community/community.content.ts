import { day, documentFacts, flag, link, list, media, object, text } from '../runtime';

export const shape = object({
  title: text,
  about: text,
  image: media,
  action: object({ title: text, path: link }, 'title', 'path'),
  figures: list(object({ value: text, label: text, source: text, path: link }, 'value', 'label')),
  projects: list(
    object(
      { day, title: text, place: text, about: text, result: text, image: media, path: link, open: flag },
      'day',
      'title',
    ),
  ),
  reports: list(object({ title: text, link: media, ...documentFacts }, 'title', 'link')),
});
