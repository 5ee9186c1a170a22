import type { Examples } from '../runtime/element/examples';
import { types } from './coming-soon.content';

export const examples: Examples = {
  usual: { about: 'Without a type: the app is being prepared' },
  ...Object.fromEntries(types.map((type) => [type, { about: `Type ${type}`, attributes: { type } }])),
  unknown: { about: 'An unknown type', attributes: { type: 'constructor' } },
};
