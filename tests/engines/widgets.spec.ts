import { expect, test } from './test';

test('a leader’s popup takes the focus, closes with Escape and gives the focus back', async ({ tab, site }) => {
  await tab.open(`${site}/about-us/profiles`);
  const person = tab.find('serambi-leaders >>> [role=tabpanel] h3 button');
  await person.click();
  await tab.find('serambi-leaders >>> dialog').shown();
  await tab.find('serambi-leaders >>> dialog button').focused();
  // The page behind is inert.
  expect(await tab.find('serambi-leaders >>> dialog').evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  await tab.press('Escape');
  await tab.find('serambi-leaders >>> dialog').hidden();
  await person.focused();
});

test('a question opens by pointer and by key, and closes the one before', async ({ tab, site }) => {
  await tab.open(`${site}/help`);
  const questions = 'serambi-faq >>> [role=tabpanel]:not([hidden]) details:not([open]) > summary';
  const names = 'serambi-faq >>> [role=tabpanel]:not([hidden]) details[open] h3';
  const first = await tab.find(names).text();
  await tab.find(questions).click();
  await expect.poll(() => tab.find(names).text()).not.toBe(first);
  expect(await tab.find(names).count()).toBe(1);
  await tab.find(questions).press('Enter');
  await expect.poll(() => tab.find(names).text()).toBe(first);
  expect(await tab.find(names).count()).toBe(1);
});

test('tabs follow the arrow keys, Home and End, and show their panel', async ({ tab, site }) => {
  await tab.open(`${site}/products`);
  const selected = () => tab.find('serambi-products >>> [role=tab][aria-selected=true]').text();
  const names = await tab.evaluate(() =>
    [...(document.querySelector('serambi-products')?.shadowRoot?.querySelector('[role=tablist]')?.children ?? [])].map(
      (each) => (each as HTMLElement).innerText,
    ),
  );
  const focused = tab.find('serambi-products >>> [role=tab]:focus');
  await tab.find('serambi-products >>> [role=tab][aria-selected=true]').click();
  for (const [key, index] of [
    ['ArrowRight', 1],
    ['End', names.length - 1],
    ['ArrowRight', 0],
    ['ArrowLeft', names.length - 1],
    ['Home', 0],
  ] as const) {
    await tab.press(key);
    await expect.poll(selected).toBe(names[index]?.replace(/\s+/g, ' ').trim());
    await focused.shown();
    const isPanelShown = await focused.evaluate((tab) => {
      const panel = (tab.getRootNode() as ShadowRoot).getElementById(tab.getAttribute('aria-controls') ?? '');
      return panel?.checkVisibility();
    });
    expect(isPanelShown).toBe(true);
  }
});

test('a slider’s arrows scroll its row, there and back', async ({ tab, site }) => {
  await tab.open(`${site}/news`);
  const left = () =>
    tab.find('serambi-news-carousel >>> [part=slider] > ul').evaluate((row) => Math.round(row.scrollLeft));
  expect(await left()).toBe(0);
  await tab.find('serambi-news-carousel >>> [part=slider] button:last-child').click();
  await expect.poll(left).toBeGreaterThan(50);
  await tab.find('serambi-news-carousel >>> [part=slider] button:first-child').click();
  await expect.poll(left).toBe(0);
});

test('the banner pauses, and its dots show the slide they stand for', async ({ tab, site }) => {
  await tab.open(`${site}/`);
  const title = () => tab.find('serambi-banner >>> [data-current] h2').text();
  await tab.find('serambi-banner >>> button[aria-label^=Jeda]').click();
  await tab.find('serambi-banner >>> button[aria-label^=Putar]').shown();
  await tab.find('serambi-banner >>> button[aria-label="Tampilkan sorotan 1 dari 4"]').click();
  const first = await title();
  await tab.find('serambi-banner >>> button[aria-label="Tampilkan sorotan 3 dari 4"]').click();
  await expect.poll(title).not.toBe(first);
  expect(
    await tab.find('serambi-banner >>> button[aria-label="Tampilkan sorotan 3 dari 4"]').attribute('aria-current'),
  ).toBe('true');
});

test('a dropdown of the menu opens by key, and Escape closes it onto its button', async ({ tab, site }) => {
  await tab.open(`${site}/`);
  const button = tab.find('serambi-header >>> nav button', 'Layanan');
  await button.press('Enter');
  const inside = tab.find('serambi-header >>> nav a[href="/services/pay"]');
  await inside.shown();
  await tab.press('Tab');
  await tab.press('Escape');
  await inside.hidden();
  await button.focused();
});

test('a phone’s menu opens over the page, and leads to another page', async ({ tab, site }) => {
  await tab.resize(390, 844);
  await tab.open(`${site}/`);
  await tab.find('serambi-header >>> button[aria-haspopup=dialog]').click();
  const drawer = tab.find('serambi-header >>> dialog[open]');
  await drawer.shown();
  await tab.find('serambi-header >>> dialog summary').click();
  await tab.find('serambi-header >>> dialog details[open] a').shown();
  await tab.find('serambi-header >>> dialog nav > ul > li > a', 'Promo').click();
  await drawer.hidden();
  await tab.find('serambi-promo-grid >>> h2').shown();
});

test('the button that copies the link says in a toast whether it could', async ({ tab, site }) => {
  await tab.open(`${site}/promo`);
  await tab.open(
    await tab.find('serambi-promo-grid >>> a[href*="/promo/"]').evaluate((link) => (link as HTMLAnchorElement).href),
  );
  // A toast lasts two seconds, in which a busy machine may not look.
  await tab.evaluate(() => {
    const look = () => {
      const toast = document.querySelector('#serambi-toasts')?.shadowRoot?.querySelector('p');
      if (toast) document.body.dataset.toast = `${toast.textContent}: ${toast.offsetHeight} px`;
      else requestAnimationFrame(look);
    };
    look();
  });
  await tab.find('serambi-promo-detail >>> button[aria-label="Salin tautan"]').click();
  await expect
    .poll(() => tab.find('body').attribute('data-toast'))
    .toMatch(/^(Link telah tersalin|Tautan tidak dapat disalin).*: \d\d px$/);
});
