/** Widgets on partners' pages: strict policies, scripts in any order, invalid attributes, removal and insertion. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { apart, test as base, changeLanguage, complaints, expect, hold } from '../support/site';
import { drawn, loseOnce, partnerPage, runUntil, script } from '../support/steps';

/** Serves the HTML as a partner's page on another origin, and opens it. */
type Visit = (html: string, headers?: Record<string, string>) => Promise<unknown>;

const test = base.extend<{ visit: Visit }>({
  visit: async ({ page, start }, use) => use(async (html, headers) => page.goto(await start.page(html, headers))),
});

const head = partnerPage('');

/** A page with this widget of the bank's, loaded by its own script or another one. */
const widgetOn = ({ origin }: { origin: string }, name: string, file = name) =>
  `${head}${script(`${origin}/widgets/${file}.js`)}<serambi-${name} api="${origin}"></serambi-${name}>`;

function thrown(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

async function policyOf(bank: string): Promise<string> {
  const [, printed = ''] = /<pre id="policy"[^>]*>([^<]*)/.exec(await (await fetch(`${bank}/gallery`)).text()) ?? [];
  return printed.replaceAll('&#x27;', "'").replaceAll('&#39;', "'").replaceAll('&quot;', '"');
}

test('the README’s lines show the widget, and its button switches the language', async ({ page, site, visit }) => {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
  const [lines = '', button = ''] = [...readme.matchAll(/```html\n([\s\S]*?)```/g)].map(([, html]) => html);
  const messages = complaints(page);
  await visit(head + (lines + button).replaceAll('https://bank.example', site.origin));
  await expect(page.locator('serambi-services h3').first()).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('serambi-services .root')).toHaveAttribute('lang', 'en');
  expect(messages).toEqual([]);
});

test.describe('a widget’s reserved space', () => {
  for (const [width, details] of [
    [390, {}],
    [1440, apart],
  ] as const) {
    test(
      `stays the same when its code loads, at a width of ${width}`,
      details,
      async ({ page, site, request, visit }) => {
        await page.setViewportSize({ width, height: 800 });
        const { widgets } = await (await request.get('/v1/widgets/manifest.json')).json();
        // Their reserved space fits the bank's data, which this page lacks.
        const ofTheBank = ['channels', 'contact-form', 'footer', 'next', 'proof', 'security'];
        const names = Object.keys(widgets).filter((name) => ![...ofTheBank, 'whistleblowing-form'].includes(name));
        // No content is answered, neither to the loader nor to the code at a plain backend.
        await page.route(/\/(?:api\/|first\?)/, () => {});
        const given: Record<string, string> = {
          latest: 'of="promo"',
          'news-carousel': 'kind="news"',
          'news-series': 'slug="any"',
          service: 'service="pay"',
        };
        const tags = names.map((name) => {
          const attribute = given[name] ?? (name.endsWith('-detail') ? 'slug="any"' : '');
          const at = (api: string) => `<serambi-${name} api="${api}" ${attribute}></serambi-${name}>`;
          return at(site.origin) + at('https://backend.example');
        });
        await visit(
          // Widgets do not depend on the page's rem.
          `${head}<style>html { font-size: 10px } body { margin: 0 }</style>
        <link rel="stylesheet" href="${site.origin}/widgets/reserve.css">${tags.join('')}`,
        );
        const heights = () =>
          page.evaluate(
            (names) =>
              names.flatMap((name) =>
                [...document.querySelectorAll(`serambi-${name}`)].map((each) => each.getBoundingClientRect().height),
              ),
            names,
          );
        const kept = await heights();
        await page.addScriptTag({ url: `${site.origin}/widgets/auto.js`, type: 'module' });
        await page.waitForFunction(
          (names) =>
            names.every((name) => document.querySelectorAll(`serambi-${name}`)[1]?.shadowRoot?.querySelector('.root')),
          names,
        );
        const taken = await heights();
        const moved = names
          .flatMap((name) => [`${name} waiting`, `${name} loading`])
          .flatMap((name, at) => {
            const [before = 0, after = 0] = [kept[at], taken[at]];
            return Math.abs(after - before) > 4 ? [`${name}: ${before} px kept, ${after} taken`] : [];
          });
        expect(moved).toEqual([]);
      },
    );
  }

  test('has a width also where the layout sizes it by its content', async ({ page, site, visit }) => {
    const places = [
      'display: flex',
      'display: flex; flex-direction: column; align-items: center',
      'float: left',
      'display: inline-block',
      'position: absolute',
      'display: table-cell',
    ];
    const tag = `<serambi-values api="${site.origin}"></serambi-values>`;
    await visit(
      `${head}${script(`${site.origin}/widgets/values.js`)}
      ${places.map((style) => `<div style="${style}">${tag}</div>`).join('')}`,
    );
    await expect(page.locator('serambi-values li').last()).toBeAttached();
    for (const [width, least] of [
      [1440, 700],
      [390, 250],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const widths = await page
        .locator('serambi-values')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
      for (const [index, each] of widths.entries()) {
        expect(each, `${places[index]} at ${width}`).toBeGreaterThan(least);
        expect(each, `${places[index]} at ${width}`).toBeLessThanOrEqual(width);
      }
    }
  });
});

test('a banner’s text stands above its picture where it does not fit on it', async ({ page, site, visit }) => {
  await visit(
    `${head}${script(`${site.origin}/widgets/banner.js`)}
    <div id="column" style="width: 400px"><serambi-banner api="${site.origin}"></serambi-banner></div>`,
  );
  const banner = page.locator('serambi-banner');
  const title = banner.locator('[data-current] h2');
  await expect(title).toBeVisible();
  /** Whether the text ends above the picture, and whether all controls are inside the banner. */
  const look = () =>
    banner.evaluate((element) => {
      const root = element.shadowRoot as ShadowRoot;
      const box = (selector: string) => root.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      const all = root.querySelectorAll('section > div:first-child button');
      return {
        above: box('[data-current] a').bottom <= box('[data-current] img').top,
        reached: [...all].every((each) => each.getBoundingClientRect().right <= box('section').right),
      };
    });
  for (const [width, above] of [
    [300, true],
    [400, true],
    [600, true],
    [1000, false],
  ] as const) {
    await page.locator('#column').evaluate((column, to) => column.setAttribute('style', `width: ${to}px`), width);
    expect(await look(), `${width} px`).toEqual({ above, reached: true });
  }
});

test('a banner grows with its longest text, which ends above the controls', async ({ page, site, start, visit }) => {
  const wordsOf = (length: number) => 'Bank yang terbuka sepanjang hari '.repeat(9).slice(0, length);
  const banners = [
    [118, 101],
    [76, 157],
    [20, 40],
  ].map(([title, text], id) => ({
    id,
    title: wordsOf(title ?? 0),
    text: wordsOf(text ?? 0),
    image: `${site.origin}/art/banner/savings.svg`,
    link: '/products',
    button: [],
  }));
  const backend = await start.server((_, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.end(JSON.stringify({ English: banners, Indonesia: banners }));
  });
  await visit(`${head}${script(`${site.origin}/widgets/banner.js`)}<serambi-banner api="${backend}"></serambi-banner>`);
  const banner = page.locator('serambi-banner');
  await expect(banner.locator('[data-current] h2')).toBeVisible();
  for (const width of [800, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const heights = new Set<number>();
    for (const at of banners.keys()) {
      const dot = banner.locator('[aria-current]').nth(at);
      await dot.click();
      await expect(dot).toHaveAttribute('aria-current', 'true');
      const { whole, title, link, picture, controls } = await banner.evaluate(({ shadowRoot }) => {
        const box = (selector: string) => shadowRoot?.querySelector(selector)?.getBoundingClientRect() as DOMRect;
        return {
          whole: box('section'),
          title: box('[data-current] h2'),
          link: box('[data-current] a'),
          picture: box('[data-current] img'),
          controls: box('button'),
        };
      });
      const name = `banner ${at} at ${width} px`;
      expect(title.top, name).toBeGreaterThan(whole.top);
      expect(controls.top - link.bottom, name).toBeGreaterThanOrEqual(0);
      expect(controls.bottom, name).toBeLessThan(whole.bottom);
      expect(picture.height, name).toBe(whole.height);
      heights.add(whole.height);
    }
    expect(heights.size, `${width} px`).toBe(1);
  }
});

test('a widget goes to another document and back, and looks the same in both', apart, async ({ page, site, visit }) => {
  const errors = thrown(page);
  await visit(
    `${head}${script(`${site.origin}/widgets/values.js`)}<iframe style="width: 100%"></iframe>
    <serambi-values api="${site.origin}"></serambi-values>`,
  );
  const item = page.locator('serambi-values li').first();
  await expect(item).toBeVisible();
  const look = (place: Locator) =>
    place.evaluate((element) => {
      const { padding, fontSize, backgroundColor } = getComputedStyle(element);
      return { padding, fontSize, backgroundColor };
    });
  const before = await look(item);
  await page.evaluate(() => {
    const inner = (document.querySelector('iframe') as HTMLIFrameElement).contentDocument?.body as HTMLElement;
    inner.append(document.querySelector('serambi-values') as HTMLElement, document.createElement('serambi-values'));
  });
  expect(await look(page.frameLocator('iframe').locator('serambi-values li').first())).toEqual(before);
  await page.evaluate(() => {
    const inner = (document.querySelector('iframe') as HTMLIFrameElement).contentDocument as Document;
    document.body.append(inner.querySelector('serambi-values') as HTMLElement);
  });
  await expect(item).toBeVisible();
  expect(await look(item)).toEqual(before);
  expect(errors).toEqual([]);
});

test.describe('a page with a strict policy', () => {
  for (const sanitiser of ['the browser’s', 'its own']) {
    test(`shows widgets and toasts without a violation, with ${sanitiser} sanitiser`, async ({ page, site, visit }) => {
      if (sanitiser === 'its own') await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'setHTML'));
      const messages = complaints(page);
      // The server allows the page to send the form.
      const allowed = { json: { allowed: true }, headers: { 'Access-Control-Allow-Origin': '*' } };
      await page.route('**/api/contactus/report', (route) => route.fulfill(allowed));
      const at = `api="${site.origin}" site="${site.origin}" language="English"`;
      await visit(
        `${head}${script(`${site.origin}/v1/widgets/auto.js`)}
        <serambi-privacy ${at}></serambi-privacy><serambi-banner ${at}></serambi-banner>
        <serambi-faq ${at}></serambi-faq><serambi-contact-form ${at}></serambi-contact-form>`,
        { 'Content-Security-Policy': await policyOf(site.origin) },
      );
      await expect(page.locator('serambi-privacy p').first()).toBeVisible();
      await expect(page.locator('serambi-banner [data-current] h2')).toBeVisible();
      await expect(page.locator('serambi-faq [part=item]').first()).toBeVisible();
      // A press before the form's code is loaded sends nothing, and is not repeated.
      await expect(async () => {
        await page.locator('serambi-contact-form [part=submit]').click();
        await expect(page.locator('#serambi-toasts p')).toBeVisible({ timeout: 1_000 });
      }).toPass();
      expect(messages).toEqual([]);
    });
  }

  test(
    'needs exactly the policy that the gallery prints, also for media and both forms',
    apart,
    async ({ page, start }) => {
      const picture =
        '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="#05f"/></svg>';
      const media = await start.page(picture, { 'Content-Type': 'image/svg+xml' });
      const values = [
        { image: '/media/by-path.svg', title: 'Trust' },
        { image: `${media}/whole.svg`, title: 'Care' },
      ];
      const blocks: Record<string, object> = {
        '/api/channels': {},
        '/api/iconvalue': values,
        '/api/page/whistleblowing': { titleContent: 'Report', description: '<p>What you have seen</p>' },
      };
      const backend = await start.server(({ url }, response) => {
        const block = url && blocks[url];
        if (!block) return response.writeHead(404).end();
        response.end(JSON.stringify({ English: block, Indonesia: block }));
      });
      const partner = await start.server((_, response) => {
        const at = `api="${bank.origin}" site="${bank.origin}" language="English"`;
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.setHeader('Content-Security-Policy', policy);
        response.end(`${head}<link rel="stylesheet" href="${bank.origin}/widgets/reserve.css">
        ${script(`${bank.origin}/widgets/auto.js`)}<serambi-values ${at}></serambi-values>
        <serambi-contact-form ${at}></serambi-contact-form>
        <serambi-whistleblowing-form ${at}></serambi-whistleblowing-form>`);
      });
      const bank = await start.site({ API_BASE: backend, MEDIA_BASE: media, ALLOWED_ORIGINS: partner });
      const policy = await policyOf(bank.origin);
      const messages = complaints(page);
      await page.goto(partner);
      const pictures = page.locator('serambi-values img');
      await expect(pictures).toHaveCount(2);
      for (const each of await pictures.all()) {
        await each.scrollIntoViewIfNeeded();
        await expect.poll(() => each.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(8);
      }
      await expect(page.locator('serambi-contact-form form')).toBeVisible();
      const frame = page.frameLocator('serambi-whistleblowing-form iframe');
      await expect(frame.locator('serambi-whistleblowing-form form')).toBeVisible();
      expect(messages).toEqual([]);
    },
  );

  test('runs what it pins by integrity or import map, and nothing else', async ({ page, site, request, visit }) => {
    const { version, widgets, files } = await (await request.get('/v1/widgets/manifest.json')).json();
    const { standalone } = widgets.services;
    const messages = complaints(page);
    await visit(
      `${head}<script type="module" src="${site.origin}/v${version}/${standalone}" integrity="${files[standalone].integrity}"
        crossorigin="anonymous"></script><serambi-services api="${site.origin}"></serambi-services>`,
      { 'Content-Security-Policy': await policyOf(site.origin) },
    );
    await expect(page.locator('serambi-services h3').first()).toBeVisible();
    const map = await (await request.get('/v1/widgets/importmap.json')).text();
    const html = (importMap: string) => `${head}<script type="importmap">${importMap}</script>
      ${script(`${site.origin}/v${version}/${widgets.services.entry}`)}
      <serambi-services api="${site.origin}"></serambi-services>`;
    await visit(html(map));
    await expect(page.locator('serambi-services h3').first()).toBeVisible();
    expect(messages).toEqual([]);
    await visit(html(map.replaceAll(/sha384-.{8}/g, 'sha384-AAAAAAAA')));
    await expect.poll(() => messages.join()).toMatch(/integrity/i);
    expect(await page.locator('serambi-services').evaluate((element) => element.matches(':defined'))).toBe(false);
  });
});

test.describe('loading', () => {
  test('asks once for all tags of the page, and for no code that nobody uses', async ({ page, site, visit }) => {
    const asked: string[] = [];
    page.on('request', (each) => {
      const { pathname, searchParams } = new URL(each.url());
      if (!/\.(svg|css)$/.test(pathname)) asked.push([pathname, ...searchParams.getAll('w')].join(' '));
    });
    const tag = `<serambi-news-carousel kind="event" api="${site.origin}/" site="${site.origin}"></serambi-news-carousel>`;
    await visit(
      `${head}${script(`${site.origin}/widgets/auto.js`)}${tag}<serambi-values api="${site.origin}" site="${site.origin}"></serambi-values>${tag}`,
    );
    await expect(page.locator('serambi-news-carousel h2').last()).toBeVisible();
    await expect(page.locator('serambi-values li').first()).toBeVisible();
    expect(asked).toEqual(['/', '/widgets/auto.js', '/first news-carousel?kind=event values']);
  });

  test('uses what the page has preloaded by the gallery’s lines', async ({ page, site, visit }) => {
    await page.goto(`${site.origin}/gallery/services`);
    const lines = await page.locator('#snippet').innerText();
    expect(lines).toContain('rel="preload"');
    const messages = complaints(page);
    const asked: string[] = [];
    page.on('request', (each) => each.url().includes('/first') && asked.push(each.url()));
    await visit(head + lines);
    await expect(page.locator('serambi-services h3').first()).toBeVisible();
    expect(asked).toHaveLength(1);
    expect(messages).toEqual([]);
  });

  test('gives the code of the FAQ what was typed before it came', async ({ page, site, visit }) => {
    const code: string[] = [];
    page.on('request', (each) => each.url().includes('/chunks/') && code.push(each.url()));
    const release = await hold(page, '**/chunks/**');
    await visit(
      `${head}${script(`${site.origin}/widgets/faq.js`)}
      <serambi-faq api="${site.origin}" site="${site.origin}" language="English"></serambi-faq>`,
    );
    await page.evaluate(() => {
      const events: string[] = [];
      Object.assign(window, { events });
      document.querySelector('serambi-faq')?.addEventListener('serambi:ready', () => events.push('ready'));
    });
    const second = page.locator('serambi-faq details').nth(1);
    await second.locator('summary').click();
    await expect(second).toHaveAttribute('open');
    expect(code).toEqual([]);
    const field = page.locator('serambi-faq').getByRole('searchbox');
    await field.fill('card');
    await expect.poll(() => code.length).toBeGreaterThan(2);
    release();
    await expect(page.locator('serambi-faq')).toContainText('answers to “card”');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('card');
    expect(await page.evaluate(() => (window as unknown as { events: string[] }).events)).not.toContain('ready ready');
  });

  test('gives a plain widget its behaviour alone, also if it was lost once', async ({ page, site, visit }) => {
    const messages = complaints(page);
    const code: string[] = [];
    page.on('request', (each) => {
      if (/\/chunks\/(?!behaviours-)/.test(each.url())) code.push(each.url());
    });
    await visit(
      `${head}${script(`${site.origin}/widgets/auto.js`)}
      <serambi-secretary api="${site.origin}"></serambi-secretary><p id="elsewhere"></p>`,
    );
    const opener = page.locator('serambi-secretary [aria-haspopup=dialog]').first();
    const dialog = page.locator('serambi-secretary dialog').first();
    const isModal = () => dialog.evaluate((element) => element.matches(':modal'));
    const lost = await loseOnce(page, /behaviours-/);
    await opener.click();
    await lost();
    await expect.poll(isModal).toBe(true);
    await changeLanguage(page, 'English');
    await expect(page.locator('serambi-secretary .root')).toHaveAttribute('lang', 'en');
    expect(await isModal()).toBe(false);
    await opener.click();
    await expect.poll(isModal).toBe(true);
    await page.evaluate(() =>
      document.querySelector('#elsewhere')?.append(document.querySelector('serambi-secretary') as Node),
    );
    await expect(dialog).toBeHidden();
    await opener.click();
    await expect.poll(isModal).toBe(true);
    expect(code).toEqual([]);
    expect(messages.filter((each) => !each.includes('net::ERR_FAILED'))).toEqual([]);
  });

  test('adds the header’s behaviour once, also if its file was lost once', async ({ page, site, visit }) => {
    let requests = 0;
    page.on('request', (each) => {
      if (each.url().includes('/behaviours-')) requests++;
    });
    const lost = await loseOnce(page, /behaviours-/);
    await visit(widgetOn(site, 'header', 'auto'));
    await lost();
    const dropdown = page.locator('serambi-header button[aria-controls]').first();
    const isOpen = async () => {
      await dropdown.click();
      return dropdown.getAttribute('aria-expanded');
    };
    await expect.poll(isOpen).toBe('true');
    expect(await isOpen()).toBe('false');
    await page.evaluate(() => {
      dispatchEvent(new Event('online'));
      document.body.append(document.querySelector('serambi-header') as Node);
    });
    await drawn(page);
    expect(await isOpen()).toBe('true');
    expect(await isOpen()).toBe('false');
    const address = page.url();
    await page.locator('serambi-header a[lang=en]').first().click();
    await expect(page.locator('serambi-header .root')).toHaveAttribute('lang', 'en');
    expect(page.url()).toBe(address);
    expect(await isOpen()).toBe('true');
    expect(requests).toBe(2);
  });

  test('keeps a press for behaviour that comes after a change of the language', async ({ page, site, visit }) => {
    const release = await hold(page, /behaviours-/);
    await visit(widgetOn(site, 'leaders'));
    await page.locator('serambi-leaders [aria-haspopup=dialog]').first().click();
    await changeLanguage(page, 'English');
    release();
    const modal = page.locator('serambi-leaders dialog:modal');
    await expect(modal).toBeVisible();
    await expect(page.locator('serambi-leaders .root')).toHaveAttribute('lang', 'en');
  });

  test('loads a plain widget’s code once an attribute needs it', async ({ page, site, visit }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const release = await hold(page, /behaviours-/);
    await visit(
      `${head}${script(`${site.origin}/widgets/auto.js`)}
      <serambi-milestones layout="row" api="${site.origin}"></serambi-milestones><serambi-leaders api="${site.origin}"></serambi-leaders>`,
    );
    await page.locator('serambi-milestones [data-move="1"]').click();
    await page.evaluate(() => document.querySelector('serambi-milestones')?.removeAttribute('layout'));
    const all = page.locator('serambi-milestones [aria-expanded]');
    await expect(all).toHaveAttribute('aria-expanded', 'false');
    release();
    await all.click();
    await expect(all).toHaveAttribute('aria-expanded', 'true');

    await page.locator('serambi-leaders [aria-haspopup=dialog]').first().click();
    await expect(page.locator('serambi-leaders dialog:modal')).toBeVisible();
    const backend = site.origin.replace('127.0.0.1', 'localhost');
    const asked = page.waitForRequest(`${backend}/api/leader`);
    await page.locator('serambi-leaders').evaluate((element, api) => element.setAttribute('api', api), backend);
    await asked;
    await expect(page.locator('serambi-leaders h2').first()).toBeVisible();
  });

  test.describe('with a fake clock', () => {
    test.use({ ownContext: true });

    test('rotates a banner by its behaviour alone, also after it was away', apart, async ({ page, site, visit }) => {
      const code: string[] = [];
      page.on('request', (each) => /\/chunks\/(?!behaviours-)/.test(each.url()) && code.push(each.url()));
      await page.clock.install();
      await visit(widgetOn(site, 'banner'));
      const shown = (at: number) => page.locator(`serambi-banner [data-slide]:nth-child(${at})[data-current]`);
      await runUntil(page, shown(2));
      expect(code).toEqual([]);
      await page.evaluate(() => {
        const banner = document.querySelector('serambi-banner') as Element;
        banner.remove();
        Object.assign(window, { banner });
      });
      await page.clock.runFor(30_000);
      await page.evaluate(() => document.body.append((window as unknown as { banner: Element }).banner));
      await expect(shown(2)).toBeVisible();
      await runUntil(page, shown(3));
    });

    test('says that it failed, and tries again, also without the code for that', async ({ page, site, visit }) => {
      const cut = /\/api\/|\/first\?|\/request-/;
      await page.clock.install();
      await page.route(cut, (route) => route.abort());
      await visit(widgetOn(site, 'values'));
      await runUntil(page, page.getByRole('alert').filter({ hasText: 'Bagian halaman ini tidak dapat dimuat.' }));
      await page.unroute(cut);
      await page.getByRole('button', { name: 'Coba lagi' }).click();
      await expect(page.locator('serambi-values h3, serambi-values li').first()).toBeVisible();
      // The button is gone, but not the focus.
      await expect(page.locator('serambi-values .root')).toBeFocused();
    });
  });

  test('works with scripts loaded twice, in any order, and beside other releases', async ({ page, site, visit }) => {
    const messages = complaints(page);
    const asked: string[] = [];
    page.on('request', (each) => asked.push(new URL(each.url()).pathname));
    const files = ['widgets/auto.js', 'widgets/services.js', 'standalone/services.js', 'v1/widgets/services.js'];
    const scripts = [...files, ...[...files].reverse(), 'v1/widgets/auto.js', 'widgets/faq.js'];
    await visit(
      `${head}${scripts.map((file) => script(`${site.origin}/${file}`)).join('')}
      <serambi-services api="${site.origin}"></serambi-services>`,
    );
    await expect(page.locator('serambi-services h3').first()).toBeVisible();
    await changeLanguage(page, 'English');
    await expect(page.locator('serambi-services .root')).toHaveAttribute('lang', 'en');
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual(['/api/service/all']);
    expect(messages).toEqual([]);
  });
});

test('a widget with an invalid attribute fails alone, and the console says why', async ({ page, site, visit }) => {
  const errors = thrown(page);
  const messages = complaints(page);
  const mistakes = {
    '<serambi-service service="gold"></serambi-service>':
      '<serambi-service service="gold"> knows only pay, top-up, transfer, bill-payment, cash-out',
    '<serambi-news-carousel kind="constructor" language="Latin"></serambi-news-carousel>':
      '<serambi-news-carousel language="Latin"> knows only English, Indonesia',
    '<serambi-promo-detail></serambi-promo-detail>': '<serambi-promo-detail> needs a valid slug attribute',
    '<serambi-promo-detail slug="../../nowhere?x=1#y"></serambi-promo-detail>':
      '/api/promo/detail/..%2F..%2Fnowhere%3Fx%3D1%23y did not answer with an object',
    '<serambi-faq api="http://"></serambi-faq>':
      '"http://" is ignored: it is not an address like https://bank.example or /path',
  };
  const tags = Object.keys(mistakes);
  const others = `<serambi-gold></serambi-gold><serambi-values api="${site.origin}"></serambi-values>`;
  await visit(`${head}${script(`${site.origin}/widgets/auto.js`)}${tags.join('')}${others}`);
  await expect(page.locator('serambi-values .root[data-status=ready]')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(tags.length, { timeout: 15_000 });
  for (const expected of [...Object.values(mistakes), 'there is no widget <serambi-gold>'])
    await expect.poll(() => messages.join('\n')).toContain(expected);
  expect(errors).toEqual([]);
});

test('a page in quirks mode shows the same', async ({ page, site, visit }) => {
  const body = `<link rel="icon" href="data:,">${script(`${site.origin}/widgets/services.js`)}
    <table width="1000"><tr><td><serambi-services api="${site.origin}"></serambi-services></table>`;
  const messages = complaints(page);
  const look = async (html: string) => {
    await visit(html);
    const title = page.locator('serambi-services h3').first();
    await expect(title).toBeVisible();
    return title.evaluate((element) => {
      const { fontSize, lineHeight, color } = getComputedStyle(element);
      return [fontSize, lineHeight, color, Math.round(element.getBoundingClientRect().width)];
    });
  };
  const quirks = await look(body);
  expect(await page.evaluate(() => document.compatMode)).toBe('BackCompat');
  expect(quirks).toEqual(await look(`<!doctype html>${body}`));
  expect(messages).toEqual([]);
});

test('widgets come and go 200 times and leave no listener, timer or node', apart, async ({ page, site, visit }) => {
  test.setTimeout(90_000);
  await page.addInitScript(() => {
    const timers = new Set<unknown>();
    const { setTimeout: later, clearTimeout: never, setInterval: often, clearInterval: stop } = window;
    Object.assign(window, {
      timers,
      setTimeout(act: () => void, ms: number) {
        const id = later(() => {
          timers.delete(id);
          act();
        }, ms);
        timers.add(id);
        return id;
      },
      setInterval(act: () => void, ms: number) {
        const id = often(act, ms);
        timers.add(id);
        return id;
      },
      clearTimeout(id: number) {
        timers.delete(id);
        never(id);
      },
      clearInterval(id: number) {
        timers.delete(id);
        stop(id);
      },
    });
  });
  const names = ['banner', 'faq', 'header', 'news-carousel'];
  await visit(`${head}${names.map((name) => script(`${site.origin}/widgets/${name}.js`)).join('')}<main></main>`);
  const comeAndGo = (rounds: number) =>
    page.evaluate(
      async ([names, origin, rounds]) => {
        for (let round = 0; round < rounds; round++) {
          for (const name of names) {
            const element = document.createElement(`serambi-${name}`);
            element.setAttribute('api', origin);
            element.setAttribute('kind', 'news');
            const ready = new Promise((resolve) => element.addEventListener('serambi:ready', resolve, { once: true }));
            document.querySelector('main')?.append(element);
            // Every second element is removed before it is ready.
            if (round % 2 === 0) await ready;
            element.remove();
            await new Promise((resolve) => requestAnimationFrame(resolve));
          }
        }
      },
      [names, site.origin, rounds] as const,
    );
  const client = await page.context().newCDPSession(page);
  const count = async () => {
    await client.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
    const timers = await page.evaluate(() => (window as unknown as { timers: Set<unknown> }).timers.size);
    return { nodes, jsEventListeners, timers };
  };
  await page.waitForFunction((names) => names.every((name) => customElements.get(`serambi-${name}`)), names);
  await comeAndGo(4);
  const before = await count();
  await comeAndGo(50);
  const isAsBefore = async () => {
    const { nodes, jsEventListeners, timers } = await count();
    return nodes < before.nodes + 50 && jsEventListeners <= before.jsEventListeners + 4 && timers <= before.timers;
  };
  // Removed elements are kept for seconds, and the last answers are on their way.
  await expect.poll(isAsBefore, { timeout: 45_000 }).toBe(true);
});

test('a widget works in a closed <details>, in a hidden tab, and moved', async ({ page, site, visit }) => {
  const messages = complaints(page);
  const tag = `<serambi-faq api="${site.origin}"></serambi-faq>`;
  await visit(
    `${head}${script(`${site.origin}/widgets/faq.js`)}<details><summary>More</summary>${tag}</details>
    <section style="display: none">${tag}</section><div id="elsewhere"></div>`,
  );
  const question = (place: string) => page.locator(`${place} serambi-faq [part=item]`).first();
  await expect(question('details')).toBeAttached();
  await page.getByText('More').click();
  await expect(question('details')).toBeVisible();
  await page.evaluate(() => document.querySelector('section')?.removeAttribute('style'));
  await expect(question('section')).toBeVisible();

  const second = page.locator('section serambi-faq [part=item]').nth(1).locator('button, summary').first();
  await second.click();
  const state = () =>
    page
      .locator('serambi-faq')
      .last()
      .evaluate((element) => element.shadowRoot?.querySelector('.root')?.innerHTML);
  const before = await state();
  await page.evaluate(() => {
    const faq = document.querySelector('section serambi-faq');
    if (faq) document.querySelector('#elsewhere')?.append(faq);
  });
  expect(await state()).toBe(before);
  await expect(question('#elsewhere')).toBeVisible();
  expect(messages).toEqual([]);
});

test('a moved header has its drawer closed, and opens it again', async ({ page, site, visit }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(widgetOn(site, 'header', 'auto'));
  const burger = page.locator('serambi-header [aria-haspopup]');
  const drawer = page.locator('serambi-header dialog');
  const isModal = () => drawer.evaluate((element) => element.matches(':modal'));
  await burger.click();
  await expect.poll(isModal).toBe(true);
  await page.evaluate(() => document.body.append(document.querySelector('serambi-header') as Node));
  await expect(burger).toHaveAttribute('aria-expanded', 'false');
  expect(await drawer.evaluate((element: HTMLDialogElement) => element.open)).toBe(false);
  await burger.click();
  await expect(burger).toHaveAttribute('aria-expanded', 'true');
  expect(await isModal()).toBe(true);
});

test('the host page stays as it is, but for the stored language', async ({ page, site, visit }) => {
  await page.addInitScript(() => {
    Object.assign(window, { globals: Object.getOwnPropertyNames(window) });
  });
  await visit(`${head}<body><p id="host">Host</p><a href="#x">Link</a><main></main>`);
  const look = () =>
    page.evaluate(() => {
      const { globals } = window as unknown as { globals: string[] };
      const root = document.documentElement;
      return {
        added: Object.getOwnPropertyNames(window).filter((name) => !globals.includes(name) && name !== 'globals'),
        html: [...root.attributes].map(({ name, value }) => `${name}=${value}`),
        sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
        head: document.head.innerHTML.replace(/<script.*?<\/script>/g, ''),
        styles: ['html', 'body', '#host', 'a'].map((selector) => {
          const style = getComputedStyle(document.querySelector(selector) as Element);
          return [...style]
            .filter((name) => !/size|height|width|origin|^--serambi-/.test(name))
            .map((name) => style.getPropertyValue(name))
            .join();
        }),
        storage: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
        cookie: document.cookie,
        address: location.href,
        history: history.length,
        native: [history.pushState, window.fetch, Element.prototype.attachShadow].map(String),
      };
    });
  const before = await look();
  const { widgets } = await (await page.request.get(`${site.origin}/widgets/manifest.json`)).json();
  const attributes: Record<string, string> = { service: 'pay', kind: 'news', of: 'promo', slug: 'kopi-pagi' };
  await page.evaluate(
    async ([names, origin, attributes]) => {
      const main = document.querySelector('main') as Element;
      for (const name of names) {
        const element = document.createElement(`serambi-${name}`);
        for (const [key, value] of Object.entries({ ...attributes, api: origin, site: origin }))
          element.setAttribute(key, value);
        main.append(element);
      }
      await import(`${origin}/widgets/auto.js`);
      await Promise.all(names.map((name) => customElements.whenDefined(`serambi-${name}`)));
      const detail = { type: 'CHANGE', value: 'English' };
      window.dispatchEvent(new CustomEvent('serambi:language', { detail }));
    },
    [Object.keys(widgets), site.origin, attributes] as const,
  );
  await expect(page.locator('serambi-faq [part=item]').first()).toBeAttached();
  const after = await look();
  expect(after).toEqual({ ...before, storage: ['language'] });
  await page.evaluate(() => document.querySelector('main')?.replaceChildren());
  await expect.poll(look).toEqual({ ...before, storage: ['language'] });
});
