/**
 * Fails a test if React warns: of a list without keys, an unknown attribute, a change outside `act`. The source is written for React, and
 * Preact does not warn.
 */
import { format } from 'node:util';
import { afterEach } from 'vitest';

const print = console.error;
let warnings: string[] = [];

console.error = (...args: unknown[]) => {
  const text = format(...args);
  // The product's own warnings begin with "Serambi: ".
  if (!text.startsWith('Serambi: ')) warnings.push(text);
  print(...args);
};

afterEach(() => {
  const [first] = warnings;
  warnings = [];
  if (first) throw new Error(first);
});
