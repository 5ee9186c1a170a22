import { expect, hold, hydrated, test } from '../support/site';

test('nothing moves on a phone while the pictures arrive', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // A font that arrives within 0.1 s after the first paint replaces invisible text.
  await page.route('**/*.woff2', (route) => route.abort());
  const release = await hold(page, '**/*.svg');
  await page.addInitScript(() => {
    new PerformanceObserver((shifts) => {
      for (const shift of shifts.getEntries()) document.documentElement.dataset.shifted = JSON.stringify(shift);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/download', { waitUntil: 'domcontentloaded' });
  const scene = page.locator('serambi-download [part=scene]');
  await scene.scrollIntoViewIfNeeded();
  // Draws the scene without its pictures before they arrive.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  release();
  await page.waitForLoadState('load');
  await expect
    .poll(() => scene.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeTruthy();
  await hydrated(page);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(page.locator('html')).not.toHaveAttribute('data-shifted');
});
