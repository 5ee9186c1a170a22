/**
 * A test fails in which React warns: of a list without keys, of an attribute that it does not know, of a change outside `act`. The
 * source is written for React, and Preact says nothing of these.
 */
import { format } from 'node:util';
import { afterEach } from 'vitest';

const print = console.error;
let warnings: string[] = [];

console.error = (...args: unknown[]) => {
  const text = format(...args);
  // What the product says itself begins so.
  if (!text.startsWith('Serambi: ')) warnings.push(text);
  print(...args);
};

afterEach(() => {
  const [first] = warnings;
  warnings = [];
  if (first) throw new Error(first);
});
