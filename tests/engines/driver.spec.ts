import { expect, test } from './test';

test('an error in the console or one that nobody catches fails a test', async ({
  tab,
  profile,
  host,
  expectedErrors,
}) => {
  expectedErrors.push(/said|thrown|rejected/);
  await tab.open(
    await host(`<!doctype html><title>Faulty</title><link rel="icon" href="data:,">
      <script>console.error('said'); setTimeout(() => { throw new Error('thrown') }); Promise.reject(Error('rejected'))</script>`),
  );
  for (const text of ['said', 'thrown', 'rejected']) await expect.poll(() => profile.errors.join()).toContain(text);
});
