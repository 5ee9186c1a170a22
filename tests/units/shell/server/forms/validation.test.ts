import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { describe, expect, it } from 'vitest';
import { createSeal } from '../../../../../shell/server/forms/encryption';
import { messages } from '../../../../../shell/server/forms/messages';
import * as validation from '../../../../../shell/server/forms/validation';
import type { Labels } from '../../../../../widgets/runtime/language/strings';
import { contactMessage, report } from '../../../../support/form-data';
import { unsealer } from '../../../../support/traces';

const checkWith =
  (check: (body: Uint8Array) => Promise<validation.Checked<object>>) =>
  async (body: Uint8Array, language: 'English' | 'Indonesia', labels?: Labels) => {
    const checked = await check(body);
    return 'refusal' in checked ? { refusal: validation.refusalIn(checked.refusal, language, labels) } : checked;
  };
const checkMessage = checkWith(validation.checkMessage);
const checkReport = checkWith(validation.checkReport);

const bytes = (text: string) => Buffer.from(text);
const json = (value: object) => bytes(JSON.stringify(value));

describe('the body of a form', () => {
  it.each([
    ['many values', `{"a":[${'{},'.repeat(1_000)}{}]}`],
    ['many keys', JSON.stringify(Object.fromEntries(Array.from({ length: 1_001 }, (_, index) => [`k${index}`, 0])))],
    ['many levels', `{"a":${'['.repeat(1_000)}${']'.repeat(1_000)}}`],
  ])('is not parsed where it has %s', async (_, text) => {
    const valid = `${text.slice(0, -1)},${JSON.stringify(report).slice(1)}`;
    const refusal = { msg: messages.notReadable('English'), errors: {} };
    expect(await checkReport(bytes(valid), 'English')).toEqual({ refusal });
    expect(await checkMessage(bytes(text), 'English')).toEqual({ refusal });
  });

  it('may have commas, brackets and escaped quotes in its texts', async () => {
    const cronology = '\\"[{,'.repeat(15_000);
    expect(await checkReport(json({ ...report, cronology }), 'English')).toEqual({ values: { ...report, cronology } });
  });

  it('is refused by name for a text that is too long, before any other rule looks at it', async () => {
    const texts = { cronology: 'x'.repeat(100_001), approximate_date: '1a'.repeat(501), name: ' '.repeat(1_001) };
    const tooLong = json({ ...report, ...texts });
    const errors = {
      cronology: 'The chronology may have at most 100,000 characters',
      approximate_date: 'The date of the event may have at most 1,000 characters',
      name: 'The name may have at most 1,000 characters',
    };
    expect(await checkReport(tooLong, 'English')).toMatchObject({ refusal: { errors } });
    const inIndonesian = { cronology: 'Kronologi maksimal 100.000 karakter' };
    expect(await checkReport(tooLong, 'Indonesia')).toMatchObject({ refusal: { errors: inIndonesian } });
    const sent = await checkMessage(json({ ...contactMessage, message: 'x'.repeat(20_001) }), 'English');
    const ofMessage = { message: 'The message may have at most 20,000 characters' };
    expect(sent).toMatchObject({ refusal: { errors: ofMessage } });
  });
});

it('a refusal is in the bank’s own words where it has replaced the product’s', async () => {
  const labels = {
    'form.rules': { English: { email: 'That is no e-mail address', tooLong: '{field}: {count} at most' } },
    messages: { English: { notReadable: 'We could not read that' } },
  };
  const refused = { ...contactMessage, email: 'nobody', name: 'x'.repeat(1_001) };
  expect(await checkMessage(json(refused), 'English', labels)).toMatchObject({
    refusal: { errors: { name: 'The name: 1,000 at most', email: 'That is no e-mail address' } },
  });
  const refusal = { msg: 'We could not read that', errors: {} };
  expect(await checkReport(bytes('[]'), 'English', labels)).toEqual({ refusal });
});

it('a large text is looked at and encrypted in many turns of the event loop', async () => {
  const identity = await generateX25519Identity();
  const seal = await createSeal({ reportRecipient: await identityToRecipient(identity), dataDir: '' });
  const text = 'é'.repeat(2 ** 20);
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns++;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await checkReport(Buffer.alloc(8 * 2 ** 20, ' '), 'English');
  expect(turns).toBeGreaterThan(7);
  turns = 0;
  const sealed = await seal(text);
  isOver = true;
  expect(turns).toBeGreaterThan(7);
  expect(await unsealer(identity)(sealed)).toBe(text);
});
