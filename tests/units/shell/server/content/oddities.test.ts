/** Content of the odd backend: everything right is shown, and nothing else. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { byLanguage, normalizeContent } from '../../../../../widgets/runtime/content/normalize';
import { languages } from '../../../../../widgets/runtime/language/language';
import { contentPath } from '../../../../../widgets/runtime/widget/definition';
import { startOddBackend } from '../../../../banks/oddities/odd-backend.mjs';
import { fields, foreign, shownIn, textsOf } from '../../../../banks/oddities/titles.mjs';
import { everyWidget } from '../../../../support/every-widget';

let server: Server;
beforeAll(async () => {
  server = await startOddBackend();
});
afterAll(() => server.close());

function shapesAt(path: string) {
  const value = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
  const attributes = { slug: value, service: value, kind: value };
  return everyWidget.flatMap(({ definition }) =>
    definition.content && contentPath(definition, attributes) === path ? [definition.content.shape] : [],
  );
}

/** Waits for an answer in JSON. */
async function ask(path: string): Promise<unknown> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
    const text = await answer.text();
    if (!text.startsWith('<')) return JSON.parse(text.replace(/^\uFEFF/, ''));
  }
}

const cases = Object.values(fields).flatMap((blocks) => Object.entries(blocks));
/** Several pages share a path, and some paths answer only once. */
const answers = new Map<string, Promise<unknown>>();
const answerOf = (path: string) => {
  const answer = answers.get(path) ?? ask(path);
  answers.set(path, answer);
  return answer;
};

it.each(cases)('%s keeps each good text, decoded and in its place', async (path, names) => {
  const sent = await answerOf(path);
  const found = shapesAt(path).map((shape) => normalizeContent(shape, sent).content);
  for (const language of languages) {
    const texts = found.map((content) => textsOf(content[language] ?? content.Indonesia, names));
    expect(texts).toContainEqual(textsOf(shownIn(path, language), names));
    for (const each of foreign) expect(texts.flat().join('\n')).not.toContain(each);
  }
  expect(JSON.stringify(found)).not.toMatch(/created_by|internal_note|is_active|admin@/);
});

it('sends each path in two languages, but for those whose English is missing or empty', async () => {
  const alone = ['/api/iconvalue', '/api/milestone'];
  for (const [path] of cases.filter(([path]) => !alone.includes(path))) {
    expect(Object.keys(byLanguage(await answerOf(path))), path).toEqual(['English', 'Indonesia']);
  }
});
