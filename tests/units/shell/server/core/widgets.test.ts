import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { allWidgets } from '../../../../../shell/server/core/widgets';

it('knows what the pages of a widget are called from the page file of its folder, and from no other', async () => {
  const folder = join(import.meta.dirname, '../../../../../widgets');
  for (const [name, { page }] of await allWidgets()) {
    expect(Object.keys(page).length > 0, name).toBe(existsSync(join(folder, name, `${name}.page.ts`)));
  }
});
