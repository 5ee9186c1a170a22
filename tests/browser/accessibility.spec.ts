import type { Page } from '@playwright/test';
import { expectToFit, faults, langs, pages, pageWith, wake } from '../support/page-inspection';
import { apart, expect, inTurn, openPage, test } from '../support/site';

const governance = pageWith('whistleblowing-form');

async function openCalendar(page: Page, lang: string) {
  await openPage(page, `${governance}?lang=${lang}`);
  const form = page.locator('serambi-whistleblowing-form');
  await form.getByRole('button', { name: lang === 'en' ? 'Open the calendar' : 'Buka kalender' }).click();
  const dialog = form.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return { form, dialog };
}

test.describe('the calendar', () => {
  test.use({ ownContext: true });
  test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2026-11-21T05:00:00Z')));

  for (const [lang, first, foreign] of [
    ['id', 'Pilih Minggu, 1 November 2026', /Choose|Month|Year|Available|day/i],
    ['en', 'Choose Sunday, 1 November 2026', /Pilih|Bulan|Tahun|Hari/i],
  ] as const) {
    test(
      `names each day with its number, and all in the language shown (${lang})`,
      inTurn(0, lang),
      async ({ page }) => {
        const { dialog } = await openCalendar(page, lang);
        const days = await dialog
          .locator('.react-datepicker__day')
          .evaluateAll((all) => all.map((each) => [each.textContent ?? '', each.getAttribute('aria-label') ?? '']));
        expect(days.length).toBeGreaterThan(27);
        for (const [shown, name] of days) expect(name?.split(/[ ,]+/)).toContain(shown);
        expect(days.map(([, name]) => name)).toContain(first);
        const labels = await dialog.locator('[aria-label]').evaluateAll((all) => all.map((each) => each.ariaLabel));
        expect(labels.filter((label) => foreign.test(label ?? ''))).toEqual([]);
      },
    );
  }
});

test('the exit button covers no field that is in use', apart, async ({ page }) => {
  await openPage(page, governance);
  const form = page.locator('serambi-whistleblowing-form');
  const exit = form.locator('[part=exit]');
  // 640 × 450 is a window of 1280 × 900 at 200 % zoom.
  for (const [width, height] of [
    [320, 640],
    [640, 450],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(exit).toBeVisible();
    const covered = await form.evaluate(async ({ shadowRoot }) => {
      const fields = [...(shadowRoot?.querySelectorAll<HTMLElement>('input, textarea') ?? [])];
      const found: (string | null)[] = [];
      // Backwards, because the browser then scrolls each to the upper edge.
      for (const field of fields.reverse()) {
        field.focus();
        await new Promise(requestAnimationFrame);
        const bar = shadowRoot?.querySelector('[part=exit]')?.getBoundingClientRect();
        const { top, bottom } = field.getBoundingClientRect();
        if (!bar || (bottom > bar.top && top < bar.bottom)) found.push(field.getAttribute('name'));
      }
      return found;
    });
    expect(covered, `at ${width} × ${height}`).toEqual([]);
    // At any position a field is either below the button's bar or not to be seen there at all.
    const beside = await exit.evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      const root = element.getRootNode() as ShadowRoot;
      return root.elementsFromPoint(8, top + height / 2)[0]?.contains(element) ?? false;
    });
    expect(beside, `at ${width} × ${height}`).toBe(true);
  }
});

test('the QR code shows where a phone can scan it, which is not on the phone itself', async ({ page }) => {
  await page.goto('/download');
  const code = page.locator('serambi-download').getByRole('img', { name: 'Kode QR menuju aplikasi' });
  await expect(code).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(code).toBeHidden();
});

test.describe('axe finds nothing', () => {
  for (const lang of ['id', 'en'] as const) {
    test(`with a menu, the drawer or a toast open (${lang})`, inTurn(1, lang), async ({ page }) => {
      await openPage(page, `/promo/kopi-pagi?lang=${lang}`);
      const header = page.locator('serambi-header');
      await header.locator('button[aria-expanded]:visible').first().click();
      expect(await faults(page, { within: 'serambi-header' })).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: lang === 'en' ? 'Copy link' : 'Salin tautan' }).click();
      await expect(page.getByRole('status')).toContainText(/./);
      expect(await faults(page, { within: '#serambi-toasts' })).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      await header.getByRole('button', { name: lang === 'en' ? 'Open the menu' : 'Buka menu' }).click();
      const drawer = header.getByRole('dialog');
      for (const summary of await drawer.locator('summary').all()) await summary.click();
      await expect(drawer.getByRole('link', { name: /Tata kelola|Corporate governance/ })).toBeVisible();
      // A link half below the bar counts as too small.
      await drawer.evaluate((element) => element.scrollTo(0, 0));
      expect(await faults(page, { within: 'serambi-header' })).toEqual([]);
    });
  }
});

/** Finds elements without a focus ring, or with one of low contrast: the outline or its edge needs 3:1. */
const faintRings = (page: Page): Promise<{ seen: number; faint: string[] }> =>
  page.evaluate(() => {
    const pen = new OffscreenCanvas(1, 1).getContext('2d', {
      willReadFrequently: true,
    }) as OffscreenCanvasRenderingContext2D;
    const rgba = (colour: string): number[] => {
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
      return [...pen.getImageData(0, 0, 1, 1).data];
    };
    const luminance = (colour: number[]) => {
      const [r = 0, g = 0, b = 0] = colour.map((each) => {
        const part = each / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (one: number[], other: number[]) => {
      const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    };
    const above = (element: Element): Element | null => {
      const root = element.getRootNode();
      return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    };
    const groundOf = (element: Element | null): number[] => {
      if (!element) return [255, 255, 255, 255];
      const colour = rgba(getComputedStyle(element).backgroundColor);
      return colour[3] === 255 ? colour : groundOf(above(element));
    };
    /** The element itself, the box of its whole card, or its parent. */
    const carrierOf = (element: Element) => {
      const around = [element, above(element), element.parentElement?.parentElement].flatMap((each) => each ?? []);
      return ['', '::after']
        .flatMap((pseudo) => around.map((box) => ({ box, style: getComputedStyle(box, pseudo) })))
        .find(({ style }) => style.outlineStyle === 'solid');
    };
    const within = (root: ParentNode): HTMLElement[] =>
      [...root.querySelectorAll<HTMLElement>('*')].flatMap((each) => [
        each,
        ...(each.shadowRoot ? within(each.shadowRoot) : []),
      ]);
    const faint: string[] = [];
    let seen = 0;
    for (const element of within(document)) {
      element.focus({ preventScroll: true });
      if (element.tabIndex < 0 || !element.matches(':focus-visible')) continue;
      seen++;
      const carrier = carrierOf(element);
      if (!carrier) {
        faint.push(`none ${element.outerHTML.slice(0, 120)}`);
        continue;
      }
      const { outlineColor, outlineOffset, boxShadow } = carrier.style;
      const ring = rgba(outlineColor);
      const edge = rgba(/^\w+\([^)]*\)/.exec(boxShadow)?.[0] ?? outlineColor);
      const ground = groundOf(outlineOffset.startsWith('-') ? carrier.box : above(carrier.box));
      const most = Math.max(contrast(ring, ground), contrast(edge, ground));
      if (most < 3) faint.push(`${most.toFixed(2)} ${element.outerHTML.slice(0, 120)}`);
    }
    return { seen, faint };
  });

for (const [colorScheme, details] of [
  ['light', {}],
  ['dark', apart],
] as const) {
  test(`the focus ring stands out from its ground at every stop (${colorScheme})`, details, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of ['/', pageWith('contact-form'), governance]) {
      await openPage(page, path);
      await wake(page);
      // Focus shows after the first key.
      await page.keyboard.press('Tab');
      const { seen, faint } = await faintRings(page);
      expect(faint, path).toEqual([]);
      expect(seen, path).toBeGreaterThan(25);
    }
  });
}

test('what was received is compared on the device, in both languages and colours', apart, async ({ page }) => {
  for (const [lang, colorScheme, check] of [
    ['id', 'light', 'Periksa'],
    ['en', 'dark', 'Check it'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await openPage(page, `${pageWith('verify')}?lang=${lang}`);
    const widget = page.locator('serambi-verify');
    await widget.locator('textarea').focus();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await widget
      .locator('textarea')
      .fill('https://bankserambi.example/help http://bankserarnbi.example/login 0812 3456 7890');
    await widget.getByRole('button', { name: check }).click();
    const verdicts = widget.getByRole('status').locator('[data-verdict]');
    await expect(verdicts).toHaveCount(3);
    expect(await verdicts.evaluateAll((all) => all.map((each) => each.dataset.verdict))).toEqual([
      'alike',
      'unknown',
      'ours',
    ]);
    expect(asked.filter((url) => !/\/(?:chunks|sheets)\//.test(url))).toEqual([]);
    expect(await faults(page, { within: 'serambi-verify' })).toEqual([]);
    for (const width of [390, 320]) await expectToFit(page, width);
    await page.setViewportSize({ width: 1440, height: 900 });
    page.removeAllListeners('request');
  }
});

/** Presses a key until the focus is at the start again. Returns the stops, and the faults. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<{ stops: number; wrong: string[] }> {
  const wrong: string[] = [];
  const seen = await page.evaluateHandle((): Element[] => []);
  for (let stops = 0; ; stops++) {
    await page.keyboard.press(key);
    const { name, isNew, isSeen } = await seen.evaluate((seen) => {
      let element = document.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      // The parts of a date field are stops of one element.
      if (element && element === seen.at(-1)) return { name: '', isNew: true, isSeen: true };
      if (!element || element === document.body || seen.includes(element)) {
        return { name: '', isNew: false, isSeen: true };
      }
      seen.push(element);
      const { left, top, width, height } = element.getBoundingClientRect();
      const root = element.getRootNode() as Document | ShadowRoot;
      // A link may be as large as its card, and a label may draw its field.
      const own = element.closest('label') ?? element.parentElement ?? element;
      const parts = [0.1, 0.5, 0.9];
      const isSeen = parts.some((x) =>
        parts.some((y) => own.contains(root.elementFromPoint(left + width * x, top + height * y))),
      );
      return { name: element.outerHTML.slice(0, 120), isNew: true, isSeen };
    });
    if (!isNew) return { stops, wrong };
    if (!isSeen) wrong.push(name);
  }
}

for (const [at, { path }] of pages.entries()) {
  const lang = langs[at % langs.length];
  test(`the keyboard walks ${path} to its end and back, and no stop is covered (${lang})`, apart, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, `${path}?lang=${lang}`);
    const down = await walk(page, 'Tab');
    expect(down.wrong).toEqual([]);
    // From the link past the menu to the last one of the footer.
    expect(down.stops).toBeGreaterThan(25);
    await expect(page.locator('serambi-footer a').last()).toBeInViewport();
    const up = await walk(page, 'Shift+Tab');
    expect(up.wrong).toEqual([]);
    expect(up.stops).toBeGreaterThanOrEqual(down.stops);
  });
}
