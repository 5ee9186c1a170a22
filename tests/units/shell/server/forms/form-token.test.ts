import { expect, it, vi } from 'vitest';
import { formTokens } from '../../../../../shell/server/forms/form-token';

const hour = 3_600_000;
function at(hours: number, key = 'key') {
  vi.setSystemTime((500_000 + hours) * hour);
  return formTokens(key);
}
const form = 'contact-form';

it('a form’s token is the same for all pages of an hour, and taken by every process with the key for two days', () => {
  const token = at(0).make(form);
  expect(at(0.9).make(form)).toBe(token);
  expect(at(1).make(form)).not.toBe(token);
  for (const age of [0, 1, 48]) expect(at(age).isValid(token, form), `${age} h`).toBe(true);
  expect(at(49).isValid(token, form)).toBe(false);
});

it('a token of a clock that is an hour ahead is taken, and of none further', () => {
  const token = at(0).make(form);
  expect(at(-1).isValid(token, form)).toBe(true);
  expect(at(-2).isValid(token, form)).toBe(false);
});

it('a token of another form, of another key, or changed, is none', () => {
  const token = at(0).make(form);
  expect(at(0).isValid(token, 'whistleblowing-form')).toBe(false);
  expect(at(0, 'other').isValid(token, form)).toBe(false);
  const others = [`${token}A`, token.slice(0, -1), ` ${token}`, token.replace('500000', '500001'), 'NaN.x'];
  for (const changed of ['', '500000', '500000.', ...others]) expect(at(0).isValid(changed, form), changed).toBe(false);
});
