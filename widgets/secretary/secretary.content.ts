import { object, people, text } from '../runtime';

export const shape = object({ title: text, mens: people });
