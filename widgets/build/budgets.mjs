/** Checks the build's sizes against `budgets` of `package.json`. */
import { spawnSync } from 'node:child_process';
import { inProject } from './project.mjs';

/** A line with each excess and the place of the budgets; undefined without excess. */
export function overBudget() {
  const { stdout, stderr } = spawnSync(inProject('node_modules/.bin/size-limit'), ['--json'], {
    cwd: inProject(''),
    encoding: 'utf8',
  });
  const checks = JSON.parse(stdout || '{}');
  if (!Array.isArray(checks)) throw new Error(`The sizes cannot be measured: ${checks.error ?? stderr}`);
  const over = checks
    .filter(({ passed }) => !passed)
    .map(({ name, size, sizeLimit }) => `${name} by ${size - sizeLimit} bytes`);
  if (!over.length) return undefined;
  return `Over budget: ${over.join(', ')}. Make it smaller, or set its budget (budgets in package.json)`;
}
