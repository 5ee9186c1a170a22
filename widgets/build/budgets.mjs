/** What of the build is over its budget. */
import { spawnSync } from 'node:child_process';
import { inProject } from './project.mjs';

/** One line that says what is over its budget, by how much, and where budgets are raised; undefined where nothing is. */
export async function overBudget() {
  const { stdout, stderr } = spawnSync(inProject('node_modules/.bin/size-limit'), ['--json'], {
    cwd: inProject(''),
    encoding: 'utf8',
  });
  const checks = JSON.parse(stdout || '{}');
  if (!Array.isArray(checks)) throw new Error(`The sizes cannot be measured: ${checks.error ?? stderr}`);
  const over = checks
    .filter(({ passed }) => !passed)
    .map(({ name, size, sizeLimit }) => ({ budget: name, by: `${size - sizeLimit} bytes` }));
  if (!over.length) return undefined;
  const names = over.map(({ budget, by }) => `${budget} by ${by}`);
  return `Over budget: ${names.join(', ')}. Make it smaller, or set its budget (budgets in package.json)`;
}
