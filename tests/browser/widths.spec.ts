/**
 * Nothing scrolls sideways on the narrowest screen, 320 px, which is also 1280 px at 400 % zoom. `pages.spec.ts` tests one page of each
 * route; these are the others.
 */
import { routes } from '../../shell/routes';
import { tooWide } from '../support/in-page';
import { attributesOf, langs, slugsOf, wake, widgetNames } from '../support/page-inspection';
import { apart, expect, openPage, test } from '../support/site';

const width = 320;

/** Every promo and article but the first of each route, and unknown pages. */
const sitePaths = [
  ...routes
    .filter(({ path }) => path.endsWith('/:slug'))
    .flatMap(({ path }) =>
      slugsOf(path)
        .slice(1)
        .map((slug) => path.replace(':slug', slug)),
    ),
  '/no/such/page',
  '/promo/none',
];
/** Each widget in both languages, one below the other. */
const galleryPaths = [
  '/gallery',
  '/gallery/theme',
  '/gallery/backend',
  ...widgetNames.map((name) => `/gallery/${name}?language=both`),
];

const fragments = widgetNames.map((name) => `/embed/${name}?${new URLSearchParams(attributesOf(name))}`);

test.use({ viewport: { width, height: 800 } });

test('fits with scripts: every promo and article, in one language or the other', apart, async ({ page }) => {
  test.slow();
  const found: Record<string, string[]> = {};
  for (const [at, path] of sitePaths.entries()) {
    await openPage(page, `${path}?lang=${langs[at % langs.length]}`);
    const elements = await page.evaluate(tooWide);
    if (elements.length > 0) found[page.url()] = elements;
  }
  expect(found).toEqual({});
});

test('fits where the reader’s text has twice the usual size', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const [path, width] of [
    ['/promo?lang=en', 1024],
    ['/news-soon?lang=id', 390],
    ['/about-us/csr?lang=id', 1024],
    ['/benefit?lang=id', 1024],
    ['/help/status?lang=id', 1024],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, path);
    await wake(page);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    expect(await page.evaluate(tooWide), path).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 800 });
  const bar = page.locator('serambi-header header > div');
  const parts = await bar.locator('a, button').evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
  const { top, bottom } = await bar.evaluate((each) => each.getBoundingClientRect());
  const shown = parts.filter(({ width }) => width > 0);
  // The bar has several rows, which keep a distance from its edges.
  expect(Math.min(...shown.map((each) => each.top)) - top).toBeGreaterThan(8);
  expect(bottom - Math.max(...shown.map((each) => each.bottom))).toBeGreaterThan(8);
  for (const [path, words] of [
    ['/services', 'serambi-ways summary b'],
    ['/help/status', 'serambi-status li h3'],
  ] as const) {
    await openPage(page, path);
    const widths = await page.locator(words).evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
    // A narrower word shows one letter a line.
    expect(Math.min(...widths), path).toBeGreaterThan(64);
  }
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await session.detach();
});

test('shows a page in preparation whole where its text is spaced (WCAG 1.4.12)', async ({ page }) => {
  await openPage(page, '/about-us/csr?lang=id');
  await wake(page);
  const widget = page.locator('serambi-coming-soon');
  const cut = await widget.evaluate(({ shadowRoot }) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }',
    );
    shadowRoot?.adoptedStyleSheets.push(sheet);
    return [...(shadowRoot?.querySelectorAll('h2, p, time') ?? [])]
      .filter((each) => each.getBoundingClientRect().right > innerWidth)
      .map(({ textContent }) => textContent);
  });
  expect(cut).toEqual([]);
});

for (const lang of langs) {
  test(`fits without scripts: every fragment (${lang})`, apart, async ({ plain: page }) => {
    test.slow();
    const language = lang === 'en' ? 'English' : 'Indonesia';
    const found: Record<string, string[]> = {};
    for (const path of fragments.map((path) => `${path}&language=${language}`)) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const elements = await page.evaluate(tooWide);
      if (elements.length > 0) found[path] = elements;
    }
    expect(found).toEqual({});
  });
}

test('a wide screen shows steps large enough to be read, and an arrow leads to the others', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/services/pay');
  const steps = page.locator('serambi-service [part=registers] ol > li');
  await expect(steps).toHaveCount(5);
  for (const image of await steps.locator('img').all()) expect((await image.boundingBox())?.width).toBeGreaterThan(260);
  // Only across: pictures above may still move the steps down.
  const end = async () => {
    const box = await steps.last().boundingBox();
    return (box?.x ?? Number.NaN) + (box?.width ?? Number.NaN);
  };
  await steps.first().scrollIntoViewIfNeeded();
  expect(await end()).toBeGreaterThan(1_440);
  await page.getByRole('button', { name: 'Langkah berikutnya' }).click();
  await expect.poll(end).toBeLessThan(1_440);
});

for (const [tag, path, what] of [
  ['ways', '/services', 'table'],
  ['channels', '/help/security', 'dl'],
] as const)
  test(`the list of ${tag} is folded on a phone, and open where there is room, and on paper`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const list = page.locator(`serambi-${tag} details`, { has: page.locator(what) });
    const count = await list.count();
    expect(count).toBeGreaterThan(0);
    await expect(list.locator('> summary:visible')).toHaveCount(count);
    await expect(list.locator(what).locator('visible=true')).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(list.locator(what).locator('visible=true')).toHaveCount(count);
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(list.locator('> summary:visible')).toHaveCount(0);
    await expect(list.locator(what).locator('visible=true')).toHaveCount(count);
  });

test('the companies and offices that bills go to are folded, and open on paper', async ({ page }) => {
  await page.goto('/services/bill-payment');
  const list = page.locator('serambi-service details dl');
  await expect(list).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(list).toBeVisible();
});

test('the newest documents of investor relations are in view on a phone, too, below the search', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about-us/investor-relations');
  await expect(page.locator('serambi-investor-relations [part=newest] a').locator('visible=true')).toHaveCount(3);
});

test('the committees are folded to three screens on a phone, and open elsewhere and on paper', async ({ page }) => {
  await page.goto('/about-us/management-committee?lang=id');
  for (const name of await page.locator('serambi-committee summary h3').all()) {
    const [fold, words] = await Promise.all([name.locator('..').boundingBox(), name.boundingBox()]);
    expect((fold?.height ?? 0) - (words?.height ?? 0), await name.innerText()).toBeGreaterThanOrEqual(16);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const card = page.locator('serambi-committee [part=committee]').first();
  const folds = card.locator('summary:visible');
  const list = card.locator('details ul');
  await expect(folds).toHaveCount(1);
  await expect(list).toBeHidden();
  const overview = await page.locator('serambi-committee').boundingBox();
  expect(overview?.height).toBeLessThan(3 * 844);
  await folds.click();
  await expect(list).toBeVisible();
  await folds.click();
  await page.emulateMedia({ media: 'print' });
  await expect(list).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(folds).toHaveCount(0);
  await expect(list).toBeVisible();
});

test('the collapsed milestones show nothing of the next one', async ({ page }) => {
  await openPage(page, '/about-us/profiles?lang=en');
  await wake(page);
  const next = page.locator('serambi-milestones li[inert]').first();
  for (const width of [390, 1024, 1100, 1180, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const seen = () =>
      next.evaluate((item) => {
        const clip = item.closest('div')?.getBoundingClientRect();
        return (clip?.bottom ?? Number.NaN) - item.getBoundingClientRect().top;
      });
    await expect.poll(seen, `${width} px`).toBeLessThanOrEqual(0);
  }
});

test('the privacy notice’s rows fit a phone, and the footer’s links are on one line each', async ({ page }) => {
  for (const lang of langs) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/privacy?lang=${lang}`);
    const [kind, examples, source] = await page
      .locator('serambi-privacy tbody tr:has(td:nth-child(3))')
      .first()
      .locator('td')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect()));
    expect(kind?.width).toBe((examples?.width ?? 0) + (source?.width ?? 0));
    expect(examples?.top).toBeGreaterThanOrEqual(kind?.bottom ?? Number.NaN);
    expect(source?.top).toBe(examples?.top);
    await page.setViewportSize({ width: 1440, height: 900 });
    const links = await page.locator('serambi-footer nav:not([part]) a').all();
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) expect((await link.boundingBox())?.height, await link.innerText()).toBeLessThan(50);
  }
});

test('the leaders’ portraits end where the page’s words do, and their names stand apart', async ({ page }) => {
  for (const width of [390, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/about-us?lang=id');
    const places = await page.locator('serambi-faces [part=people] li').evaluateAll((people) =>
      people.map((person) => {
        const words = document.createRange();
        words.selectNodeContents(person.querySelector('p') ?? person);
        const { left, right } = person.getBoundingClientRect();
        return { left, right, end: words.getBoundingClientRect().right };
      }),
    );
    const heading = await page.locator('serambi-faces h2').boundingBox();
    expect(Math.min(...places.map(({ left }) => left)), `${width}`).toBeCloseTo(heading?.x ?? Number.NaN, 0);
    // The right margin is as wide as the left one; a scroll bar has no width here.
    expect(Math.max(...places.map(({ right }) => right)), `${width}`).toBeCloseTo(width - (heading?.x ?? 0), 0);
    for (const [at, { left }] of places.slice(1).entries()) {
      const before = places[at];
      if (before && before.left < left) expect(left - before.end, `${width}: ${at}`).toBeGreaterThanOrEqual(15);
    }
  }
});

test('the company profile takes seven screens of a phone at most, with its story folded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const lang of langs) {
    await page.goto(`/about-us/profiles?lang=${lang}`);
    await page.evaluate(() => document.documentElement.setAttribute('data-restoring', ''));
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(7 * 844);
    const story = page.locator('serambi-profile [part=story]');
    const end = story.locator('p').last();
    const { y: folded = 0, height: shown = 0 } = (await story.boundingBox()) ?? {};
    expect((await end.boundingBox())?.y).toBeGreaterThan(folded + shown);
    await story.locator('summary').click();
    const { y = 0, height = 0 } = (await story.boundingBox()) ?? {};
    expect((await end.boundingBox())?.y).toBeLessThan(y + height);
    await expect(story.locator('summary')).toBeHidden();
  }
});

test('the home page’s hero holds its words, and no control covers a link, on tablets', apart, async ({ page }) => {
  for (const lang of langs) {
    await page.setViewportSize({ width: 768, height: 900 });
    await openPage(page, `/?lang=${lang}`);
    const hero = page.locator('serambi-banner');
    const boxes = (selector: string) =>
      hero
        .locator(selector)
        .filter({ visible: true })
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
    for (const width of [768, 844, 900, 960, 1000, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      const [controls, links] = [await boxes('button'), await boxes('a')];
      expect(Math.min(controls.length - 1, links.length)).toBeGreaterThan(0);
      const covered = links.filter((link) =>
        controls.some(
          ({ left, right, top, bottom }) =>
            left < link.right && right > link.left && top < link.bottom && bottom > link.top,
        ),
      );
      expect(covered, `${width} px`).toEqual([]);
      const place = async (name: string) => hero.locator(name).first().boundingBox();
      const [whole, title, actions, dots] = await Promise.all([
        hero.boundingBox(),
        place('[data-current] h2'),
        place('[data-current] a >> nth=-1'),
        place('[aria-current=true] span'),
      ]);
      expect(title?.y).toBeGreaterThan(whole?.y ?? Number.NaN);
      expect((actions?.y ?? Number.NaN) + (actions?.height ?? 0)).toBeLessThan(dots?.y ?? Number.NaN);
    }
  }
});

test('a mouse drags the row of features, without snapping or selecting', async ({ page }) => {
  await openPage(page, '/products?lang=en');
  const row = page.locator('serambi-products [part=features] ul').first();
  await row.scrollIntoViewIfNeeded();
  await row.hover();
  const { x = 0, y = 0, width: rowWidth = 0, height = 0 } = (await row.boundingBox()) ?? {};
  const from = { x: x + rowWidth / 2, y: y + height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - 60, from.y, { steps: 3 });
  await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBe(60);
  const look = () =>
    row.evaluate((list) => {
      const { scrollSnapType, cursor, userSelect } = getComputedStyle(list);
      return [scrollSnapType, cursor, userSelect];
    });
  expect(await look()).toEqual(['none', 'grabbing', 'none']);
  await page.mouse.up();
  await expect(row).not.toHaveAttribute('data-dragged');
  expect((await look())[0]).toMatch(/^x/);
});

test('promos and news stand whole below each other on the home page of a phone', async ({ page }) => {
  await openPage(page, '/?lang=id');
  for (const width of [320, 360, 390, 414]) {
    await page.setViewportSize({ width, height: 800 });
    const lists = await page.locator('serambi-latest').evaluateAll((all) =>
      all.map((each) =>
        [...(each.shadowRoot?.querySelectorAll('li') ?? [])].map((item) => {
          const { left, right, top, bottom } = item.getBoundingClientRect();
          return { left, right, top, bottom };
        }),
      ),
    );
    expect(lists).toHaveLength(2);
    for (const items of lists)
      for (const [at, { left, right, top }] of items.entries()) {
        expect(left, `${width} px`).toBeGreaterThan(0);
        expect(right, `${width} px`).toBeLessThan(width);
        expect(top, `${width} px`).toBeGreaterThanOrEqual(items[at - 1]?.bottom ?? 0);
      }
  }
});

test('an article’s drawing is whole at any width', async ({ page }) => {
  await page.goto(`/news/${slugsOf('/news/:slug')[0]}`);
  const picture = page.locator('serambi-news-detail picture img').first();
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(() => picture.evaluate(({ clientWidth, clientHeight }) => clientWidth / clientHeight))
      .toBeCloseTo(1.6, 1);
  }
});

test('fits in the gallery, at the widths of phones', apart, async ({ page }) => {
  test.slow();
  const found: Record<string, string[]> = {};
  // Without the previews' pages, which have own tests: two widgets with their pages are most of a gallery page's bytes.
  await page.route('**/*', (route) =>
    route.request().frame() === page.mainFrame() ? route.continue() : route.abort(),
  );
  for (const path of galleryPaths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    // A column may be narrow only on a wide page.
    for (const each of [width, 360, 390]) {
      await page.setViewportSize({ width: each, height: 800 });
      const elements = await page.evaluate(tooWide);
      if (elements.length > 0) found[`${path} (${each} px)`] = elements;
    }
  }
  expect(found).toEqual({});
});

test('a page is as wide as its window where its first picture fails', async ({ page }) => {
  await page.route('**/*', (route) => (route.request().resourceType() === 'image' ? route.abort() : route.continue()));
  await page.setViewportSize({ width: 768, height: 800 });
  await openPage(page, '/products');
  for (const width of [768, 820, 960, 1024, 1100, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(tooWide), `${width} px`).toEqual([]);
  }
});

for (const [width, step] of [
  [390, 358],
  [1280, 425],
] as const) {
  test(`news move by ${step} px at a width of ${width} px, and all are shown at a press`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, '/news');
    const shelf = page.locator('serambi-news-carousel [data-shelf]:has([part=all])').first();
    const row = shelf.getByRole('list');
    const next = shelf.getByRole('button', { name: 'Berikutnya' });
    await next.click();
    await expect.poll(() => row.evaluate(({ scrollLeft }) => Math.round(scrollLeft))).toBe(step);
    const all = shelf.locator('[part=all]');
    const words = await all.innerText();
    await all.click();
    await expect(all).toHaveText('Tampilkan lebih sedikit', { useInnerText: true });
    await expect(shelf).toBeFocused();
    await expect(next).toBeHidden();
    const cards = await shelf.locator('li').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right));
    expect(Math.max(...cards)).toBeLessThanOrEqual(width);
    await all.click();
    await expect(all).toHaveText(words, { useInnerText: true });
    await expect(next).toBeVisible();
  });
}
