import { expect, test } from './test';

test('the driver reports errors of the console and uncaught ones', async ({ tab, host, engine }) => {
  test.skip(engine === 'webkit', 'WebDriver has no events.');
  await tab.open(
    await host(`<!doctype html><title>Faulty</title><link rel="icon" href="data:,">
      <script>console.error('said'); setTimeout(() => { throw new Error('thrown') })</script>`),
  );
  await expect.poll(() => tab.errors.join()).toMatch(/said.*thrown/s);
});
