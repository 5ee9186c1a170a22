import { expect, openPage, test } from '../support/site';

const path = '/about-us/investor-relations';

for (const [width, isWide] of [
  [767, false],
  [768, true],
] as const) {
  test(`a menu’s heading comes just below the header at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 600 });
    await openPage(page, path);
    const menu = page.locator('serambi-investor-relations nav');
    const panel = page.locator('[part=panel]:visible');
    const [list, before] = await Promise.all([menu.boundingBox(), panel.boundingBox()]);
    expect((before?.x ?? 0) > (list?.x ?? 0)).toBe(isWide);
    // A menu without submenus is a link, one with submenus a button.
    await menu.locator('[part=menu] > li > a').first().click();
    const header = await page.locator('serambi-header').boundingBox();
    const gap = async () => ((await panel.locator('h2').first().boundingBox())?.y ?? 0) - (header?.height ?? 0);
    // The page scrolls there, so the heading may be above the header for some frames.
    await expect(async () => {
      const px = await gap();
      expect(px).toBeGreaterThanOrEqual(0);
      expect(px).toBeLessThan(60);
    }).toPass();
  });
}

test('the list of menus stays in view beside a long panel, and scrolls by itself', async ({ page }) => {
  await page.setViewportSize({ width: 1_440, height: 420 });
  await openPage(page, path);
  const menu = page.locator('serambi-investor-relations nav');
  const header = await page.locator('serambi-header').boundingBox();
  await page.locator('[part=panel]:visible').evaluate((panel) => {
    // As long as years of documents are.
    panel.style.minHeight = '3000px';
    scrollTo({ top: 1_500, behavior: 'instant' });
  });
  await expect(menu.locator('[part=menu] > li > *').first()).toBeInViewport();
  const box = await menu.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(420);
  const last = menu.locator('[part=menu] > li > *').last();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 0.9 });
});

test('all documents are there without script, with it those of one menu alone', async ({ page, plain }) => {
  await plain.goto(path);
  const panels = plain.locator('serambi-investor-relations [part=panel]');
  expect(await panels.count()).toBeGreaterThan(5);
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
  const [list] = await panels.all();
  const [first, last] = await Promise.all([list?.boundingBox(), panels.last().boundingBox()]);
  expect(last?.x).toBe(first?.x);

  // The server's HTML, before hydration.
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(path);
  await expect(page.locator('serambi-investor-relations [part=panel]')).toHaveCount(1);
});

test('as much room is kept for the first key figures as they take', async ({ page, partner, site }) => {
  /** The height of the figures by the page's width. */
  const heights = async () => {
    const found: [number, number][] = [];
    for (const width of [390, 768, 900, 999, 1_440]) {
      await page.setViewportSize({ width, height: 800 });
      const box = await page.locator('serambi-key-figures[layout=headline]').boundingBox();
      found.push([width, box?.height ?? Number.NaN]);
    }
    return found;
  };
  partner.show(`<!doctype html><link rel="stylesheet" href="${site.origin}/widgets/reserve.css">
    <serambi-key-figures layout="headline"></serambi-key-figures>`);
  await page.goto(partner.origin);
  const kept = new Map(await heights());
  // The font is cached: its replacement may be wider on this machine than elsewhere.
  await openPage(page, path);
  for (const lang of ['id', 'en']) {
    await openPage(page, `${path}?lang=${lang}`);
    for (const [width, taken] of await heights()) {
      const room = kept.get(width) ?? Number.NaN;
      expect(Math.abs(taken - room), `${lang}, ${width} px: ${taken} px taken, ${room} kept`).toBeLessThan(10);
    }
  }
});
