import { describe, expect, it, vi } from 'vitest';
import { changeLanguage } from '../../../widgets/runtime/language/language';
import { configure, mount } from '../../support/mount-widget';
import { hrefs, texts } from '../../support/shown';

const item = (path: string) => ({ path, English: path, Indonesia: path });

describe('the footer', () => {
  it('leads to the bank’s pages, and leaves out what the configuration does not have', async () => {
    const { root, text } = await mount('footer');
    expect(root.querySelectorAll('img, [rel=noopener], p:empty')).toHaveLength(0);
    expect(text()).not.toMatch(/undefined|null/);
    expect(hrefs(root)).toEqual([
      ...['/', '/news', '/rate-limit-fees', '/help#contact', '/help/security'],
      ...['/about-us/corporate-governance#report', '/privacy', '/term-condition'],
    ]);
  });

  it('keeps each number of a licence on one line, also one that it names twice, and leaves hyphens of an address alone', async () => {
    const licence = 'Izin KEP-17/D.03/2022, diubah dengan KEP-18/D.03/2024 atas KEP-17/D.03/2022';
    const address = 'Jl. Melati-Kenanga-Anggrek 1';
    const inBoth = (words: string) => ({ English: words, Indonesia: words });
    const complaint = vi.spyOn(console, 'error');
    configure({ name: 'Bank Uji', address: inBoth(address), licences: inBoth(licence) });
    const { root } = await mount('footer');
    const said = [...root.querySelectorAll('p')];
    expect(said.find(({ textContent }) => textContent === address)?.children).toHaveLength(0);
    const told = said.find(({ textContent }) => textContent === licence);
    expect(texts(told, 'span')).toEqual(['KEP-17/D.03/2022,', 'KEP-18/D.03/2024', 'KEP-17/D.03/2022']);
    expect(complaint).not.toHaveBeenCalled();
  });

  it('leads where the bank says, but to no page that it does not have', async () => {
    const [rates, privacy] = [item('/rate-limit-fees'), item('/privacy')];
    configure({ name: 'Bank Melati', footer: { links: [rates] }, disabledPages: ['/privacy'] });
    expect(hrefs((await mount('footer')).root)).toEqual(['/', '/rate-limit-fees', '/term-condition']);
    document.body.replaceChildren();
    configure({ name: 'Bank Melati', footer: { links: [privacy], legal: [rates] }, disabledPages: ['/privacy'] });
    expect(hrefs((await mount('footer')).root)).toEqual(['/', '/rate-limit-fees']);
  });

  it('names each column of its site map whose page the bank has, and folds it where there is no room', async () => {
    configure({
      name: 'Bank Melati',
      menu: [
        item('/promo'),
        { ...item('/services'), links: [item('/services/pay')] },
        { ...item('/about-us'), links: [item('/about-us/csr')] },
      ],
      disabledPages: ['/about-us'],
    });
    const { root } = await mount('footer');
    const names = [...root.querySelectorAll('[part=map] ul')].map(
      (list) => root.querySelector(`[id="${list.getAttribute('aria-labelledby')}"]`)?.textContent,
    );
    expect(names).toEqual(['Jelajahi', '/services']);
    const folds = [...root.querySelectorAll('[part=map] > details')];
    expect(folds.map((each) => texts(each, 'summary'))).toEqual([['Jelajahi'], ['/services']]);
    expect(folds.map((each) => hrefs(each))).toEqual([['/promo'], ['/services/pay']]);
    expect(folds.some((each) => each.hasAttribute('open'))).toBe(false);
  });

  it('shows the disclaimer in the language of the page, and a copyright line with Jakarta’s year and the bank’s name', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T17:00:00Z') });
    configure({ name: 'Bank Melati', disclaimer: { English: 'Licensed by OJK', Indonesia: 'Berizin OJK' } });
    const { text } = await mount('footer');
    expect(text()).toContain('© 2027 Bank Melati');
    expect(text()).toContain('Berizin OJK');
    changeLanguage('English');
    await vi.waitFor(() => expect(text()).toContain('Licensed by OJK'));
  });

  it('draws the networks that it knows and names the others, each with a name of its own', async () => {
    const social = ['Instagram', 'Twitter', 'Constructor'].map((name) => ({ name, url: `https://${name}.example/` }));
    configure({ name: 'Bank Melati', social });
    const { root } = await mount('footer');
    const [instagram, twitter, unknown] = root.querySelectorAll('a[rel=noopener]');
    expect(instagram?.getAttribute('aria-label')).toBe('Instagram');
    expect(twitter?.querySelector('path')).toBeTruthy();
    expect(unknown?.textContent).toBe('Constructor');
    expect(unknown?.querySelector('svg')).toBeNull();
  });

  it('has the hotline, the marks, the address and the licences that the bank states', async () => {
    configure({
      name: 'Bank Melati',
      phones: ['1500 123', '1500 124'],
      hours: { English: 'Always', Indonesia: 'Selalu' },
      address: { English: '1 Garden Road', Indonesia: 'Jalan Taman 1' },
      licences: { English: 'Licence 7', Indonesia: 'Izin 7' },
      marks: [{ name: 'OJK', English: 'Supervised by', Indonesia: 'Diawasi', url: 'https://www.ojk.go.id/' }],
    });
    const { root, text } = await mount('footer');
    expect(root.querySelector('a[href="tel:1500123"]')?.parentElement?.textContent).toBe('Telepon kami1500 123Selalu');
    expect(root.querySelector('[part=marks]')?.textContent).toBe('DiawasiOJK');
    expect(text()).toMatch(/Jalan Taman 1.*Izin 7/);
  });
});
