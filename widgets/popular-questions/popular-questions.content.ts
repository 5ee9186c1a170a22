import { list, object, text } from '../runtime';

/** The bank's server adds the questions named in `popular` of `/api/faq/all`. */
export const shape = object({ popular: list(object({ id: text, title: text }, 'id', 'title'), 'id') });
