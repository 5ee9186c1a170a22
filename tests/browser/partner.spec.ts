import { gate } from '../support/gate';
import { startPartners } from '../support/partners';
import { complaints, expect, test } from '../support/site';

test.describe('a partner’s page with rules of its own for everything', () => {
  test('shows the widgets as they are, and they follow its own language switch', async ({ page: tab, site }) => {
    const partner = await startPartners(site.origin);
    const messages = complaints(tab);
    await tab.goto(partner.origin);
    const title = tab.locator('serambi-banner [data-current] h2');
    await expect(title).toBeVisible();
    const style = await title.evaluate((element) => {
      const { color, textTransform, letterSpacing, fontSize } = getComputedStyle(element);
      return { color, textTransform, letterSpacing, large: Number.parseFloat(fontSize) > 30 };
    });
    expect(style).toMatchObject({ color: 'rgb(255, 255, 255)', textTransform: 'none', large: true });
    const service = tab.locator('serambi-services h3').first();
    expect(await service.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))).toBeLessThan(30);

    // It uses the page's language, English, until somebody chooses.
    const before = await service.textContent();
    await tab.getByRole('button', { name: 'Indonesia' }).click();
    await expect(service).not.toHaveText(before ?? '');
    await tab.getByRole('button', { name: 'English' }).click();
    await expect(service).toHaveText(before ?? '');
    await expect(tab.locator('serambi-services a').first()).toHaveAttribute(
      'href',
      `${site.origin}/services/pay?lang=en`,
    );
    expect(await tab.locator('html').getAttribute('lang')).toBe('en');
    expect(await tab.evaluate(() => Object.keys(localStorage))).toEqual(['language']);
    expect(messages).toEqual([]);
    await partner.stop();
  });

  test('says what to do in the first visible one of several that fail', async ({ page: tab, site, start }) => {
    const { open: release, opened: hiddenHasFailed } = gate();
    const backend = await start.server(async ({ url }, response) => {
      response.setHeader('Access-Control-Allow-Origin', '*');
      if (url !== '/api/faq/all') await hiddenHasFailed;
      response.writeHead(404).end();
    });
    const names = ['faq', 'services', 'values'];
    const html = `<!doctype html><p>Host</p>
      ${names.map((name) => `<script type="module" src="${site.origin}/widgets/${name}.js"></script>`).join('')}
      <div style="display:none"><serambi-faq api="${backend}"></serambi-faq></div>
      <serambi-services api="${backend}"></serambi-services><serambi-values api="${backend}"></serambi-values>`;
    await tab.goto(await start.page(html));
    await expect(tab.locator('serambi-faq [role=alert] svg')).toBeAttached();
    release();
    await expect(tab.locator('serambi-services').getByRole('button')).toHaveText('Muat ulang semua');
    for (const name of ['faq', 'values']) {
      await expect(tab.locator(`serambi-${name} [role=alert] button`)).toHaveText('Coba lagi');
      await expect(tab.locator(`serambi-${name} [role=alert]`)).not.toContainText('Silakan');
    }
  });
});
