import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { forms } from '../../../../../shell/server/description/forms';
import { describedPaths } from '../../../../../shell/server/description/paths';
import { backendTypes } from '../../../../../widgets/build/package/backend-types';
import { widgets } from '../../../../support/content';
import { sharedFolder } from '../../../../support/until-finished';

const folder = sharedFolder();
const paths = await describedPaths(widgets);
writeFileSync(join(folder, 'backend.d.ts'), backendTypes(paths));

const wrong = {
  "'Indonesia' is missing": '{ English: { dataPromo: [] } }',
  "'titel'": '{ English: { dataPromo: [] }, Indonesia: { dataPromo: [], titel: "" } }',
  "'slug' is missing": '{ English: { dataPromo: [] }, Indonesia: { dataPromo: [{ titleCard: "" }] } }',
  "'slgu'": '{ English: { dataPromo: [] }, Indonesia: { dataPromo: [{ slgu: "x" }] } }',
  "'number'": '{ English: { dataPromo: [] }, Indonesia: { dataPromo: 1 } }',
};

it('accepts every path’s example and both forms, and refuses a missing language, an unknown field and a wrong type', () => {
  const answers = paths.flatMap(({ all, example }) => all.map((path) => [path.replace(/:\w+/, 'x'), example] as const));
  const right = [
    ...answers.map(([path, example]) => `satisfy<Backend['${path}']>(${JSON.stringify(example)});`),
    ...forms.map(({ path, example }) => `satisfy<Forms['${path}']>(${JSON.stringify(example)});`),
  ];
  const source = [
    `import type { Backend, Forms } from './backend'; declare function satisfy<T>(value: T): void;`,
    ...right,
    ...Object.values(wrong).map((value) => `satisfy<Backend['/api/promo/all']>(${value});`),
  ];
  const file = join(folder, 'use.ts');
  writeFileSync(file, source.join('\n'));
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    types: [],
    lib: ['lib.es5.d.ts'],
    skipLibCheck: true,
    exactOptionalPropertyTypes: true,
  });
  const messages = ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  expect(messages).toEqual(Object.keys(wrong).map((text) => expect.stringContaining(text)));
});

it('says in the editor what a field means', () => {
  expect(readFileSync(join(folder, 'backend.d.ts'), 'utf8')).toContain(
    '    /** Last day of the promotion. */\n    expired?: string;',
  );
});
