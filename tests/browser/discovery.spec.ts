import { gate } from '../support/gate';
import { faults, pageWith } from '../support/page-inspection';
import { apart, changeLanguage, complaints, expect, hydrated, navigable, openPage, test } from '../support/site';
import { isMarked, mark, menu } from '../support/steps';

test('a browser accepts what is found at a fixed address, without a warning', async ({ page, context }) => {
  await page.goto('/robots.txt');
  const read = await page.evaluate(async () => {
    const source = await (await fetch('/sitemap.xml')).text();
    const parsed = new DOMParser().parseFromString(source, 'application/xml');
    const first = parsed.querySelector('loc')?.textContent;
    return { name: parsed.documentElement.localName, errors: parsed.querySelectorAll('parsererror').length, first };
  });
  expect(read).toEqual({ name: 'urlset', errors: 0, first: `${new URL(page.url()).origin}/` });

  // Manifest, icons, structured data.
  const messages = complaints(page);
  await page.goto('/help');
  const devtools = await context.newCDPSession(page);
  const { url, errors } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toMatch(/\/site\.webmanifest$/);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  const ids = installabilityErrors.map(({ errorId }) => errorId).filter((id) => /icon|manifest|name|start/i.test(id));
  expect(ids).toEqual([]);
  expect(messages).toEqual([]);
});

test('structured data is removed when another page is shown, or the language changes', async ({ page }) => {
  const facts = page.locator('head script[type="application/ld+json"]');
  await page.goto('/help');
  await navigable(page);
  await expect(facts).toHaveCount(2);
  await menu(page, 'Promo').click();
  await expect(page).toHaveTitle(/^Promo \|/);
  await expect(facts).toHaveCount(0);
  // A strict policy does not allow a script element to be filled in later, not even a data block.
  await page.goBack();
  await expect(page).toHaveTitle(/^Bantuan \|/);
  await expect(facts).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(facts).toHaveCount(2);
  await changeLanguage(page, 'English');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(facts).toHaveCount(0);
});

test('an unknown slug is the not-found screen after a click, too', apart, async ({ page, start }) => {
  const promo = (slug: string) => ({ id: slug, slug, image: '-', titleCard: slug, descriptionCard: 'A promo' });
  // It lists promos that it does not have.
  const answers: Record<string, unknown> = {
    '/api/promo/all': { title: 'Promo', subtitle: '-', dataPromo: ['ada', 'hilang', 'lenyap'].map(promo) },
    '/api/promo/detail/ada': { title: 'Promo yang ada', image: '-', description: '<p>Isi</p>' },
  };
  const { open: release, opened } = gate();
  const site = await start.siteOn(async ({ url = '' }, response) => {
    const block = answers[url];
    if (url.endsWith('/lenyap')) await opened;
    response.writeHead(block ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ English: block, Indonesia: block }));
  });
  await page.goto(`${site}/promo`);
  await navigable(page);
  await mark(page);
  const card = (name: string) => page.locator('serambi-promo-grid').getByRole('link', { name });
  for (const slug of ['hilang', 'lenyap']) {
    await card(slug).click();
    await expect(page).toHaveURL(`${site}/promo/${slug}`);
    if (slug === 'lenyap') {
      await expect(page.locator('serambi-promo-detail')).toBeAttached();
      release();
    }
    await expect(page.locator('serambi-coming-soon h2')).toHaveText('Halaman yang Anda cari tidak ditemukan!');
    await expect(page.locator('serambi-promo-detail')).toHaveCount(0);
    await expect(page).toHaveTitle('Halaman tidak ditemukan | Bank Serambi');
    await expect(page.locator('h1')).toHaveText('Halaman tidak ditemukan');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical], head script[type="application/ld+json"]')).toHaveCount(0);
    await page.goBack();
  }
  await card('ada').click();
  await expect(page.locator('serambi-promo-detail')).toContainText('Promo yang ada');
  await expect(page.locator('serambi-coming-soon')).toHaveCount(0);
  await expect(page).toHaveTitle('Promo yang ada | Bank Serambi');
  expect(await isMarked(page)).toBe(true);
});

test.describe('on paper', () => {
  for (const [widget, hasTabs] of [
    ['terms', true],
    ['privacy', false],
    ['rates', true],
    ['news-detail', false],
  ] as const) {
    test(`the page with ${widget} is all of its text and nothing else, in black on white`, async ({ page }) => {
      await openPage(page, pageWith(widget));
      const inside = page.locator(`serambi-${widget}`);
      const panels = inside.getByRole('tabpanel', { includeHidden: true });
      if (hasTabs) await expect(inside.getByRole('tab').first()).toBeVisible();
      await page.emulateMedia({ media: 'print' });

      for (const frame of ['serambi-header', 'serambi-footer', '.skip']) await expect(page.locator(frame)).toBeHidden();
      const controls = page.locator('main :is([role=tablist], button, nav, [part~=share])');
      await expect(controls.locator('visible=true')).toHaveCount(0);
      await expect(inside).toBeVisible();
      if (hasTabs) expect(await panels.count()).toBeGreaterThan(1);
      for (const panel of await panels.all()) await expect(panel).toBeVisible();

      const dark = await inside.evaluate(({ shadowRoot }) =>
        [...(shadowRoot?.querySelectorAll('*') ?? [])]
          .filter((each) => each.checkVisibility())
          .filter((each) => {
            const [r = 255, g = 255, b = 255, a = 1] =
              getComputedStyle(each)
                .backgroundColor.match(/[\d.]+/g)
                ?.map(Number) ?? [];
            return a > 0 && r + g + b < 300;
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 100)),
      );
      expect(dark).toEqual([]);
      const unseen = await inside.evaluate((element) => {
        const texts = document.createTreeWalker(element.shadowRoot as Node, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        while (texts.nextNode()) {
          const parent = texts.currentNode.parentElement;
          const text = texts.currentNode.textContent?.trim();
          if (
            !parent ||
            !text ||
            parent.closest('style, button, a, nav, summary, [role=tablist], [part~=share], [part~=action]')
          )
            continue;
          if (!parent.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true })) found.push(text);
        }
        return found;
      });
      expect(unseen).toEqual([]);
    });
  }

  test('the home page has no faint words', async ({ page }) => {
    await openPage(page, pageWith('banner'));
    await page.emulateMedia({ media: 'print' });
    expect(await faults(page, { within: 'main', rules: ['color-contrast'] })).toEqual([]);
  });
});
