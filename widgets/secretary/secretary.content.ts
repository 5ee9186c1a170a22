import { list, object, people, text } from '../runtime';

export const shape = object(
  {
    title: text,
    mens: people,
    /** How each part of the office is reached. */
    contacts: list(object({ title: text, email: text, phone: text })),
  },
  'mens',
);
