/** Requests to addresses in content. */
import { expect, it } from 'vitest';
import { isPublic, NotPublic, requestPublic } from '../../../../../shell/server/http/public-request';

it.each([
  ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.0.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
  ...['255.255.255.255', '::1', '::', 'fe80::1', 'fd00::1', '::ffff:127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::'],
])('%s is not public', (address) => {
  expect(isPublic(address)).toBe(false);
});

const elsewhere = ['1.1.1.1', '172.32.0.1', '192.167.0.1', '2606:4700::1111', '2a00:1450:4009::200e'];
it.each(elsewhere)('%s is public', (address) => {
  expect(isPublic(address)).toBe(true);
});

const local = [
  'http://127.0.0.1:1/',
  'http://localhost:1/',
  'http://[::1]:1/',
  'http://2130706433:1/',
  'http://0x7f.1:1/',
];
it.each(local)('%s is not asked for', async (address) => {
  const request = requestPublic(new URL(address), { signal: AbortSignal.timeout(5_000) });
  await expect(request).rejects.toBeInstanceOf(NotPublic);
});
