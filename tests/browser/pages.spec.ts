import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { routes } from '../../shell/routes';
import { type Milestones, turningPoints } from '../../widgets/milestones/milestones.content';
import { contentFolder as content, demoAnswer, demoJson } from '../support/demo-bank';
import { shownText } from '../support/in-page';
import { expectWhole, faults, langs, leftovers, pages, wake } from '../support/page-inspection';
import { apart, complaints, expect, inTurn, openPage, test, warmUp } from '../support/site';
import { drawn } from '../support/steps';

const blockNames = { id: 'Indonesia', en: 'English' } as const;
type Lang = keyof typeof blockNames;

interface Articles {
  English: { dataNews: { slug: string; image: string }[] };
}

/** Articles with a dash for their picture in the list. */
const articlesWithoutPicture = readdirSync(join(content, 'news'))
  .map((file): Articles => JSON.parse(demoJson(`content/news/${file}`)))
  .flatMap(({ English }) => English.dataNews)
  .filter(({ image }) => image === '-')
  .map(({ slug }) => `/news/${slug}`);

/** Names of the fields that are shown as text or HTML. */
const isRead =
  /^(title|desc|name|jobs|caption|subtitle|visi$|misi$|tahun$|p1$|profil|featureTitle|featureDesc|members?Desc|mechanisme|conditions|detailDesc|content$)/i;

/** Every text of a block that must be on the page, without its markup. */
function textsOf(value: unknown, name = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => textsOf(each, name));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, each]) => textsOf(each, key));
  if (typeof value !== 'string' || !isRead.test(name) || /^\s*-?\s*$/.test(value)) return [];
  // Split at tags, because the page may have spaces there.
  return value
    .split(/<[^>]*>/)
    .map((text) =>
      text
        .replace(/&amp;/g, '&')
        .replace(/&nbsp;/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((text) => /\w/.test(text));
}

/** Widgets that show a whole block; others show a part of it. */
const shownBy: readonly (readonly [block: RegExp, widget: string])[] = [
  [/^\/api\/produk\/detail\/all$/, 'products'],
  [/^\/api\/leader$/, 'leaders'],
  [/^\/api\/promo\/all$/, 'promo-grid'],
  [/^\/api\/news\//, 'news-carousel'],
  [/^\/api\/help$/, 'contact-topics'],
  [/^\/api\/proof$/, 'proof'],
  [/^\/api\/channels$/, 'channels'],
];

/** Blocks in the page, in the language shown. */
async function blocksOf(page: Page, lang: Lang, widgets: readonly string[]): Promise<unknown[]> {
  const source = await page.locator('#serambi-content').textContent();
  const blocks = JSON.parse(source ?? '') as Record<string, Record<string, unknown>>;
  // The search has no query, and only one page in preparation is shown. Some widgets show only a part of a block.
  const isShown = (path: string) =>
    !['/api/search', '/api/soon'].includes(path) &&
    shownBy.every(([block, widget]) => !block.test(path) || widgets.includes(widget));
  const shown = Object.entries(blocks).filter(([path]) => isShown(path));
  return shown.map(([path, content]) => {
    const block = content[blockNames[lang]];
    // It shows only a few similar promos, in short.
    if (path.startsWith('/api/promo/detail/')) return { ...(block as object), related: [] };
    // The name of an article's series is on the links, not in the text.
    if (path.startsWith('/api/detail/'))
      return { ...(block as object), series: { ...(block as { series?: object }).series, title: '-' } };
    // The faces show only the leaders' portraits.
    if (path === '/api/proof') return { ...(block as object), boards: [] };
    // The benefit page shows an example for each privilege of the home page.
    if (path === '/api/privilege/all' && widgets.includes('benefit'))
      return (block as { example?: string }[]).map((each) => (each.example ? { ...each, desc: each.example } : each));
    // The faces show only turning points, with a link to the whole story.
    if (path === '/api/milestone' && widgets.includes('faces')) return turningPoints(block as Milestones);
    if (path !== '/api/investor-relation') return block;
    // The page shows only the hero of its first menu.
    return (block as object[]).map((menu, at) => (at === 0 ? menu : { ...menu, banner: null }));
  });
}

/** Expects that axe finds no fault in any tab or closed text. */
async function expectNoFaultsOnceOpened(page: Page): Promise<void> {
  const section = (control: Locator) => control.evaluate((each) => (each.getRootNode() as ShadowRoot).host.localName);
  const main = page.locator('main');
  const tabs = main.getByRole('tab');
  // Tabs inside a closed panel appear only once it is open, so they are visited as they appear.
  const seen = new Set<string>();
  for (let at = 0; at < (await tabs.count()); at++) {
    const tab = tabs.nth(at);
    const name = `${await tab.getAttribute('id')} ${await tab.textContent()}`;
    if (seen.has(name)) continue;
    seen.add(name);
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    // A row of the panel decides in the next frame whether it scrolls.
    await drawn(page);
    const host = await section(tab);
    expect(await faults(page, { within: host }), `with ${name}`).toEqual([]);
  }
  const closed = main.locator('details:not([open]) > summary:visible, button[aria-expanded=false]:visible');
  const opened = new Set<string>();
  const count = Math.min(await closed.count(), 12);
  for (let turn = 0; turn < count && (await closed.count()) > 0; turn++) {
    opened.add(await section(closed.first()));
    await closed.first().click();
  }
  for (const host of opened) {
    expect(await faults(page, { within: host }), `${host} with all of it open`).toEqual([]);
  }
}

/** In the server's HTML, shadow roots included. */
function headingsOf(html: string): { level: string; text: string }[] {
  const within = (root: ParentNode): { level: string; text: string }[] =>
    [...root.querySelectorAll('*')].flatMap(({ localName, textContent, shadowRoot }) => [
      ...(/^h[1-4]$/.test(localName) ? [{ level: localName, text: textContent.trim().toLowerCase() }] : []),
      ...(shadowRoot ? within(shadowRoot) : []),
    ]);
  return within(Document.parseHTMLUnsafe(html));
}

test.describe('every page', () => {
  for (const lang of langs) {
    const title = 'has one first heading, a title, a description and a picture to share that no other page has';
    test(`${title} (${lang})`, inTurn(0, lang), async ({ page, request }) => {
      const seen = new Map<string, string>();
      for (const path of [...pages.map(({ path }) => path), ...articlesWithoutPicture]) {
        const html = await (await request.get(`${path}?lang=${lang}`)).text();
        const headings = await page.evaluate(headingsOf, html);
        const [first, ...others] = headings.filter(({ level }) => level === 'h1');
        expect([first !== undefined, others], path).toEqual([true, []]);
        expect(headings.filter(({ text }) => text === first?.text)).toHaveLength(1);
        // Nobody shares a search.
        if (path === '/search') continue;
        const meta = (name: string) =>
          new RegExp(`<meta (?:name|property)="${name}" content="(.*?)"`).exec(html)?.[1] ?? '';
        const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
        const [description, image] = [meta('description'), meta('og:image')];
        expect(title, path).not.toBe('');
        expect([meta('og:title'), meta('twitter:title')], path).toEqual([title, title]);
        expect([meta('og:description'), meta('twitter:image')], path).toEqual([description, image]);
        expect(html, path).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}\\?lang=${lang}"`));
        for (const own of [title, description, image]) {
          expect(seen.get(own), `${path} and another have “${own}”`).toBeUndefined();
          seen.set(own, path);
        }
        expect(image, path).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\S+\.(png|jpe?g)$/);
        expect(image, `${path} has only the bank’s picture`).not.toContain('/brand/share');
      }
      const [, , image = ''] = seen.keys();
      const picture = await request.get(image);
      expect([picture.status(), picture.headers()['content-type']], image).toEqual([200, 'image/png']);
    });
  }

  const amountIn = ({ blocks }: (typeof pages)[number]) =>
    blocks.reduce((sum, block) => sum + (demoAnswer(block)?.length ?? 0), 0);
  /** `npm test` opens one of several pages with the same widgets: the one with most content. `npm run test:load` opens all. */
  const isSample = (page: (typeof pages)[number]) =>
    !pages.some((other) => String(other.widgets) === String(page.widgets) && amountIn(other) > amountIn(page));

  // Animations run as for a visitor. A browser once crashed in one of them, at the width of a tablet.
  const firstWidths = [600, 768, 1024];
  for (const [at, each] of pages.entries()) {
    const { path } = each;
    for (const [turn, lang] of langs.entries()) {
      // Each page in one language and one scheme; `npm run test:load` adds the other of both.
      const colorScheme = (Math.floor(at / 2) + turn) % 2 ? 'dark' : 'light';
      const title = `${path} hydrates without console messages, fits phones and desktops with its words whole, and has no axe violations`;
      const details = isSample(each) ? inTurn(at, lang) : apart;
      test(`${title} (${lang}, ${colorScheme})`, details, async ({ visitor: page }) => {
        test.slow();
        const messages = complaints(page);
        await page.setViewportSize({ width: firstWidths[at % firstWidths.length] ?? 0, height: 900 });
        await page.emulateMedia({ colorScheme });
        const response = await page.goto(`${path}?lang=${lang}`);
        expect(response?.status()).toBe(200);
        expect(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(false);
        await page.setViewportSize({ width: 1440, height: 900 });
        await wake(page);
        // Header and footer are as on other pages.
        expect(await faults(page, { within: path === '/promo' ? 'body' : 'main' })).toEqual([]);
        expect(await page.evaluate(shownText)).not.toMatch(leftovers);
        for (const width of [1440, 1024, 768, 390, 320]) await expectWhole(page, width);
        expect(messages).toEqual([]);
        page.removeAllListeners();
      });
    }
  }

  // A small phone has 360 px; 1280 px at 200 % zoom is 640 px. The others are where layouts change.
  const otherWidths = [1280, 1180, 1100, 960, 900, 820, 640, 560, 480, 360];
  for (const [at, { path }] of pages.entries()) {
    const lang = langs[at % langs.length];
    const title = `${path} fits every other width with its words whole, and has no axe violations with all of it opened (${lang})`;
    test(title, apart, async ({ visitor: page }) => {
      test.slow();
      await page.goto(`${path}?lang=${lang}`);
      await wake(page);
      for (const width of otherWidths) await expectWhole(page, width);
      await page.setViewportSize({ width: 1440, height: 900 });
      await expectNoFaultsOnceOpened(page);
    });
  }

  test('an address without a page is not found, and says so in both languages', async ({ visitor: page, request }) => {
    const unknownSlugs = routes
      .filter(({ path }) => path.endsWith('/:slug'))
      .map(({ path }) => path.replace(':slug', 'none'));
    for (const [lang, words] of [
      ['id', 'Halaman yang Anda cari tidak ditemukan!'],
      ['en', 'The page you are looking for was not found!'],
    ] as const) {
      for (const path of ['/services/none', ...unknownSlugs]) {
        const answer = await request.get(`${path}?lang=${lang}`);
        expect([answer.status(), (await answer.text()).includes(words)], path).toEqual([404, true]);
      }
      const messages = complaints(page);
      const response = await page.goto(`/no/such/page?lang=${lang}`);
      expect(response?.status()).toBe(404);
      await expect(page.locator('serambi-coming-soon h2')).toHaveText(words);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await wake(page);
      expect(await faults(page, { within: 'main' })).toEqual([]);
      // The browser logs the status 404.
      expect(messages.filter((each) => !each.includes('404'))).toEqual([]);
      page.removeAllListeners();
    }
  });

  test('a page in preparation shows the coming-soon screen', async ({ visitor: page }) => {
    for (const [path, words] of [
      ['/about-us/csr', 'We are preparing CSR for you.'],
      ['/news-soon', 'We are preparing news & events for you.'],
    ] as const) {
      await page.goto(`${path}?lang=en`);
      await expect(page.locator('serambi-coming-soon')).toContainText(words);
      for (const link of await page.locator('serambi-coming-soon a').all()) await link.click({ trial: true });
    }
  });
});

test.describe('with other content in the bank’s own backend', () => {
  const mark = '◆';
  /** Marks every text in the demo bank's content. */
  const marked = (value: unknown, name = ''): unknown => {
    if (Array.isArray(value)) return value.map((each) => marked(each, name));
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, marked(each, key)]));
    }
    if (typeof value !== 'string' || !isRead.test(name) || /^\s*-?\s*$/.test(value)) return value;
    return value.startsWith('<') ? value.replace(/>(?=[^<\s])/g, `>${mark}`) : mark + value;
  };

  for (const lang of langs) {
    const title = `every page reads without JavaScript, every word of that content, on a narrow screen (${lang})`;
    test(title, apart, async ({ plain: page, start }) => {
      test.slow();
      const answers = new Map(
        readdirSync(content, { recursive: true, encoding: 'utf8' })
          .filter((file) => file.endsWith('.json'))
          .map((file) => [
            `/api/${file.replace(/\.json$/, '')}`,
            JSON.stringify(marked(JSON.parse(demoJson(`content/${file}`)))),
          ]),
      );
      const site = await start.siteOn(({ url = '' }, response) => {
        const answer = answers.get(url);
        response.writeHead(answer ? 200 : 404, { 'Content-Type': 'application/json' }).end(answer);
      });
      await warmUp(site);
      await page.setViewportSize({ width: 320, height: 800 });
      for (const { path, widgets } of pages) {
        const response = await page.goto(`${site}${path}?lang=${lang}`, { waitUntil: 'domcontentloaded' });
        expect(response?.status(), path).toBe(200);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
        const blocks = await blocksOf(page, lang, widgets);
        const texts = textsOf(blocks);
        const text = await page.evaluate(shownText);
        expect(text, path).not.toMatch(leftovers);
        expect(
          texts.filter((each) => !text.includes(each)),
          path,
        ).toEqual([]);
        for (const widget of widgets) {
          const root = page.locator(`serambi-${widget} .root`).first();
          await expect(root, `${path}: ${widget}`).toHaveAttribute('data-status', 'ready');
          await expect(root, `${path}: ${widget}`).toHaveAttribute('lang', lang);
        }
        if (blocks.length > 0) expect(texts.filter((each) => each.startsWith(mark)).length, path).toBeGreaterThan(0);
      }
    });
  }
});

test.describe('every state of a page', () => {
  test.use({ ownContext: true });
  test('a leader’s popup is open, and closes', apart, async ({ page }) => {
    await page.clock.install();
    await page.goto('/about-us/profiles');
    await wake(page);
    const card = page.locator('serambi-leaders').getByRole('button', { expanded: undefined }).first();
    await card.click();
    const dialog = page.locator('serambi-leaders').getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect(await faults(page)).toEqual([]);
    // From here on only the test advances the clock.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await page.keyboard.press('Escape');
    await page.clock.runFor(900);
    await expect(dialog).toBeVisible();
    await page.clock.runFor(200);
    await expect(dialog).toBeHidden();
    await expect(card).toBeFocused();
  });

  test('the contents of a long text mark the heading above the reader, also after a jump', async ({ page }) => {
    await openPage(page, '/privacy?lang=en');
    const contents = page.locator('serambi-privacy nav');
    const marked = contents.locator('[aria-current]');
    await expect(marked).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(marked).toHaveText((await contents.getByRole('button').last().textContent()) ?? '');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(marked).toHaveCount(0);
  });

  test('the tables and steps of a long section are laid out when they come near, or are printed', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, '/products');
    const steps = page.locator('serambi-products [part=registers]').first().getByRole('listitem').first();
    const isLaidOut = () => steps.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isLaidOut()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(isLaidOut).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    await expect.poll(isLaidOut).toBe(false);
    await steps.scrollIntoViewIfNeeded();
    await expect.poll(isLaidOut).toBe(true);
  });

  test('on a phone the button that prints the rates is below their day', async ({ page }) => {
    await page.setViewportSize({ width: 480, height: 844 });
    await page.goto('/rate-limit-fees');
    const [day, button] = await Promise.all(
      [page.getByText('Berlaku sejak'), page.getByRole('button', { name: 'Cetak' })].map((each) => each.boundingBox()),
    );
    expect(button?.y).toBeGreaterThanOrEqual((day?.y ?? 0) + (day?.height ?? 0));
  });
});
