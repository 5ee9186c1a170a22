import { list, object, people, text } from '../runtime';

export const shape = object(
  {
    title: text,
    mens: people,
    contacts: list(object({ title: text, email: text, phone: text })),
  },
  'mens',
);
