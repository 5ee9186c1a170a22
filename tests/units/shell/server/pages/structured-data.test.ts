import { describe, expect, it } from 'vitest';
import { routes } from '../../../../../shell/routes';
import { demoSite } from '../../../../support/demo-bank';
import { article, factOf, facts, failed, head, list, origin, sitesInFolder } from '../../../../support/discovery';
import { elementsIn } from '../../../../support/markup';

const { serve, serveDemo } = sitesInFolder();

describe('structured data', () => {
  it('introduces the bank on its home page by what is configured, and says nothing else of it', async () => {
    const introduced = (name: string, more: object = {}) => ({
      '@context': 'https://schema.org',
      '@type': 'BankOrCreditUnion',
      '@id': `${origin}/#bank`,
      name,
      url: `${origin}/`,
      ...more,
    });
    const html = await serve().text('/');
    expect(facts(html)).toHaveLength(1);
    expect(factOf(html, 'BankOrCreditUnion')).toEqual(
      introduced('Bank Serambi', {
        logo: `${origin}/art/brand/logo.svg`,
        image: `${origin}/art/brand/share.png`,
        telephone: demoSite.bank.phones,
        email: demoSite.bank.email,
        sameAs: demoSite.bank.social?.map(({ url }) => url),
      }),
    );
    const bare = { bank: { name: 'Bank Lain', phones: [], social: [] }, share: '', icon: '' };
    expect(factOf(await serve({ site: bare }).text('/'), 'BankOrCreditUnion')).toEqual(introduced('Bank Lain'));
  });

  const way = (html: string) =>
    ((factOf(html, 'BreadcrumbList')?.itemListElement ?? []) as { position: number; name: string; item: string }[]).map(
      ({ position, name, item }) => `${position} ${name} ${item}`,
    );

  it('shows the way from home to every page below it, in the language shown', async () => {
    const { text } = serveDemo();
    expect(way(await text('/services/top-up'))).toEqual([
      `1 Beranda ${origin}/`,
      `2 Layanan ${origin}/services`,
      `3 Isi saldo ${origin}/services/top-up`,
    ]);
    expect(way(await text('/privacy?lang=en'))).toEqual([
      `1 Home ${origin}/?lang=en`,
      `2 Privacy notice ${origin}/privacy?lang=en`,
    ]);
    for (const { path } of routes.filter(({ path, isBare }) => path !== '/' && !path.includes(':') && !isBare)) {
      expect(way(await text(path)).at(-1), path).toMatch(new RegExp(` ${origin}${path}$`));
    }
  });

  it('ends that way with a detail’s title', async () => {
    const { text } = serve({ content: article('Six million') });
    expect(way(await text('/news/a?lang=en'))).toEqual([
      `1 Home ${origin}/?lang=en`,
      `2 News and events ${origin}/news?lang=en`,
      `3 Six million ${origin}/news/a?lang=en`,
    ]);
  });

  it('describes an article, without a space before a full stop where a tag was', async () => {
    const description = '<p>Six <b>million</b>. Then seven, <i>later</i>.</p>';
    const content = { ...article('Six million', { description }), '/api/news/news': list('/art/news/a.svg') };
    expect(factOf(await serve({ content }).text('/news/a?lang=en'), 'NewsArticle')).toMatchObject({
      headline: 'Six million',
      description: expect.stringMatching(/^Six million\. Then seven, later\./),
      datePublished: '2026-09-10',
      inLanguage: 'en',
      image: `${origin}/art/news/a.png`,
      mainEntityOfPage: `${origin}/news/a?lang=en`,
      publisher: { '@type': 'BankOrCreditUnion', name: 'Bank Serambi' },
    });
    const undated = serve({ content: article('Six million', { tanggal_publish: 'soon' }) });
    expect(factOf(await undated.text('/news/a'), 'NewsArticle')).not.toHaveProperty('datePublished');
  });

  it('contains every question with its sanitised answer', async () => {
    const question = (featureTitle: string, featureDesc: string) => ({ featureTitle, featureDesc });
    const two = [question('How?', '<p>Well</p><script>alert(1)</script>'), question('Unanswered?', '-')];
    const faqs = [
      { title: 'One', features: [question('Why?', '<p onclick="x()">So <a href="/promo">it</a></p>')] },
      { title: 'Two', features: two },
    ];
    const html = await serve({ content: { '/api/faq/all': { banner: {}, faqs } } }).text('/help');
    const answer = (name: string, text: string) => {
      return { '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } };
    };
    expect(factOf(html, 'FAQPage')).toMatchObject({
      inLanguage: 'id',
      mainEntity: [answer('Why?', `<p>So <a href="${origin}/promo">it</a></p>`), answer('How?', '<p>Well</p>')],
    });
  });

  it('has all questions of the demo bank', async () => {
    const html = await serveDemo().text('/help?lang=en');
    expect(factOf(html, 'FAQPage')?.mainEntity).toHaveLength(25);
  });

  it('has so many answers as search engines take notice of, which costs little where they are long', async () => {
    const features = [9_000, 30_000, 9_000, 9_000].map((length, at) => ({
      featureTitle: `Question ${at}`,
      featureDesc: 'x'.repeat(length),
    }));
    const content = { '/api/faq/all': { banner: {}, faqs: [{ title: 'One', features }] } };
    const { mainEntity } = factOf(await serve({ content }).text('/help'), 'FAQPage') as { mainEntity: object[] };
    expect(mainEntity).toMatchObject([{ name: 'Question 0' }, { name: 'Question 2' }]);
  });

  it('cannot be left by a text in it', async () => {
    const hostile = '</script><img src=x onerror=alert(1)>';
    const html = await serve({ content: article(hostile.replaceAll('<', '&lt;')) }).text('/news/a');
    expect(factOf(html, 'NewsArticle')?.headline).toBe(hostile);
    // Only a parser distinguishes text in a script from elements.
    expect(elementsIn(head(html)).filter(({ tag }) => tag === 'img')).toEqual([]);
  });

  it('is not there where the page, or its content, is not', async () => {
    const { text } = serve({ content: { '/api/faq/all': failed, '/api/detail/b': failed } });
    for (const path of ['/no/such', '/news/a', '/promo/a', '/frame/whistleblowing-form']) {
      expect(facts(await text(path)), path).toEqual([]);
    }
    expect(factOf(await text('/help'), 'FAQPage')).toBeUndefined();
    expect(factOf(await text('/news/b'), 'NewsArticle')).toBeUndefined();
  });
});
