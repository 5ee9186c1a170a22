import { link, list, object, text } from '../runtime';

export const shape = object({
  topics: list(object({ title: text, about: text, path: link, phone: text, email: text, action: text }, 'title')),
});
