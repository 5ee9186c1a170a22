import { afterEach, expect, it } from 'vitest';
import { readBankData } from '../../../../widgets/runtime/content/bank-data';
import { jsonOf } from '../../../../widgets/runtime/core/json';

afterEach(() => {
  Reflect.deleteProperty(Array.prototype, 'toJSON');
});

it('is the same on a page where a library has given arrays a way to JSON that makes texts of them', () => {
  const value = { bank: { name: 'Bank', phones: [{ number: '1500', label: ['a', null] }] }, at: [1, [2]] };
  const before = [JSON.stringify(value), readBankData(value)];
  Object.assign(Array.prototype, { toJSON: () => '[]' });
  expect([jsonOf(value), readBankData(value)]).toEqual(before);
});
