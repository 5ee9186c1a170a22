import { describe, expect, it } from 'vitest';
import { examples } from '../../../widgets/fees/fees.examples';
import { mountContent, mountExample } from '../../support/mount-widget';
import { texts, type } from '../../support/shown';

const act = () => new Promise((resolve) => setTimeout(resolve));

async function fees(example = 'usual', attributes: Record<string, string> = {}) {
  const mounted = await mountExample('fees', example, attributes);
  const { root } = mounted;
  const result = () => root.querySelector('[aria-live]')?.textContent;
  const number = (use: string) => root.querySelector(`input[name=${use}]`) as HTMLInputElement;
  const button = (label: string) => root.querySelector(`button[aria-label="${label}"]`) as HTMLButtonElement;
  return { ...mounted, result, number, button };
}

const source = 'Biaya pada umumnya: median sepuluh bank besar, 1 Oktober 2026';

describe('a month’s fees', () => {
  it('are worked out after the free ones, beside those of a typical bank, whose source and day they have, and the plan that a way needs', async () => {
    const { result, root } = await fees();
    // 14 transfers of which 10 are free; 4 withdrawals, all free; 3 bills without a fee.
    expect(result()).toBe(
      'Biaya Anda sebulan di bank kamiRp10.000Di bank pada umumnyaRp72.500Lebih hemat Rp750.000 setahun.',
    );
    expect(texts(root, 'fieldset legend')).toEqual(['Transfer', 'Tarik tunai', 'Bayar tagihan']);
    const rows = texts(root, 'tbody tr');
    expect(rows).toHaveLength(3);
    expect(rows[0]).toBe(
      'BI-FAST 14 kali' +
        'Rp10.000Gratis 10 kali pertama, lalu Rp2.500 per transaksiSerambi Plus saja' +
        'Rp35.000Rp2.500 per transaksi',
    );
    expect(root.querySelector('table caption')?.textContent).toBe(source);
  });

  it('follow each number that is typed, and the buttons beside it, which end at none and at 99', async () => {
    const { result, number, button } = await fees();
    type(number('bifast'), '30');
    await act();
    expect(result()).toContain('Rp50.000Di bank');
    button('Tambah: Tagihan').click();
    await act();
    expect(number('bills').value).toBe('4');
    for (let more = 0; more < 6; more++) {
      button('Kurangi: ATM bank lain').click();
      await act();
    }
    expect(number('atm').value).toBe('0');
    expect(button('Kurangi: ATM bank lain').getAttribute('aria-disabled')).toBe('true');
    type(number('atm'), '500');
    await act();
    expect(number('atm').value).toBe('99');
  });

  it.each([
    ['chosen', ['30', '9', '0']],
    ['unread', ['0', '0', '99']],
  ])('begin with what the page asks for: %s', async (example, numbers) => {
    const { number } = await fees(example);
    expect(['bifast', 'atm', 'bills'].map((use) => number(use).value)).toEqual(numbers);
  });

  it('say so where the bank takes more, or the same', async () => {
    expect((await fees('dearer')).result()).toContain('Lebih mahal Rp360.000 setahun.');
    expect((await fees('usual', { bifast: '0', atm: '0', bills: '0' })).result()).toContain('Biayanya sama.');
  });

  it('have sources row by row where these differ', async () => {
    const content = structuredClone(examples.usual?.content) as { Indonesia: { typical?: { day: string } }[] };
    for (const { typical } of content.Indonesia.slice(0, 1)) if (typical) typical.day = '2026-09-01';
    const { root } = await mountContent('fees', content);
    expect(root.querySelector('table caption')).toBeNull();
    const [first, second] = root.querySelectorAll('tbody tr');
    expect(first?.textContent).toContain('besar, 1 September 2026');
    expect(second?.textContent).toContain(source);
  });

  it.each([
    ['without a typical fee', { typical: undefined }],
    ['whose typical fee has no source', { typical: { fee: 1, day: '2026-10-01' } }],
    ['whose typical fee has no day', { typical: { fee: 1, source: 'x' } }],
    ['that is for no known use', { use: 'loans' }],
    ['whose typical fee is below zero', { typical: { fee: -1, source: 'x', day: '2026-10-01' } }],
  ])('leave out a way %s, and show nothing without any', async (_, changed) => {
    const [way] = (examples.usual as unknown as { content: { Indonesia: object[] } }).content.Indonesia;
    const { element } = await mountContent('fees', { Indonesia: [{ ...way, ...changed }] });
    expect(element.hasAttribute('data-empty')).toBe(true);
  });

  it('are sent by a form without script: to the page itself, or from another site to the bank’s', async () => {
    const { root } = await fees('usual', { site: 'https://bank.example' });
    const form = root.querySelector('form') as HTMLFormElement;
    expect(form.getAttribute('action')).toBe('https://bank.example/services#fees');
    expect([...form.querySelectorAll('input')].map(({ name }) => name)).toEqual(['bifast', 'atm', 'bills']);
  });
});
