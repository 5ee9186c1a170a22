import { describe, expect, it } from 'vitest';
import { bankDataElsewhere, pageConfiguration } from '../../../../../shell/server/http/page-config';
import { appOf } from '../../../../support/app';
import { sourceOf } from '../../../../support/content';
import { sampleWidget } from '../../../../support/sample-content';

const logos = { logo: '/art/logo.svg', logoLight: 'https://cdn.example/light.svg' };
const bank = { name: 'Bank Uji', ...logos, phones: ['1500 123'] };
const origin = 'https://bank.example';
const labels = {
  faq: { English: { contact: 'Write' } },
  rates: { English: { x: 'y' } },
  share: { English: { copy: 'Take it' } },
};

it('gives pages of any origin the bank as it is on its own, with addresses and pictures that lead there', async () => {
  const words = { English: 'x', Indonesia: 'x' };
  const [mark, plain] = [
    { ...words, name: 'OJK', image: '/art/ojk.svg' },
    { ...words, name: 'LPS' },
  ];
  const store = { name: 'Toko', url: 'https://toko.example/', image: '/art/toko.svg' };
  const scene = { English: '/art/en.svg', Indonesia: 'https://cdn.example/id.svg', about: words };
  const drawn = { ...bank, marks: [mark, plain], app: { stores: [store], qr: '/art/qr.svg', scene } };
  const answer = await pageConfiguration({ bank: drawn, labels }).request(`${origin}/widgets/config.json`);
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(await answer.json()).toEqual({
    api: origin,
    site: origin,
    labels,
    bank: {
      ...bank,
      logo: 'https://bank.example/art/logo.svg',
      marks: [{ ...mark, image: `${origin}/art/ojk.svg` }, plain],
      app: {
        stores: [{ ...store, image: `${origin}/art/toko.svg` }],
        qr: `${origin}/art/qr.svg`,
        scene: { ...scene, English: `${origin}/art/en.svg` },
      },
    },
  });
});

describe('a widget of another site', () => {
  const widgets = new Map(
    [
      sampleWidget('faq', undefined, { bank: ['phones'] }),
      sampleWidget('header', undefined, { bank: ['logo'] }),
      sampleWidget('rates', undefined),
    ].map((widget) => [widget.name, widget]),
  );
  const told = (...names: string[]) =>
    bankDataElsewhere({ bank, labels }, widgets)(
      names.flatMap((name) => widgets.get(name) ?? []),
      origin,
    );

  it('is told what it shows of the bank, and its labels and those of components', () => {
    expect(told('faq')).toEqual({
      bank: { name: 'Bank Uji', phones: ['1500 123'] },
      labels: { faq: labels.faq, share: labels.share },
    });
    expect(told('header').bank).toEqual({ name: 'Bank Uji', logo: `${origin}/art/logo.svg` });
    expect(bankDataElsewhere({ bank }, widgets)([], origin)).toEqual({ bank: { name: 'Bank Uji' } });
  });

  it('is told so beside the blocks that it asks for, and beside what it searches', async () => {
    const app = await appOf({
      site: { bank: { ...bank, email: 'x@bank.example' }, theme: { light: {} }, facts: new Map() },
      source: sourceOf({ '/api/milestone': [{ tahun: '2020', title: 'x', created_by: 'admin' }] }),
    });
    const answer = await (await app.request('/api/milestone')).json();
    expect(answer).toMatchObject({ normalized: true, Indonesia: [{ tahun: '2020' }], bank: { name: 'Bank Uji' } });
    expect(JSON.stringify(answer)).not.toMatch(/admin|x@bank/);
    expect(await (await app.request('/api/milestone?page=1')).json()).toMatchObject({ bank: { name: 'Bank Uji' } });
    expect(await (await app.request('/api/search?q=x')).json()).toMatchObject({ bank: { name: 'Bank Uji' } });
  });
});

it('gives every form of reports the keys to seal them to, and no page without one', async () => {
  const app = await appOf({ sealTo: 'age1key' });
  const answerOf = async (path: string) => (await app.request(path)).text();
  const forms = ['/about-us/corporate-governance', '/embed/whistleblowing-form', '/frame/whistleblowing-form'];
  for (const path of [...forms, '/widgets/config.json']) expect(await answerOf(path), path).toContain('age1key');
  for (const path of ['/', '/embed/faq']) expect(await answerOf(path), path).not.toContain('age1key');
});
