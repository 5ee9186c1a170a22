import { expect, hold, hydrated, test } from '../support/site';
import { drawn, noteShifts } from '../support/steps';

test('nothing moves on a phone while the pictures arrive', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // A font that arrives within 0.1 s after the first paint replaces invisible text.
  await page.route('**/*.woff2', (route) => route.abort());
  const release = await hold(page, '**/*.svg');
  await noteShifts(page);
  await page.goto('/download', { waitUntil: 'domcontentloaded' });
  const scene = page.locator('serambi-download [part=scene]');
  await scene.scrollIntoViewIfNeeded();
  // Draws the scene without its pictures before they arrive.
  await drawn(page);
  release();
  await page.waitForLoadState('load');
  await expect
    .poll(() => scene.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeTruthy();
  await hydrated(page);
  await drawn(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-shifted');
});
