import { describe, expect, it, vi } from 'vitest';
import join from '../../../widgets/faq/faq.server';
import { changeLanguage } from '../../../widgets/runtime/language/language';
import { joined } from '../../support/joined';
import { configure, mount, mountBlock, mountExample, onBankPage, serve } from '../../support/mount-widget';
import { attributes, hrefs, texts, type } from '../../support/shown';

const faq = async (example = 'usual', withContact = false) => {
  const mounted = await mountExample('faq', example, {}, withContact ? '<p slot="contact">Tulis kepada kami</p>' : '');
  const { root } = mounted;
  /** Without the number of questions in a category. */
  const nameOf = ({ textContent }: Element) => textContent?.replace(/ \d+$/, '');
  const tab = (name: string) =>
    [...root.querySelectorAll<HTMLButtonElement>('[role=tab]')].find((each) => nameOf(each) === name);
  const chosen = () => [...root.querySelectorAll('[role=tab][aria-selected=true]')].map(nameOf);
  /** Open answers of the categories that show. */
  const open = () =>
    [...root.querySelectorAll<HTMLDetailsElement>('details[open]')]
      .filter((details) => !details.closest('[role=tabpanel][hidden]'))
      .map(({ id }) => id);
  const press = (id: string) => {
    // The browser opens the pressed question itself.
    const details = root.querySelector<HTMLDetailsElement>(`#${id}`);
    if (!details) throw new Error(`No ${id}`);
    const before = details.open;
    details.querySelector('summary')?.click();
    if (details.open === before) details.open = !before;
    details.dispatchEvent(new Event('toggle'));
  };
  return { ...mounted, tab, chosen, open, press };
};

const questions = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => ({ featureTitle: `${name}${index + 1}`, featureDesc: 'x' }));
const many = { title: 'Banyak', features: questions(60, 'T') };
const one = { title: 'Satu', features: questions(1, 'S') };

describe('frequently asked questions', () => {
  it('has the numbers to call, first about a lost card, and their hours at once, without a tab', async () => {
    configure({
      name: 'Bank Uji',
      phones: ['1500 123', '+62 21 5080 1234'],
      hours: { English: 'Day and night', Indonesia: 'Siang dan malam' },
    });
    const { root } = await faq();
    const phones = root.querySelector('[part=phones]');
    expect(hrefs(phones)).toEqual(['tel:1500123', 'tel:+622150801234']);
    expect(phones?.querySelector('a')?.textContent).toBe('Kartu hilang atau tertipu? Telepon 1500 123');
    expect(phones?.textContent).toContain('Siang dan malam');
    configure({ name: 'Bank Uji' });
    document.body.replaceChildren();
    expect((await faq()).root.querySelector('[part=phones]')).toBeNull();
  });

  it('says how many questions a category has, those not shown yet included', async () => {
    const { root } = await mountBlock('faq', { faqs: [many, one] });
    expect(texts(root, '[role=tab]')).toEqual(['Banyak 60', 'Satu 1']);
  });

  it('asks below an answer whether it helped, keeps that on the device alone, and leads on where it did not', async () => {
    onBankPage();
    const { asked, root } = await mountExample('faq', 'usual');
    const buttons = () => [...root.querySelectorAll<HTMLButtonElement>('[part=helpful] button')];
    await vi.waitFor(() => expect(buttons()).not.toHaveLength(0));
    buttons()[1]?.click();
    await vi.waitFor(() => expect(buttons()[1]?.getAttribute('aria-pressed')).toBe('true'));
    expect(root.querySelector('[part=helpful] a')?.getAttribute('href')).toBe('/help#contact');
    expect(localStorage.getItem('helpful:faq-siapa-yang-bisa-membuka-rekening')).toBe('no');
    expect(asked).toEqual(['/api/faq/all']);
  });

  it('shows a category with its first answer open, and has one answer open at a time', async () => {
    const { root, tab, chosen, press, open, text } = await faq();
    expect(chosen()).toEqual(['Rekening']);
    expect(open()).toEqual(['faq-siapa-yang-bisa-membuka-rekening']);
    expect(text()).toContain('Ada yang bisa kami bantu?');
    press('faq-apakah-bisa-dipakai-berdua');
    await vi.waitFor(() => expect(open()).toEqual(['faq-apakah-bisa-dipakai-berdua']));
    const names = attributes(root, 'details', 'name');
    expect(names).toEqual(['faq-1', 'faq-1', 'faq-1', 'faq-2', 'faq-2']);
    tab('Transfer')?.click();
    await vi.waitFor(() => expect(chosen()).toEqual(['Transfer']));
    expect(open()).toEqual(['faq-berapa-biaya-transfer']);
  });

  it('opens the answer that the address names, with the focus on its question, and follows the address', async () => {
    onBankPage();
    location.hash = '#faq-2-2';
    const { root, chosen, open } = await faq();
    await vi.waitFor(() => expect(open()).toEqual(['faq-berapa-lama']));
    expect(chosen()).toEqual(['Transfer']);
    await vi.waitFor(() => expect(root.activeElement?.closest('summary')?.parentElement?.id).toBe('faq-berapa-lama'));
    location.hash = '#faq-1-2';
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    await vi.waitFor(() => expect(open()).toEqual(['faq-bagaimana-cara-menutupnya']));
  });

  it.each([
    ['the old address of a category leads to its first answer', '#faq-2', 'faq-berapa-biaya-transfer'],
    ['an address that names nothing leads nowhere', '#faq-9-9', 'faq-siapa-yang-bisa-membuka-rekening'],
  ])('%s', async (_, hash, id) => {
    onBankPage();
    location.hash = hash;
    const { open } = await faq();
    await vi.waitFor(() => expect(open()).toEqual([id]));
  });

  it.each(['#faq-t30', '#faq-1-30'])('adds what comes before the answer that the address names: %s', async (hash) => {
    onBankPage();
    location.hash = hash;
    const { root } = await mountBlock('faq', { faqs: [many] });
    await vi.waitFor(() => expect(root.querySelector('details[open]')?.id).toBe('faq-t30'), { timeout: 10_000 });
    // An old address has the page; another answer may be on any.
    expect(root.querySelectorAll('details')).toHaveLength(hash === '#faq-1-30' ? 48 : 60);
    expect(root.querySelector('#faq-t30 a')?.getAttribute('href')).toBe('/help?page=2#faq-t30');
  });

  it('keeps the same address in both languages where the block has ids', async () => {
    onBankPage();
    const withIds = (...questions: [id: number, title: string][]) => ({
      faqs: [{ title: 'A', features: questions.map(([id, featureTitle]) => ({ id, featureTitle, featureDesc: 'x' })) }],
    });
    serve({
      '/api/faq/all': {
        English: withIds([7, 'Who?'], [9, 'How long?']),
        // One more than in English.
        Indonesia: withIds([7, 'Siapa?'], [8, 'Di mana?'], [9, 'Berapa lama?']),
      },
    });
    location.hash = '#faq-9';
    for (const language of ['Indonesia', 'English']) {
      const { root } = await mount('faq', { language });
      await vi.waitFor(() => expect(root.querySelector('details[open]')?.id).toBe('faq-9'));
      expect(root.querySelector('details[open] h3')?.textContent).toMatch(/Berapa lama|How long/);
    }
  });

  it('keeps the open answer when the language changes, and names it in the address in that language', async () => {
    onBankPage();
    location.hash = '#faq-2-2';
    const { open, text } = await faq();
    await vi.waitFor(() => expect(open()).toEqual(['faq-berapa-lama']));
    changeLanguage('English');
    await vi.waitFor(() => expect(text()).toContain('How long does it take?'));
    expect(open()).toEqual(['faq-how-long-does-it-take']);
    await vi.waitFor(() => expect(location.hash).toBe('#faq-how-long-does-it-take'));
  });

  it('puts the answer that was opened by hand into the address', async () => {
    onBankPage();
    const { press, open } = await faq();
    press('faq-bagaimana-cara-menutupnya');
    await vi.waitFor(() => expect(open()).toEqual(['faq-bagaimana-cara-menutupnya']));
    expect(location.hash).toBe('#faq-bagaimana-cara-menutupnya');
  });

  it('shows the two tabs of help once the page has put something into the contact slot', async () => {
    onBankPage();
    location.hash = '#contact';
    const { root, tab, chosen } = await faq('usual', true);
    await vi.waitFor(() => expect(chosen()[0]).toBe('Hubungi Kami'));
    expect(root.querySelector('[role=tabpanel]:not([hidden]) slot[name=contact]')).toBeTruthy();
    tab('FAQ')?.click();
    await vi.waitFor(() => expect(chosen()).toEqual(['FAQ', 'Rekening']));
    await vi.waitFor(() => expect(location.hash).toBe('#faq'));
  });

  it('has a field that finds answers in all categories, typing errors forgiven, and shows all of them once it is empty', async () => {
    onBankPage();
    const { root, open, chosen } = await faq();
    const field = root.querySelector<HTMLInputElement>('input[name=q]');
    const found = () => texts(root, 'h3');
    const region = root.querySelector('[role=search] [role=status]');
    const status = () => region?.textContent;
    // A program announces only what changes in a region that it knows.
    expect(status()).toBe('');
    type(field, 'biaya trasnfer');
    // The search code is loaded now.
    await vi.waitFor(() => expect(status()).toBe('1 jawaban untuk “biaya trasnfer”'), { timeout: 20_000 });
    expect(found()).toEqual(['Berapa biaya transfer?']);
    expect(open()).toEqual(['faq-berapa-biaya-transfer']);
    const everywhere = root.querySelector('a[href^="/search"]');
    expect(everywhere?.getAttribute('href')).toBe('/search?q=biaya+trasnfer');
    // Without results there is a link to the contacts.
    expect([...root.querySelectorAll('a')].at(-1)?.getAttribute('href')).toBe('/help#contact');
    type(field, 'rekening');
    await vi.waitFor(() => expect(status()).toBe('2 jawaban untuk “rekening”'));
    expect(found()[0]).toBe('Siapa yang bisa membuka rekening?');
    type(field, 'semangka');
    await vi.waitFor(() => expect(status()).toBe('Tidak ada jawaban untuk “semangka”'));
    // A fragment shows its answer despite a search.
    location.hash = '#faq-2-2';
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    await vi.waitFor(() => expect(open()).toEqual(['faq-berapa-lama']));
    expect(field?.value).toBe('');
    expect(chosen()).toEqual(['Transfer']);
  });

  it('leaves the open answers of other categories alone where one is opened among the results of a search', async () => {
    const faqs = ['a', 'b'].map((name) => ({ title: name, features: questions(2, `Kartu ${name}`) }));
    const { root } = await mountBlock('faq', { faqs });
    type(root.querySelector<HTMLInputElement>('input[name=q]'), 'kartu');
    const all = () => [...root.querySelectorAll('details')];
    const status = root.querySelector('[role=search] [role=status]');
    await vi.waitFor(() => expect(status?.textContent).toMatch(/^4 /), { timeout: 20_000 });
    // A browser closes the other answer of the category.
    const open = async (at: number) => {
      for (const index of [at - 1, at]) {
        const details = all()[index] as HTMLDetailsElement;
        details.open = index === at;
        details.dispatchEvent(new Event('toggle'));
      }
      await new Promise(requestAnimationFrame);
    };
    await open(1);
    await open(3);
    expect(all().map((details) => details.open)).toEqual([false, true, false, true]);
  });

  it('stays where a later link has led, although the answer that an earlier one names has come', async () => {
    onBankPage();
    const { root } = await mountBlock('faq', { faqs: [many, one] });
    for (const hash of ['#faq-t30', '#faq-2']) {
      location.hash = hash;
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    }
    await vi.waitFor(() => expect(root.querySelectorAll('details').length).toBeGreaterThan(25), { timeout: 10_000 });
    await new Promise(requestAnimationFrame);
    expect(texts(root, '[aria-selected=true]')).toEqual(['Satu 1']);
  });

  it('shows the topics below the answers, and below the ways to reach the bank and the form for who has chosen to ask', async () => {
    onBankPage();
    const given = '<p slot="topics">Topik</p><p slot="contact">Tulis kepada kami</p>';
    const { root } = await mountExample('faq', 'usual', {}, given);
    const slots = () => attributes(root, '[role=tabpanel]:not([hidden]) slot', 'name');
    expect(slots()).toEqual(['topics']);
    const [, contact] = root.querySelectorAll<HTMLButtonElement>('[role=tab]');
    contact?.click();
    await vi.waitFor(() => expect(slots()).toEqual(['contact', 'topics']));
    expect(root.querySelectorAll('slot[name=topics]')).toHaveLength(1);
  });

  it('does not send a visitor to a search that the bank does not have', async () => {
    configure({ name: 'Bank', disabledPages: ['/search'] });
    const { root } = await faq();
    expect(root.querySelector('form')?.hasAttribute('action')).toBe(false);
    type(root.querySelector<HTMLInputElement>('input[name=q]'), 'biaya');
    await vi.waitFor(() => expect(root.querySelector('[role=status]')?.textContent).toContain('1 jawaban'));
    expect(root.querySelector('a[href^="/search"]')).toBeNull();
    const sent = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    root.querySelector('form')?.dispatchEvent(sent);
    expect(sent.defaultPrevented).toBe(true);
  });

  it('copies the address of an answer', async () => {
    const copied: string[] = [];
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: async (text: string) => copied.push(text) } });
    const { root } = await faq();
    root.querySelector<HTMLAnchorElement>('a[href$="#faq-bagaimana-cara-menutupnya"]')?.click();
    await vi.waitFor(() => expect(copied).toHaveLength(1));
    expect(copied[0]).toMatch(/\/help#faq-bagaimana-cara-menutupnya$/);
  });

  it('leaves out questions without answers and categories without questions', async () => {
    const features = [{ featureDesc: '<p>Ya</p>' }, { featureTitle: 'Apa?', featureDesc: '-' }];
    const asked = { featureTitle: '&lt;i&gt;?&lt;/i&gt;', featureDesc: '<p>Ya</p>' };
    const faqs = [
      null,
      { title: '-', features: [asked] },
      { title: 'Kosong', features },
      { title: 'Aman', features: [...features, asked] },
    ];
    const { root } = await mountBlock('faq', { banner: { title: '-', image: 'javascript:alert(1)' }, faqs });
    expect(texts(root, 'summary')).toEqual(['<i>?</i>']);
    expect(root.querySelector('header, img[src^="javascript"]')).toBeNull();
  });
});

it('the server names the questions that their words do not tell apart, so that a page with some of them can', () => {
  const same = { featureTitle: 'Berapa biayanya?', featureDesc: 'x' };
  const other = { featureTitle: 'Siapa?', featureDesc: 'x' };
  const categories = (second: object) => ({ faqs: [{ features: [same, other] }, { features: [second] }] });
  const told = joined(join, categories({ ...same }));
  expect(told).toEqual(categories({ ...same, id: 'faq-berapa-biayanya-2' }));
});
