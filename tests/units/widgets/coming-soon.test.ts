import { afterEach, describe, expect, it, vi } from 'vitest';
import { shape } from '../../../widgets/coming-soon/coming-soon.content';
import { examples } from '../../../widgets/coming-soon/coming-soon.examples';
import { seedContent } from '../../../widgets/runtime/content/content';
import { normalizeContent } from '../../../widgets/runtime/content/normalize';
import { pill } from '../../../widgets/runtime/styles/base.styles';
import { configure, mount, serve } from '../../support/mount-widget';
import { hrefs, texts } from '../../support/shown';

/** The block as the bank's page brings it. */
const seed = (content: unknown) => seedContent({ '/api/soon': normalizeContent(shape, content).content });
const seedBoth = (block: object) => seed({ English: block, Indonesia: block });

const links = (root: ParentNode) => hrefs(root, 'p > a');

describe('the coming-soon screen', () => {
  afterEach(() => seedContent({}));

  it.each([
    ['download-app', 'We are preparing our mobile app at the moment.'],
    ['promo', 'We are preparing special promotions for you.'],
    ['news', 'We are preparing news & events for you.'],
    ['csr', 'We are preparing CSR for you.'],
    ['constructor', 'We are preparing our mobile app at the moment.'],
    ['', 'We are preparing our mobile app at the moment.'],
  ])('says of type “%s” what is being prepared, which is the app of an unknown one', async (type, words) => {
    const { root, text } = await mount('coming-soon', { type, language: 'English' });
    expect(root.querySelector('h2')?.textContent).toBe('Launching Soon');
    expect(text()).toContain(words);
    expect(text()).toContain('Stay tuned!');
  });

  it('says that a page was not found, without promising it, and shows the way home and to help', async () => {
    const { root, text } = await mount('coming-soon', { type: 'not-found', language: 'English' });
    expect(root.querySelector('h2')?.textContent).toBe('The page you are looking for was not found!');
    expect(text()).not.toMatch(/Launching Soon|Stay tuned/);
    expect(links(root)).toEqual(['/', '/help']);
  });

  it.each([
    ['with one', '<div slot="search"></div>', [], true],
    ['where the slot is empty', '', [], false],
    ['where the bank has no search', '<div slot="search"></div>', ['/search'], false],
  ] as const)('asks to look for the page where there is a field: %s', async (_, inside, disabledPages, hasField) => {
    configure({ name: 'Bank Uji', disabledPages: [...disabledPages] });
    const { text } = await mount('coming-soon', { type: 'not-found', language: 'English' }, inside);
    expect(text()).toContain('there is a typo in the address.');
    expect(text().includes('Search for it:')).toBe(hasField);
  });

  it('has a picture of its own for each type, which says nothing that the words do not', async () => {
    const pictures = new Set<string | undefined>();
    for (const type of ['download-app', 'promo', 'news', 'csr', 'not-found']) {
      const { root } = await mount('coming-soon', { type });
      expect(root.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
      pictures.add(root.querySelector('svg')?.innerHTML);
    }
    expect(pictures.size).toBe(5);
  });

  it('says why, what, when and what there is meanwhile, as far as the bank states it', async () => {
    seed(examples.reason?.content);
    const { root, text } = await mount('coming-soon', { type: 'csr', language: 'English' });
    expect(text()).toContain('An auditor reads the report first.');
    expect(text()).toContain('Expected on 31 March 2027');
    expect(texts(root, 'li')).toEqual(['What each rupiah did']);
    // Only one link; the day has its own.
    expect(links(root)).toEqual(['/news']);
    expect(hrefs(root, 'div > a')).toEqual([expect.stringMatching(/^data:text\/calendar/), '/news/feed.xml?lang=en']);
    expect(links((await mount('coming-soon', { type: 'news' })).root)).toEqual(['/']);
  });

  it('says first what comes, where the bank states it, so that nobody takes all of the page for what is missing', async () => {
    seedBoth({ csr: { title: 'The first report', reason: 'It is being audited.' } });
    const { root, text } = await mount('coming-soon', { type: 'csr', language: 'English' });
    expect(root.querySelector('h2')?.textContent).toBe('Launching Soon');
    expect(text()).toMatch(/^The first reportLaunching SoonIt is being audited\..*We are preparing CSR for you\./);
  });

  it('leads to no page that the bank has disabled', async () => {
    configure({ name: 'Bank Uji', disabledPages: ['/news'] });
    seed(examples.reason?.content);
    const { root } = await mount('coming-soon', { type: 'csr' });
    expect(links(root)).toEqual(['/']);
  });

  it('has one button: to be told where somebody can be asked to, else the way on', async () => {
    const meanwhile = { path: '/news', title: 'Berita' };
    const on = '2027-01-15';
    seedBoth({ news: { on, meanwhile, email: 'halo@bank.example' }, csr: { on, meanwhile }, promo: { on } });
    const buttonsOf = async (type: string) => {
      const { root } = await mount('coming-soon', { type });
      return hrefs(root, `.${pill}`);
    };
    expect(await buttonsOf('news')).toEqual([expect.stringMatching(/^mailto:/)]);
    expect(await buttonsOf('csr')).toEqual(['/news']);
    expect(await buttonsOf('not-found')).toEqual(['/']);
    // The calendar is all that there is to do.
    expect(await buttonsOf('promo')).toEqual([]);
  });

  it('offers the day for a calendar, and a message that asks to be told where somebody reads it', async () => {
    configure({ name: 'Bank Uji' });
    seedBoth({ news: { on: '2027-01-15', email: 'halo@bank.example' } });
    const { root } = await mount('coming-soon', { type: 'news', language: 'English' });
    const tell = root.querySelector('a[href^="mailto:"]');
    const calendar = root.querySelector<HTMLAnchorElement>('a[download]');
    expect(calendar?.download).toBe('news.ics');
    expect(decodeURIComponent(calendar?.getAttribute('href') ?? '')).toContain('UID:news-2027-01-15@Bank%20Uji\r\n');
    expect(decodeURIComponent(calendar?.getAttribute('href') ?? '')).toContain(
      'DTSTART;VALUE=DATE:20270115\r\nSUMMARY:Bank Uji: news of your choice\r\n',
    );
    expect(tell?.textContent).toBe('Tell me when it is here');
    expect(tell?.nextElementSibling?.textContent).toBe('Opens an e-\u2060mail to halo@bank.example.');
    expect(tell?.getAttribute('href')).toMatch(/^mailto:halo@bank\.example\?subject=Tell%20me/);
  });

  it('asks the bank’s server on another site, and shows its own words where there is no answer', async () => {
    const answer = { csr: { reason: 'Kami tunggu audit.' } };
    const asked = serve({ '/api/soon': { English: answer, Indonesia: answer } });
    const api = 'https://bank.example';
    const { text } = await mount('coming-soon', { type: 'csr', api });
    await vi.waitFor(() => expect(text()).toContain('Kami tunggu audit.'));
    expect(asked).toContain('/api/soon');
    serve({ '/api/soon': 404 });
    const { event } = await mount('coming-soon', { type: 'csr', api: 'https://other.example' });
    expect(event.type).toBe('serambi:ready');
  });

  it('shows no day that cannot be read, and follows no dangerous address', async () => {
    const addresses = { email: '"><img src=x>', meanwhile: { path: 'javascript:alert(1)', title: 'x' }, feed: [] };
    const reason = '<script>alert(1)</script>Soon';
    seed({ English: { news: { reason, parts: [null, {}, '&lt;b&gt;'], on: 'tomorrow', ...addresses } } });
    const { root, text } = await mount('coming-soon', { type: 'news', language: 'English' });
    expect(text()).toContain('Soon');
    expect(root.querySelector('time, script, img')).toBeNull();
    expect(links(root)).toEqual(['/']);
  });
});
