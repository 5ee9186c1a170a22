import { day, link, list, object, text } from '../runtime';

export const shape = object({ calendar: list(object({ day, title: text, path: link }, 'day', 'title')) });
