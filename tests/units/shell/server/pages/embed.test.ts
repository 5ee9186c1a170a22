import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import type { ContentSource } from '../../../../../shell/server/content/content-source';
import { formTokens } from '../../../../../shell/server/forms/form-token';
import { bankDataElsewhere } from '../../../../../shell/server/http/page-config';
import { embedding, embedRoute } from '../../../../../shell/server/pages/embed';
import { contentPath } from '../../../../../widgets/runtime/widget/definition';
import { appOf } from '../../../../support/app';
import { demoContent as reference, sourceOf, widgets } from '../../../../support/content';

const origin = 'https://bank.example';
const bank = { name: 'Bank Uji', logo: '/art/brand/logo.svg' };
const bankDataOf = bankDataElsewhere({ bank }, widgets);
const theme = { light: {} };

const make = (source: ContentSource, more: object = {}) =>
  embedding({ tokens: formTokens(''), source, widgets, bankDataOf, theme, ...more });
const ask = (address: string, source: ContentSource = reference, more: object = {}) => {
  const { pathname, searchParams } = new URL(address, origin);
  return make(source, more)(pathname.slice(1), searchParams, origin);
};

describe('a fragment', () => {
  it('is rendered anew each minute, as an incident may have begun', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T00:30:00+07:00') });
    const from = '2026-11-26T01:00+07:00';
    const block = {
      checked: '2026-11-26T00:00+07:00',
      incidents: [{ id: 'a', title: 'The app rests', from }],
      scams: [],
    };
    const fragment = make(sourceOf({ '/api/status': block }));
    const title = async () =>
      /<h2[^>]*>(.*?)<\/h2>/.exec((await fragment('status', new URLSearchParams(), origin)).html)?.[1];
    expect(await title()).toContain('Semua layanan');
    vi.setSystemTime(new Date('2026-11-26T01:01:00+07:00'));
    expect(await title()).toContain('1 gangguan');
  });

  it('is one finished element with its own attributes, its addresses and its content, in Indonesian unless asked', async () => {
    const { html, isComplete } = await ask('/promo-detail?slug=kopi-pagi');
    expect(html).toMatch(
      /^<!--email_off--><serambi-promo-detail slug="kopi-pagi" api="https:\/\/bank\.example" site="https:\/\/bank\.example" data-rendered=""><template shadowrootmode="open" shadowrootserializable><style>/,
    );
    expect(html).toMatch(
      /<\/template><script type="application\/json">[^<]*<\/script><\/serambi-promo-detail><!--\/email_off-->$/,
    );
    expect(html).toContain('lang="id"');
    expect(html).toContain('data-status="ready"');
    expect(isComplete).toBe(true);
    const { html: english } = await ask('/promo-detail?slug=kopi-pagi&language=English');
    expect(english).toContain('language="English"');
    expect(english).toContain('lang="en"');
  });

  it('leads to the bank and shows its pictures, wherever it is', async () => {
    const leading: string[] = [];
    for (const [name, widget] of widgets) {
      // Required attributes are missing, and the source has no search.
      if ((widget.content && !widget.content.isOptional && !contentPath(widget, {})) || name === 'search') continue;
      const { html } = await ask(`/${name}`);
      const markup = html.slice(html.indexOf('</style>'));
      if (/ (href|src)="https:\/\/bank\.example\//.test(markup)) leading.push(name);
      expect(markup, name).not.toMatch(/ (href|src|srcset)="\/(?!\/)/);
    }
    expect(leading).toEqual(expect.arrayContaining(['header', 'footer', 'banner']));
  });

  it('resolves the addresses in rich text by what they are, not by how they look', async () => {
    const description = '<img src=/a.svg alt=""><a href= "/help">x</a><code>y href="/z"</code>';
    const source = sourceOf({ '/api/promo/detail/x': { title: 'x', description } });
    const { html } = await ask('/promo-detail?slug=x', source);
    expect(html).toContain(`<img src="${origin}/a.svg" alt=""`);
    expect(html).toContain(`<a href="${origin}/help">`);
    expect(html).toContain('y href=&quot;/z&quot;');
  });

  it('does not depend on the size that the host gives its root', async () => {
    const { html, styleHashes } = await ask('/faq');
    const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
    expect(style).not.toMatch(/\d(rem)\b/);
    expect(styleHashes).toEqual([`sha256-${createHash('sha256').update(style).digest('base64')}`]);
  });

  it('brings the bank’s theme, over which the host’s own wins, with a hash of its own', async () => {
    const { html, styleHashes } = await ask('/values', reference, { theme: { light: { leaf: '#123456' } } });
    const [, theme = ''] = /<\/template><style>(.*?)<\/style><\/serambi-values><!--\/email_off-->$/.exec(html) ?? [];
    expect(theme).toBe(':where(:root){--serambi-leaf:light-dark(#123456,#A9BDD2)}');
    expect(styleHashes).toContain(`sha256-${createHash('sha256').update(theme).digest('base64')}`);
  });

  it('brings the bank’s name, signs and languages where they show, for the script to take over', async () => {
    const { html } = await ask('/header');
    const config = /<script type="application\/json">(.*?)<\/script><\/serambi-header><!--\/email_off-->$/.exec(html);
    expect(JSON.parse(config?.[1] ?? '')).toEqual({ bank: { ...bank, logo: `${origin}/art/brand/logo.svg` } });
    expect(html).toContain(`href="${origin}/?lang=en"`);
    expect((await ask('/values')).html).not.toContain('<script');
  });

  it.each([
    ['/nothing', 404, 'There is no widget "nothing"'],
    ['/constructor', 404, 'There is no widget "constructor"'],
    ['/promo-detail?slug=nothing', 404, '/api/promo/detail/nothing'],
    ['/promo-detail', 400, 'needs a valid slug attribute'],
    ['/service?service=fly', 400, 'needs a valid service attribute'],
    ['/faq?language=Klingon', 400, 'language must be one of "English", "Indonesia", not "Klingon"'],
    ['/faq?colour=red', 400, 'has no attribute "colour": it has category, api, site, language, heading, hero, limit'],
    ['/faq?site=https://other.example', 400, 'site must be one of "https://bank.example"'],
    ['/faq?api=javascript:alert(1)', 400, 'api must be one of'],
  ] as const)('is refused for %s with %i', async (address, status, message) => {
    await expect(ask(address)).rejects.toMatchObject({ status, message: expect.stringContaining(message) });
  });

  it('refuses what the documentation does not list', async () => {
    const values = (_: string, name: string) => (name === 'type' ? ['promo', 'news'] : undefined);
    const message = 'type must be one of "promo", "news", not "nothing".';
    const refused = ask('/coming-soon?type=nothing', reference, { values });
    await expect(refused).rejects.toMatchObject({ status: 400, message });
    await expect(ask('/coming-soon?type=news', reference, { values })).resolves.toBeTruthy();
  });

  it('takes the addresses of origins that are allowed', async () => {
    const { html } = await ask('/faq?site=https://other.example/', reference, { origins: ['https://other.example'] });
    expect(html).toContain('site="https://other.example"');
    expect(html).toContain('href="https://other.example/help#');
  });

  it('begins with loading, and is not to be kept, when the content is not there', async () => {
    const source: ContentSource = { read: async () => ({ status: 'failed', reason: 'down' }) };
    const { html, isComplete } = await ask('/faq', source);
    expect(html).toContain('data-status="loading"');
    expect(isComplete).toBe(false);
    expect((await ask('/faq', { read: () => new Promise(() => {}) })).isComplete).toBe(false);
  });
});

describe('its answer', () => {
  const hash = expect.stringMatching(/^sha256-/);
  it.each([
    ['a fragment', '/embed/faq', { 'content-type': 'text/html; charset=utf-8', 'serambi-style-hash': hash }],
    ['widgets for the loader', '/first?w=values', { 'content-type': 'application/json; charset=utf-8' }],
  ])('may be kept for a minute by anyone, and read by pages of any origin: %s', async (_, path, own) => {
    const response = await (await appOf({ publicOrigin: origin })).request(path);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': expect.stringMatching(/^public, max-age=60, stale-while-revalidate=\d+/),
      etag: expect.any(String),
      ...own,
    });
  });

  it('says in one line what is wrong', async () => {
    const response = await embedRoute(make(reference)).request('/embed/news-carousel?kind=sport');
    expect(response.status).toBe(400);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toBe('<serambi-news-carousel> needs a valid kind, layout attribute.\n');
    expect(response.headers.get('content-type')).toContain('text/plain');
  });
});
