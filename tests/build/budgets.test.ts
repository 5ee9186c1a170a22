/** The build's message for sizes over budget: with the built files and smaller budgets. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { sharedFolder } from '../support/until-finished';

const project = join(import.meta.dirname, '../..');

const copy = sharedFolder();
beforeAll(() => {
  for (const name of ['node_modules', 'dist']) symlinkSync(join(project, name), join(copy, name));
  mkdirSync(join(copy, 'widgets'));
  for (const name of ['.size-limit.mjs', 'widgets/build', 'shell/server/environment/default-bank.mjs'])
    cpSync(join(project, name), join(copy, name), { recursive: true });
});

/** @param budgets replace those of package.json */
function complaint(budgets: object): string {
  const description = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  const changed = { ...description, budgets: { ...description.budgets, ...budgets } };
  writeFileSync(join(copy, 'package.json'), JSON.stringify(changed));
  const code = `const { overBudget } = await import('./widgets/build/budgets.mjs'); console.log(overBudget());`;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: copy, encoding: 'utf8' });
}

it('is nothing within them', () => {
  expect(complaint({})).toBe('undefined\n');
});

it('is one line: which, by how much, and where to raise it', () => {
  expect(complaint({ header: 1, loader: 1 })).toMatch(
    /^Over budget: loader by \d+ bytes, header by \d+ bytes\. .* \(budgets in package\.json\)\n$/,
  );
});
