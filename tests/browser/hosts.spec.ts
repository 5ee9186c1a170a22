/** Widgets on unusual pages: dark, with forced colours, right to left, narrow, translated. */
import type { Locator, Page } from '@playwright/test';
import { demoBank } from '../support/demo-bank';
import { attributesOf, faults, tagOf, widgetNames } from '../support/page-inspection';
import { apart, expect, test } from '../support/site';
import { drawn, ready, translate } from '../support/steps';

const { theme: _, ...bank } = demoBank;

/** Every widget with the bank's configuration, but not with its theme. */
const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">
  <link rel="stylesheet" id="theme"><style>body { margin: 0 }</style><style id="rules"></style>
  <script type="application/json" id="serambi-config">${JSON.stringify({ bank })}</script>
  <script type="module" src="/widgets/auto.js"></script>
  <main>${widgetNames.map((name) => tagOf(name, 'language="English"')).join('')}</main>`;

/** Replaces the page's added rules. */
async function style(page: Page, rules: string) {
  await page.locator('#rules').evaluate((element, rules) => {
    element.textContent = rules;
  }, rules);
  await drawn(page);
}

/** Finds widgets with visible parts outside their box. */
const outside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const clips = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
    const isClipped = (element: Element): boolean => {
      const { parentElement } = element;
      return parentElement !== null && (clips(parentElement) || isClipped(parentElement));
    };
    return [...document.querySelectorAll('main > *')].flatMap((widget) => {
      const { left, right } = widget.getBoundingClientRect();
      return [...(widget.shadowRoot?.querySelectorAll('.root *') ?? [])]
        .filter((element) => {
          const box = element.getBoundingClientRect();
          return box.width > 0 && (box.right > right + 1 || box.left < left - 1) && !isClipped(element);
        })
        .map((element) => `${widget.localName}: ${element.outerHTML.slice(0, 120)}`);
    });
  });

test.describe('a page that holds every widget', () => {
  test.describe.configure({ mode: 'serial' });
  let page: Page;
  const errors: string[] = [];

  test.beforeAll(async ({ browser, site }) => {
    page = await browser.newPage({
      baseURL: site.origin,
      reducedMotion: 'reduce',
      viewport: { width: 900, height: 900 },
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    // On the bank's origin, because elsewhere the whistleblowing form is an iframe.
    await page.route('**/host', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto('/host');
    await ready(page, widgetNames);
  });
  test.afterAll(async () => {
    await page.close();
    expect(errors).toEqual([]);
  });

  const dark = ':root { color-scheme: dark; --serambi-scheme: dark; background: #111 }';
  test('is legible where it is dark and says no more than that', apart, async () => {
    await style(page, dark);
    expect(await faults(page, { rules: ['color-contrast'] })).toEqual([]);
  });

  test('has logos that can be seen where it is dark', async () => {
    await style(page, dark);
    for (const name of ['header', 'footer', 'download'])
      await expect(page.locator(`serambi-${name} img[src*=logo]:visible`).first()).toHaveAttribute(
        'src',
        bank.logoLight,
      );
    // Without a dark logo, or if the browser does not know the scheme, the logo has a light ground.
    const logo = page.locator('serambi-header a img').first();
    await expect(logo).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    // The logo's `alt` text, if the picture is missing.
    await expect(logo).toHaveCSS('color', 'rgb(0, 0, 0)');
  });

  test('is legible in the gallery’s example theme', apart, async () => {
    await style(page, '');
    const theme = page.locator('#theme');
    await theme.evaluate(
      (link: HTMLLinkElement) =>
        new Promise((resolve) => {
          link.onload = resolve;
          link.href = '/gallery/theme.css';
        }),
    );
    await drawn(page);
    expect(await faults(page, { rules: ['color-contrast'] })).toEqual([]);
    await theme.evaluate((link) => link.removeAttribute('href'));
  });

  test('tells apart what is chosen, and what can be pressed, in forced colours and with more contrast', async () => {
    const one = (widget: string, selector: string) => page.locator(`serambi-${widget}`).locator(selector).first();
    const ground = (locator: Locator, pseudo?: string) =>
      locator.evaluate((element, pseudo) => getComputedStyle(element, pseudo).backgroundColor, pseudo);
    const chosen = [
      ['faq', '[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
      ['products', '[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
      ['promo-grid', 'a[aria-current=true]', 'a[aria-current=false]'],
      ['header', '[role=group] a[aria-current]', '[role=group] a:not([aria-current])'],
    ] as const;
    await page.emulateMedia({ forcedColors: 'active' });
    for (const [widget, is, isNot] of chosen)
      expect(await ground(one(widget, is)), `${widget} ${is}`).not.toBe(await ground(one(widget, isNot)));
    const line = await one('milestones', 'li').evaluate((each) => getComputedStyle(each, '::before').borderLeft);
    expect(line).toMatch(/^\d+px solid/);
    const sign = one('faq', 'summary > :last-child');
    expect(await ground(sign, '::before')).not.toBe(await ground(sign));
    await expect(one('contact-form', '[part=submit]')).toHaveCSS('border-top-style', 'solid');
    for (const name of ['footer', 'download'])
      await expect(one(name, 'img[src*=logo]')).toHaveCSS('background-color', 'rgb(0, 0, 0)');
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await expect(one('header', 'a img')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light', contrast: 'more' });
    for (const [widget, is, isNot] of chosen) {
      await expect(one(widget, is)).toHaveCSS('text-decoration-line', 'underline');
      await expect(one(widget, isNot)).toHaveCSS('text-decoration-line', 'none');
    }
    await page.emulateMedia({ contrast: 'no-preference' });
  });

  test('is read from left to right where it is written from right to left, and stays in its column', async () => {
    await page.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'));
    const roots = page.locator('main > * .root');
    await expect(roots).toHaveCount(widgetNames.length);
    expect(new Set(await roots.evaluateAll((all) => all.map((each) => getComputedStyle(each).direction)))).toEqual(
      new Set(['ltr']),
    );
    expect(await outside(page)).toEqual([]);
    await page.locator('html').evaluate((html) => html.removeAttribute('dir'));
  });

  test('stays in a column of 200 px, where a day of the calendar can still be hit', apart, async () => {
    await style(page, 'main { width: 200px }');
    // A closed element is laid out only when its position is read, so it is measured again.
    await expect.poll(() => outside(page)).toEqual([]);
    const form = page.locator('serambi-whistleblowing-form');
    await form.getByRole('button', { name: 'Open the calendar' }).click();
    const day = await form.getByRole('gridcell').first().boundingBox();
    expect(Math.min(day?.width ?? 0, day?.height ?? 0)).toBeGreaterThanOrEqual(24);
    expect(await outside(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(form.getByRole('dialog')).toBeHidden();
    await style(page, '');
  });

  test('goes on where it was translated in place', apart, async () => {
    await translate(page);
    await page.locator('serambi-faq [role=tab]').nth(1).click();
    await expect(page.locator('serambi-faq [role=tab]').nth(1)).toHaveAttribute('aria-selected', 'true');
    const form = page.locator('serambi-contact-form');
    await form.locator('[name=name]').fill('Budi Santoso');
    await form.locator('[part=submit]').click();
    await expect(form.locator('[aria-invalid=true]').first()).toBeFocused();
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('main > *')) element.setAttribute('language', 'Indonesia');
    });
    await expect(form.locator('.root')).toHaveAttribute('lang', 'id');
    await expect(form.locator('[part=submit]')).toHaveText('Kirim pesan');
    await expect(page.locator('serambi-products [role=tab]').first()).toHaveText('Serambi Pay dan Plus');
    expect(errors).toEqual([]);

    const element = await form.elementHandle();
    await element?.evaluate((element) => element.remove());
    await expect(form).toHaveCount(0);
    await element?.evaluate((element) => document.querySelector('main')?.append(element));
    await expect(form.locator('[name=name]')).toHaveValue('Budi Santoso');
  });
});

/** A page with these widgets as fragments. */
async function fragmentPage(bank: string, names: readonly string[]): Promise<string> {
  const fragments = await Promise.all(
    names.map(async (name) => (await fetch(`${bank}/embed/${name}?${new URLSearchParams(attributesOf(name))}`)).text()),
  );
  return `<!doctype html><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">
    <link rel="stylesheet" href="${bank}/widgets/reserve.css">${fragments.join('')}`;
}

test('neither reserve.css nor the code that takes fragments over moves them', async ({ page, partner, site }) => {
  partner.show(await fragmentPage(site.origin, widgetNames));
  // The report form becomes a frame, which a page without script cannot show.
  const names = widgetNames.filter((name) => name !== 'whistleblowing-form');
  const sheet = page.locator('link[rel=stylesheet]');
  const heights = async (isDisabled: boolean) => {
    await sheet.evaluate((link: HTMLLinkElement, to) => {
      if (link.sheet) link.sheet.disabled = to;
    }, isDisabled);
    return page.evaluate(
      (names) => names.map((name) => [name, document.querySelector(`serambi-${name}`)?.getBoundingClientRect().height]),
      widgetNames,
    );
  };
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(partner.origin);
    await expect.poll(() => sheet.evaluate((link: HTMLLinkElement) => Boolean(link.sheet))).toBe(true);
    expect(await heights(true), `at ${width} px`).toEqual(await heights(false));
    await drawn(page);
    await page.evaluate((names) => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      for (const name of names) {
        const element = document.querySelector(`serambi-${name}`) as Element;
        const { height } = element.getBoundingClientRect();
        new ResizeObserver(() => {
          const now = element.getBoundingClientRect().height;
          if (Math.abs(now - height) > 1) moved.push(`${name}: ${height} to ${now}`);
        }).observe(element);
      }
    }, names);
    await page.addScriptTag({ url: `${site.origin}/widgets/auto.js`, type: 'module' });
    await ready(page, names);
    await drawn(page);
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved), `at ${width} px`).toEqual([]);
  }
});
