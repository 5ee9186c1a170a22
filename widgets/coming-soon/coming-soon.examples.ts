import type { Examples } from '../runtime/element/examples';
import { types } from './coming-soon.content';

export const examples: Examples = {
  usual: { about: 'No type: the app is being prepared' },
  ...Object.fromEntries(types.map((type) => [type, { about: `Type ${type}`, attributes: { type } }])),
  unknown: { about: 'A type that nobody knows', attributes: { type: 'constructor' } },
};
