import { describe, expect, it, vi } from 'vitest';
import { readBankData } from '../../../../widgets/runtime/content/bank-data';
import { addJsonScript, serve } from '../../../support/mount-widget';
import { addSample, becomes, defineSample, type SampleProps, titled } from '../../../support/sample-widget';

const Bank = ({ bank, t }: Pick<SampleProps, 'bank' | 't'>) => (
  <p>
    {t.hello}, {bank.name} {bank.phones?.[0]}
  </p>
);
const withContent = defineSample(Bank, { bank: ['name', 'phones'] });
const withoutContent = defineSample(Bank, { bank: ['name', 'phones'], content: undefined });

const melati = { name: 'Bank Melati', phones: ['1500 321'] };
let server = 0;
/** A server for each test, because its bank's data is kept. */
const newServer = () => `https://bank-${server++}.example`;

describe('a widget on another site', () => {
  it('is told its bank, and the labels that this has replaced, with its content', async () => {
    const labels = { [withContent.name]: { Indonesia: { hello: 'Hai' } } };
    const asked = serve({ '/api/sample/a': { ...titled('A'), bank: melati, labels } });
    const { text } = addSample(withContent, { api: newServer() });
    await becomes(text, 'Hai, Bank Melati 1500 321');
    expect(asked).toEqual(['/api/sample/a']);
  });

  it('asks for its bank where it has no content, once for all of them', async () => {
    const asked = serve({ '/widgets/config.json': { bank: melati } as object });
    const api = newServer();
    const all = [addSample(withoutContent, { api }), addSample(withoutContent, { api: `${api}/` })];
    for (const { text } of all) await becomes(text, 'Bank Melati 1500 321');
    expect(asked).toEqual(['/widgets/config.json']);
  });

  it('speaks of “the bank” where a plain backend says nothing of it', async () => {
    serve({ '/api/sample/a': titled('A') });
    const { text } = addSample(withContent, { api: newServer(), language: 'English' });
    await becomes(text, 'Hello, the bank');
    const other = addSample(withoutContent, { api: newServer() });
    await becomes(other.text, 'Halo, bank');
  });

  it('asks for nothing where the page’s configuration names the bank, or no other server is named', async () => {
    const asked = serve({});
    addSample(withoutContent);
    addJsonScript('serambi-config', { bank: melati });
    const { text } = addSample(withoutContent, { api: newServer() });
    await becomes(text, 'Bank Melati');
    expect(asked).toEqual([]);
  });
});

describe('what a server says of its bank', () => {
  const scripts = ['javascript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,x', '\u0001vbscript:x'];
  it.each(scripts)('is without the address %j, which would run', (url) => {
    const { bank } = readBankData({ bank: { name: 'B', social: [{ name: 'x', url }], logo: url } });
    expect(bank).toEqual({ name: 'B', social: [{ name: 'x' }] });
  });

  it('is without a field of another type', () => {
    const bank = { name: 'B', phones: 'abc', hours: 5, disabledPages: 7, email: ['x'], footer: null };
    expect(readBankData({ bank, labels: 'x' })).toEqual({ bank: { name: 'B' } });
    const whole = { name: 'B', phones: ['1'], hours: { English: 'x', Indonesia: 'x' }, hasDarkTheme: true };
    expect(readBankData({ bank: whole, labels: null })).toEqual({ bank: whole });
  });

  it('counts as little where it comes with content', async () => {
    const bank = { name: 'Bank Melati', phones: 'abc', exit: 'javascript:alert(1)' };
    serve({ '/api/sample/a': { ...titled('A'), bank } });
    const { text } = addSample(withContent, { api: newServer() });
    await becomes(text, 'Bank Melati');
    expect(text().trim()).toBe('Halo, Bank Melati');
  });

  it('is asked for again after a failure', async () => {
    const api = newServer();
    serve({});
    vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('', { status: 503 }));
    const first = addSample(withoutContent, { api });
    await becomes(first.text, 'Halo, bank');
    serve({ '/widgets/config.json': { bank: melati } as object });
    await vi.waitFor(async () => {
      const { text } = addSample(withoutContent, { api });
      await becomes(text, 'Bank Melati');
    });
  });

  it('is nothing without a name', () => {
    for (const said of [{ bank: { name: ['x'] } }, [], null]) expect(readBankData(said)).toEqual({});
  });
});
