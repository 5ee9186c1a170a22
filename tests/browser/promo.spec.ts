/** How the promos are laid out, and their filters on a phone. */
import { langs } from '../support/page-inspection';
import { apart, expect, inTurn, openPage, test } from '../support/site';

const filters = 'serambi-promo-grid [part=filter]';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const lang of langs) {
    test(
      `the filters are one row, which goes on and follows the keyboard (${lang})`,
      inTurn(0, lang),
      async ({ page }) => {
        await openPage(page, `/promo?lang=${lang}`);
        const boxes = () =>
          page
            .locator(filters)
            .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
        const first = await boxes();
        expect(new Set(first.map(({ top }) => Math.round(top))).size).toBe(1);
        expect(Math.min(...first.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
        expect(first.some(({ left, right }) => left < 390 && right > 390)).toBe(true);

        await page.locator(filters).first().focus();
        for (let at = 1; at < first.length; at += 1) await page.keyboard.press('Tab');
        const last = page.locator(filters).last();
        await expect(last).toBeFocused();
        await expect.poll(async () => (await boxes()).at(-1)?.right).toBeLessThanOrEqual(390 - 16);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
        await page.keyboard.press('Tab');
        await expect(page.locator('serambi-promo-grid [part=promo] a').first()).toBeFocused();
      },
    );
  }

  test('the row begins at the filter that the address has chosen', async ({ page }) => {
    await openPage(page, '/promo?state=ended&lang=en');
    await expect(page.locator(`${filters}[aria-current=true]`)).toBeInViewport({ ratio: 1 });
  });
});

test('the list’s title is larger than its text, and a promo alone in a row takes all of it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/promo?lang=en');
  const [title = 0, text = 0] = await page
    .locator('serambi-promo-grid header p')
    .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)));
  expect(title).toBeGreaterThan(1.5 * text);
  const rows = await page.locator('serambi-promo-grid ul:has([part=promo])').evaluateAll((lists) =>
    lists.flatMap((list) => {
      const { right } = list.getBoundingClientRect();
      const boxes = [...list.children].map((each) => each.getBoundingClientRect());
      const tops = [...new Set(boxes.map(({ top }) => Math.round(top)))];
      // Distance of each row's last item from the list's edge.
      return tops.map(
        (top) => right - Math.max(...boxes.filter((box) => Math.round(box.top) === top).map((box) => box.right)),
      );
    }),
  );
  expect(Math.max(...rows)).toBeLessThan(1);
});

test('a promo’s address is copied where the code of the message about it is lost', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const faults: Error[] = [];
  page.on('pageerror', (fault) => faults.push(fault));
  let lost = 0;
  await page.route(/toast/, (route) => {
    lost++;
    return route.abort();
  });
  await openPage(page, '/promo/ajak-teman?lang=en');
  await expect.poll(() => lost).toBe(2);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => lost).toBe(4);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/promo/ajak-teman');
  expect(faults).toEqual([]);
});

test.describe('with its own text size', () => {
  test.use({ ownContext: true });
  for (const [size, details] of [
    [16, apart],
    [32, {}],
  ] as const) {
    const title = `a promo's share row stands where it is reached by keyboard, with the title and before the terms (text of ${size} px)`;
    test(title, details, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      const browser = await page.context().newCDPSession(page);
      await browser.send('Page.setFontSizes', { fontSizes: { standard: size } });
      await openPage(page, '/promo/ajak-teman?lang=id');
      const detail = page.locator('serambi-promo-detail');
      const { y = 0 } = (await detail.locator('[part=conditions]').boundingBox()) ?? {};
      const share = detail.locator('[part=share]');
      expect((await share.boundingBox())?.y).toBeLessThan(y);
      expect(await share.locator('p').evaluate((label) => getComputedStyle(label).fontSize)).toBe(`${size * 0.875}px`);
    });
  }
});
