/** Long lists: a page has their first items, and requests the others. */
import type { Page } from '@playwright/test';
import { demoAnswer } from '../support/demo-bank';
import { startServer } from '../support/listen';
import { complaints, expect, hold, hydrated, startSite, testWithSite, warmUp } from '../support/site';
import { scrollTop, switchTo } from '../support/steps';

const inBoth = (block: (language: string) => unknown) =>
  JSON.stringify({ English: block('English'), Indonesia: block('Indonesia') });
const items = <Item>(count: number, of: (number: number) => Item) =>
  Array.from({ length: count }, (_, at) => of(at + 1));

/** The demo bank's content with long lists. */
const answers: Record<string, string> = {
  '/api/promo/all': inBoth((language) => ({
    title: 'Promo',
    dataPromo: items(1_000, (id) => ({ id, slug: `p${id}`, titleCard: `${language} ${id}`, expired: '2099-01-31' })),
  })),
  '/api/news/news': inBoth((language) => ({
    title: 'News',
    dataNews: items(500, (id) => ({ id, slug: `a${id}`, titleCard: `${language} ${id}`, publish_date: '2026-01-31' })),
  })),
  '/api/faq/all': inBoth((language) => ({
    faqs: [
      { title: 'One', features: items(30, (id) => ({ featureTitle: `${language} ${id}`, featureDesc: 'x' })) },
      { title: 'Two', features: items(60, (id) => ({ featureTitle: `${language} ${id}`, featureDesc: 'x' })) },
    ],
  })),
};

const test = testWithSite(async () => {
  const backend = await startServer(({ url = '' }, response) => {
    const path = url.replace(/\?.*/, '');
    const answer = answers[path] ?? demoAnswer(path.replace(/(?<=\/detail\/)p\d+$/, 'kopi-pagi'));
    response.writeHead(answer ? 200 : 404, { 'Access-Control-Allow-Origin': '*' }).end(answer);
  });
  const { origin, stop } = await startSite({ API_BASE: backend.origin });
  // On a busy machine the first page of a cold server comes without its list.
  await warmUp(origin, ['/promo', '/promo?page=1-3', '/news', '/help']);
  return { origin, backend: backend.origin, stop: () => Promise.all([stop(), backend.stop()]) };
});
test.use({ ownContext: true });

const cards = (page: Page) => page.locator('serambi-promo-grid [part=promo]');
const more = (page: Page) => page.locator('serambi-promo-grid [part=more]');

test('a list is added to in place, and stays as long after Back and a reload', async ({ page, site: { origin } }) => {
  const messages = complaints(page);
  await page.goto(`${origin}/promo`);
  await hydrated(page);
  await expect(cards(page)).toHaveCount(24);
  await expect(cards(page).first()).toContainText('Indonesia 1000');
  for (const count of [48, 72]) {
    await more(page).focus();
    await page.keyboard.press('Enter');
    await expect(cards(page)).toHaveCount(count);
    await expect(more(page)).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: '24 lagi ditampilkan' })).toBeAttached();
  }
  await expect(page).toHaveURL(`${origin}/promo?page=1-3`);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await switchTo(page, 'en');
  await expect(cards(page).last()).toContainText('English 929');
  await expect(cards(page)).toHaveCount(72);
  expect(requests.filter((url) => /\/api\/|page\.json/.test(url))).toEqual([]);

  await cards(page).nth(60).scrollIntoViewIfNeeded();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(1_000);
  const place = await scrollTop(page);
  const expectPlace = async () => {
    await expect(cards(page)).toHaveCount(72);
    await expect.poll(async () => Math.abs((await scrollTop(page)) - place)).toBeLessThan(200);
  };
  await cards(page).nth(60).getByRole('link').click();
  await expect(page).toHaveURL(`${origin}/promo/p940`);
  await expect(page.locator('h1')).toBeFocused();
  await page.goBack();
  await expectPlace();
  // Back from a page that was loaded again has to ask for the list.
  await page.goForward();
  await expect(page).toHaveURL(`${origin}/promo/p940`);
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expectPlace();
  await page.reload();
  await expectPlace();
  expect(messages).toEqual([]);
});

test('a long list keeps the server’s elements when its code arrives', async ({ page, site: { origin } }) => {
  const release = await hold(page, '**/chunks/long-lists-*.js');
  await page.goto(`${origin}/promo`, { waitUntil: 'commit' });
  await cards(page)
    .first()
    .evaluate((card) => card.setAttribute('data-served', ''));
  release();
  const sheets = () =>
    page.locator('serambi-promo-grid').evaluate(({ shadowRoot }) => shadowRoot?.adoptedStyleSheets.length);
  await expect.poll(sheets).toBeGreaterThan(0);
  await more(page).click();
  await expect(cards(page)).toHaveCount(48);
  await expect(cards(page).first()).toHaveAttribute('data-served', '');
});

test('every page of a list is there without script, and a question deep in a list opens by its address', async ({
  page,
  plain,
  site: { origin, backend },
  start,
}) => {
  await plain.goto(`${origin}/promo`);
  await more(plain).click();
  await expect(plain).toHaveURL(`${origin}/promo?page=2`);
  await expect(cards(plain)).toHaveCount(24);
  await expect(cards(plain).first()).toContainText('Indonesia 976');
  await plain.locator('[rel=prev]').last().click();
  await expect(plain).toHaveURL(`${origin}/promo`);
  await plain.goto(`${origin}/news?page=21`);
  await expect(plain.locator('[part=card]')).toHaveCount(20);

  await page.goto(`${origin}/help#faq-2-50`);
  // An old address, by the question's place.
  const answer = page.locator('#faq-indonesia-50');
  await expect(answer).toHaveAttribute('open', '');
  await expect(answer).toBeInViewport();

  // On another site the backend's whole list is shown in parts, too.
  const partner = await start.page(
    `<!doctype html><script type="module" src="${origin}/widgets/promo-grid.js"></script>
      <serambi-promo-grid api="${backend}" site="${origin}" language="English"></serambi-promo-grid>`,
  );
  await page.goto(partner);
  await expect(cards(page)).toHaveCount(24);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(cards(page)).toHaveCount(48);
  await expect(page).toHaveURL(`${partner}/`);
  // The code that cuts lists cannot be had.
  await page.route('**/long-lists-*', (route) => route.abort());
  await page.reload();
  await expect(cards(page)).toHaveCount(1_000);
});
