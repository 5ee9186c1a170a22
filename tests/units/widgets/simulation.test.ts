import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeLanguage, languages } from '../../../widgets/runtime/language/language';
import { readAmount, rupiah } from '../../../widgets/runtime/ui/money';
import { productsOf, readDays, readMonths, readRate } from '../../../widgets/simulation/simulation.content';
import { examples } from '../../../widgets/simulation/simulation.examples';
import { limitsOf, percent, readChoice, rupiahOfSen, stopsOf } from '../../../widgets/simulation/simulation.input';
import {
  addDays,
  addMonths,
  daysBetween,
  earned,
  guaranteeOf,
  monthlyFor,
  taxFreeDeposits,
} from '../../../widgets/simulation/simulation.interest';
import { mount, mountContent, onBankPage, serve } from '../../support/mount-widget';
import { settled } from '../../support/render-component';
import { texts, type } from '../../support/shown';

const amount = fc.integer({ min: 0, max: 1e12 });
const rate = fc.integer({ min: 1, max: 999_999 });
const days = fc.integer({ min: 0, max: 3_660 });
const deposit = fc.record({ amount, deposits: amount, rate, days });
const day = fc
  .integer({ min: Date.UTC(2000, 0, 1) / 864e5, max: Date.UTC(2099, 11, 31) / 864e5 })
  .map((count) => addDays('1970-01-01', count));

describe('what to pay in each month', () => {
  it('is a twelfth of the sum where nothing is earned', () => {
    const plan = { sum: 12_000_000, from: '2026-11-26', by: '2027-11-26', rate: 0, deposits: 0 };
    expect(monthlyFor(plan)).toEqual({ monthly: 1_000_000, count: 12, net: 0 });
  });

  it('is the least whole rupiah with which the sum is reached on the day, interest after tax included', () => {
    fc.assert(
      fc.property(
        fc.record({ sum: fc.integer({ min: 100_000, max: 1e11 }), rate, deposits: amount }),
        fc.integer({ min: 1, max: 3_650 }),
        ({ sum, rate, deposits }, length) => {
          const from = '2026-01-31';
          const { monthly, count, net } = monthlyFor({ sum, from, by: addDays(from, length), rate, deposits });
          expect(monthly * count + net).toBeGreaterThanOrEqual(sum);
          expect(monthly * count).toBeLessThan(sum + count);
        },
      ),
    );
  });

  it('counts the payments to the day, on the same day of each month or the month’s last', () => {
    const plan = { sum: 1_000_000, from: '2026-01-31', by: '2026-03-31', rate: 0, deposits: 0 };
    expect(monthlyFor(plan).count).toBe(2);
    expect(monthlyFor({ ...plan, by: '2026-04-01' }).count).toBe(3);
  });
});

describe('the interest', () => {
  it('of Rp10,000,000 at 3.25% in a year is Rp325,000, of which a fifth is tax, and Rp890.41 a day', () => {
    const of = { amount: 10_000_000, deposits: 0, rate: 32_500, days: 365 };
    expect(earned(of)).toEqual({ dailySen: 89_041, interest: 325_000, tax: 65_000, net: 260_000 });
  });

  it('is taxed above Rp7,500,000 together, not at it', () => {
    const tax = (amount: number, deposits: number) => earned({ amount, deposits, rate: 20_000, days: 365 }).tax;
    expect([tax(taxFreeDeposits, 0), tax(5_000_000, 2_500_000)]).toEqual([0, 0]);
    expect([tax(taxFreeDeposits, 1), tax(7_500_001, 0)]).toEqual([30_000, 30_000]);
  });

  it('is the exact product rounded down once, whatever the size of its factors', () => {
    fc.assert(
      fc.property(deposit, (of) => {
        const { interest, tax, net, dailySen } = earned(of);
        const exact = BigInt(of.amount) * BigInt(of.rate) * BigInt(of.days);
        const whole = BigInt(interest) * 365_000_000n;
        expect(whole <= exact && exact < whole + 365_000_000n).toBe(true);
        expect(net + tax).toBe(interest);
        expect(tax === 0 || 5 * tax <= interest).toBe(true);
        expect(BigInt(dailySen) * 3_650_000n <= BigInt(of.amount) * BigInt(of.rate)).toBe(true);
        for (const each of [interest, tax, net, dailySen]) expect(Number.isSafeInteger(each) && each >= 0).toBe(true);
      }),
    );
  });

  it('grows with the amount, the rate and the days', () => {
    fc.assert(
      fc.property(deposit, fc.constantFrom('amount', 'rate', 'days'), (of, factor) => {
        expect(earned({ ...of, [factor]: of[factor] + 1 }).interest).toBeGreaterThanOrEqual(earned(of).interest);
      }),
    );
  });
});

describe('the days of a term', () => {
  it.each([
    ['2026-11-22', 12, '2027-11-22'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
  ])('from %s, %i months later, end on %s', (from, months, until) => {
    expect(addMonths(from, months)).toBe(until);
  });

  it('are never more than 31 nor fewer than 28 a month, and more months are later', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 119 }), (from, months) => {
        const until = addMonths(from, months);
        const days = daysBetween(from, until);
        expect(days).toBeGreaterThanOrEqual(28 * months);
        expect(days).toBeLessThanOrEqual(31 * months);
        expect(addDays(from, days)).toBe(until);
        expect(addMonths(from, months + 1) > until).toBe(true);
      }),
    );
  });
});

describe('the guarantee', () => {
  const stated = { rate: 3.5, from: '2026-10-01', until: '2027-01-31' };
  const of = (amount: number, rate: number, day = '2026-11-22', deposits = 0) => {
    const deposit = { amount, deposits, rate, days: 365 };
    return guaranteeOf(deposit, earned(deposit), day, stated);
  };

  it('holds up to the rate and to Rp2,000,000,000, interest and other deposits included, in its period', () => {
    expect(of(1_000_000, 35_000)).toBe('within');
    expect(of(1_000_000, 35_001)).toBe('rate');
    expect(of(2_000_000_000, 10_000)).toBe('amount');
    expect(of(1_000_000_000, 10_000, '2026-11-22', 995_000_000)).toBe('amount');
    expect(of(1_000_000, 35_000, '2026-10-01')).toBe('within');
    expect(of(1_000_000, 35_000, '2026-09-30')).toBe('other-period');
    expect(of(1_000_000, 35_000, '2027-02-01')).toBe('other-period');
  });

  it('is unknown where the bank states no rate', () => {
    const deposit = { amount: 1, deposits: 0, rate: 1, days: 1 };
    expect(guaranteeOf(deposit, earned(deposit), '2026-11-22', undefined)).toBe('unknown');
  });
});

describe('wordings of the content', () => {
  it('are read in both languages, also with spaces that do not break', () => {
    expect(['1 month', '24 months', '3 bulan', '1 year', '2 tahun'].map(readMonths)).toEqual([1, 24, 3, 12, 24]);
    expect(['7 days', '1 day', '120 hari'].map(readDays)).toEqual([7, 1, 120]);
    expect(['3% p.a.', '0,125 % per annum'].map((each) => readRate(each))).toEqual([30_000, 1_250]);
    const rates = ['2.25% a year', '2,25% per tahun', '2.25\u00a0% a\u00a0year', '2,25\u00a0%\u00a0per\u00a0tahun'];
    for (const words of rates) expect(readRate(words), words).toBe(22_500);
  });

  it('that say something else are not guessed', () => {
    const terms = ['', 'month', '0 months', '1-3 months', '12 moons', '1 constructor', '121 months', '1 month or more'];
    for (const words of terms) expect(readMonths(words), words).toBeUndefined();
    for (const words of ['', 'a week', '7', '-7 days', '7 days or so']) expect(readDays(words), words).toBeUndefined();
    const shares = ['', 'ok', 'no', '3%', 'up to 3% a year', '3% a month', '3% per bulan'];
    for (const words of [...shares, '123% a year', '1.23456% a year', '2–3% a year'])
      expect(readRate(words), words).toBeUndefined();
  });

  it('never throw, and give a rate that is written as it was read', () => {
    fc.assert(
      fc.property(fc.string(), (words) => {
        for (const read of [readMonths, readDays, readRate, readAmount]) {
          const value = read(words);
          expect(value === undefined || (Number.isSafeInteger(value) && value >= 0)).toBe(true);
        }
      }),
    );
    fc.assert(
      fc.property(rate, fc.constantFrom(...languages), (value, language) => {
        expect(readRate(`${percent(value, language)} a year`)).toBe(value);
      }),
    );
  });

  it('of the same term with two rates are left out, and so is a rate that is not of deposits', () => {
    const tables = [
      { tenure: '6 months', interest_rate: '2% a year' },
      { tenure: '6 bulan', interest_rate: '3% per tahun' },
      { tenure: '3 months', interest_rate: '1.5% a year' },
      { plans: 'Interest on a loan', alloPlus: '9% a year' },
      { plans: 'Late fee', alloPlus: '5% a year' },
      { id: 7, plans: 'Interest on savings', alloPlus: '2% a year' },
    ];
    const plans = { alloPay: undefined, alloPlus: 'Extra' };
    const block = { tabs: [{ id: 'a', title: 'A', tables: tables as never }], plans };
    const found = productsOf(block);
    expect(found.map(({ key, name, tiers }) => [key, name, tiers.map(({ months, rate }) => [months, rate])])).toEqual([
      ['a', 'A', [[3, 15_000]]],
      ['a-7-alloPlus', 'Extra', [[3, 20_000]]],
    ]);
  });
});

describe('what is typed', () => {
  it('is read as people write rupiah', () => {
    const written = ['Rp10.000.000', '10,000,000', '10000000', 'rp 10 juta', '10jt', '0,01 miliar', '10.000.000,00'];
    expect(written.map(readAmount)).toEqual(Array(7).fill(10_000_000));
    for (const words of ['', 'Rp', '-5', '1e9', '1.00.000', '10.5', '1,2.3', '10 m', '10 constructor', '9'.repeat(50)])
      expect(readAmount(words), words).toBeUndefined();
  });

  it('is read with what stands for the sen, and with the words that people add', () => {
    const inDigits = ['Rp50.000.000,-', 'Rp 50.000.000,–', 'Rp. 50.000.000,00', '50,000,000.00', '50.000.000.-'];
    const marked = ['50000000,-', 'Rp50.000.000,=', 'IDR 50.000.000', 'Rp\u00a050.000.000,--'];
    const inWords = ['50 juta rupiah', '50jt', '0,05 milyar', '50000 ribu', '50000rb'];
    for (const words of [...inDigits, ...marked, ...inWords]) expect(readAmount(words), words).toBe(50_000_000);
    for (const words of ['25 m', '1.500 juta', 'abc', ',-', 'Rp,-', '5,-0', '50.000.000,---', 'rupiah'])
      expect(readAmount(words), words).toBeUndefined();
  });

  it('is what is written, in both languages', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom(...languages), (value, language) => {
        expect(readAmount(rupiah(value, language))).toBe(value);
      }),
    );
    expect(rupiahOfSen(89_041, 'Indonesia')).toBe('Rp890,41');
    expect(rupiahOfSen(100_005, 'English')).toBe('Rp1,000.05');
  });

  it('and what an address asks for stay within bounds, whatever it says', () => {
    const tiers = [1, 12, 24].map((months) => ({ months, rate: 10_000 }));
    const products = [{ key: 'a', tab: 'a', name: 'A', isFixed: true, tiers }];
    const input = fc.oneof(fc.string(), fc.integer().map(String), fc.constantFrom('__proto__', '1e99', '2026-13-45'));
    const asked = fc.record({ product: input, amount: input, term: input, deposits: input, opened: input });
    const limits = limitsOf({ minimum: 500_000, maximum: 2_000_000_000 });
    fc.assert(
      fc.property(asked, (params) => {
        const choice = readChoice(params, products, limits, '2026-11-22');
        expect(choice?.amount).toBeGreaterThanOrEqual(limits.least);
        expect(choice?.amount).toBeLessThanOrEqual(limits.most);
        expect(tiers).toContain(choice?.tier);
        expect(choice?.opened).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
      }),
    );
  });

  it('moves between round amounts with the slider', () => {
    const stops = stopsOf({ least: 500_000, most: 2_000_000_000 });
    expect(stops.slice(0, 4)).toEqual([500_000, 600_000, 750_000, 1_000_000]);
    expect(stops.at(-1)).toBe(2_000_000_000);
    expect(stops).toEqual([...new Set(stops)].sort((a, b) => a - b));
  });
});

const guarantee = { rate: 3.5, from: '2026-01-01', until: '2026-12-31' };
const rates = { minimum: 500_000, maximum: 2_000_000_000, early: 1, guarantee };

const today = '2026-11-22';
beforeEach(() => void vi.setSystemTime(new Date(`${today}T12:00+07:00`)));

/** A field's text, and if it counts as invalid. */
const shown = (field: HTMLInputElement) => [field.value, field.getAttribute('aria-invalid')];

const calculator = async (
  attributes: Record<string, string> = {},
  facts: object = { plans: { alloPlus: 'Plus' }, rates },
  example = 'usual',
) => {
  const { English, Indonesia } = Object(examples[example]?.content);
  const content = { English: { ...English, ...facts }, Indonesia: { ...Indonesia, ...facts } };
  const mounted = await mountContent('simulation', content, { opened: today, ...attributes });
  const { root } = mounted;
  const enter = async (name: string, value: string) => {
    const field = root.querySelector(`input[name=${name}]`) as HTMLInputElement;
    type(field, value);
    await settled();
    return field;
  };
  const leave = async (field: HTMLInputElement) => {
    field.focus();
    field.blur();
    await settled();
  };
  const figures = () => texts(root, 'dd');
  const product = () => root.querySelector<HTMLInputElement>('input[type=radio]:checked')?.value;
  return { ...mounted, enter, leave, figures, product };
};

describe('the calculator', () => {
  it('takes what is no number for not stated, and a fraction of a rupiah for no limit', async () => {
    const unread = { minimum: '{{term.least}}', maximum: 0.5, early: '{{early}}', guarantee: { rate: '{{rate}}' } };
    const { text, figures } = await calculator({}, { rates: unread });
    expect(figures()[2]).toBe('Rp325.000');
    expect(text()).toContain('Dari Rp100.000 sampai Rp5.000.000.000');
    expect(text()).not.toContain('{{');
  });

  it('says what an early payout earns, also where that is nothing', async () => {
    const { text } = await calculator({}, { plans: { alloPlus: 'Plus' }, rates: { ...rates, early: 0 } });
    expect(text()).toContain('Sebelum 22\u00a0Maret\u00a02027, yaitu 120 hari pertama: tanpa bunga.');
    expect(text()).toContain('0%');
  });

  it('shows what the default amount earns and where the money stands at the end, and folds the other terms below a line', async () => {
    const { text, figures, root } = await calculator();
    expect(figures()).toEqual(['3,25%', 'Rp890,41', 'Rp325.000', '−Rp65.000']);
    expect(text()).toContain('Saldo Anda pada 22\u00a0November\u00a02027Rp10.260.000');
    expect(text()).toContain('Rp10.000.000 × 3,25% × 365 ÷ 365 = Rp325.000');
    expect(text()).toContain('Sebelum 22\u00a0Maret\u00a02027, yaitu 120 hari pertama: tanpa bunga.');
    expect(text()).toContain('Nominal dan bunganya masih dalam penjaminan.');
    expect(text()).toContain(
      'Tingkat bunga penjaminan LPS: 3,50%, berlaku 1\u00a0Januari\u00a02026 sampai 31\u00a0Desember\u00a02026.',
    );
    const fold = root.querySelector('[part=comparison]')?.parentElement;
    expect(fold?.tagName).toBe('DETAILS');
    expect(fold?.querySelector('summary')?.textContent).toBe('Bandingkan semua jangka waktu');
  });

  it('compares all terms in a table with a bar each, and takes the one that is pressed', async () => {
    const { root, text } = await calculator();
    const rows = [...root.querySelectorAll('[part=comparison] tbody tr')];
    const terms = texts(root, '[part=comparison] tbody th');
    expect(terms).toEqual(['1 bulan', '3 bulan', '6 bulan', '12 bulan', '24 bulan']);
    const bars = rows.map((row) => Number(row.querySelector('rect')?.getAttribute('width')));
    expect(bars.at(-1)).toBe(100);
    expect(bars).toEqual([...bars].sort((a, b) => a - b));
    expect(root.querySelector('[aria-current=true]')?.textContent).toBe('12 bulan');
    root.querySelectorAll<HTMLButtonElement>('[part=comparison] button')[4]?.click();
    await settled();
    expect(root.querySelector('[aria-current=true]')?.textContent).toBe('24 bulan');
    expect(text()).toContain('3,50%');
  });

  it('says at the field what it cannot read, and with what it works instead, in the language shown', async () => {
    const { root, enter, leave, text } = await calculator({ amount: '40000000' });
    const field = await enter('amount', '25 m');
    const described = () => root.querySelector(`[id="${field.getAttribute('aria-describedby')}"]`)?.textContent;
    await leave(field);
    expect(shown(field)).toEqual(['25 m', 'true']);
    expect(described()).toContain('Isian tidak terbaca. Dihitung dengan Rp40.000.000.');
    expect(text()).toContain('Rp40.000.000 dengan jangka waktu lain');
    changeLanguage('English');
    await vi.waitFor(() =>
      expect(described()).toContain('What was entered could not be read. It is worked out with Rp40,000,000.'),
    );
    await enter('amount', 'Rp50.000.000,-');
    expect(field.getAttribute('aria-invalid')).toBe('false');
    expect(described()).not.toContain('could not be read');
    expect(text()).toContain('Rp50,000,000 over other terms');
  });

  it('says at the field that a sum is out of range once it is left, with what it works instead, until another choice', async () => {
    const { root, enter, leave, text } = await calculator();
    const field = await enter('amount', '900 miliar');
    expect(field.getAttribute('aria-invalid')).toBe('false');
    await leave(field);
    expect(shown(field)).toEqual(['900 miliar', 'true']);
    expect(text()).toContain('Di luar batas. Dihitung dengan Rp2.000.000.000.');
    type(root.querySelector<HTMLInputElement>('[type=range]'), '0');
    await settled();
    expect(shown(field)).toEqual(['Rp500.000', 'false']);
    expect(text()).not.toContain('Di luar batas');
  });

  it('says the same of what an address asks for, and not of what it leaves empty', async () => {
    const { root, text } = await calculator({ amount: '25 m', term: 'abc', deposits: ' ' });
    const field = (name: string) => root.querySelector(`input[name=${name}]`);
    const invalid = ['amount', 'term', 'deposits'].map((name) => field(name)?.getAttribute('aria-invalid'));
    expect(invalid).toEqual(['true', 'true', 'false']);
    expect(text()).toContain('Isian tidak terbaca. Dihitung dengan Rp10.000.000.');
    expect(text()).toContain('Isian tidak terbaca. Dihitung dengan 12 bulan.');
    expect(text()).not.toContain('25 m');
  });

  it('says nothing of an error on the way to what it can read, before the field is left or Enter is pressed', async () => {
    const { enter, leave, text } = await calculator();
    for (const part of ['25 j', '25 ju', '25 juta', '25 juta x']) {
      const field = await enter('amount', part);
      expect(shown(field)).toEqual([part, 'false']);
    }
    expect(text()).not.toContain('Isian tidak terbaca');
    const amount = await enter('amount', '25 m');
    amount.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await settled();
    expect(text()).toContain('Isian tidak terbaca. Dihitung dengan Rp25.000.000.');
    await enter('amount', '25 mi');
    expect(amount.getAttribute('aria-invalid')).toBe('true');
    await enter('amount', '26 juta');
    await enter('amount', '26 juta x');
    expect(amount.getAttribute('aria-invalid')).toBe('false');
    await leave(amount);
    expect(amount.getAttribute('aria-invalid')).toBe('true');
  });

  it('forgets what it cannot read once something else is chosen', async () => {
    const { root, enter, leave, text } = await calculator();
    const term = await enter('term', 'abc');
    await leave(term);
    await enter('amount', '25 juta');
    expect(shown(term)).toEqual(['abc', 'true']);
    const rows = root.querySelectorAll<HTMLButtonElement>('[part=comparison] button');
    for (const [row, months] of [
      [4, '24'],
      [3, '12'],
    ] as const) {
      rows[row]?.click();
      await settled();
      expect(shown(term)).toEqual([months, 'false']);
    }
    expect(text()).not.toContain('Isian tidak terbaca');
  });

  it('forgets it, too, where a link on the page is followed', async () => {
    history.replaceState(null, '', '/products');
    onBankPage();
    const { enter, leave } = await calculator();
    const term = await enter('term', 'abc');
    await leave(term);
    history.replaceState(null, '', '/products?term=3');
    dispatchEvent(new PopStateEvent('popstate'));
    await vi.waitFor(() => expect(shown(term)).toEqual(['3', 'false']));
  });

  it('selects the amount when its field is focused, so that typing replaces it, and leaves an emptied one as it was', async () => {
    const { root, enter, leave } = await calculator();
    const amount = root.querySelector<HTMLInputElement>('[name=amount]');
    amount?.focus();
    expect([amount?.selectionStart, amount?.selectionEnd]).toEqual([0, 'Rp10.000.000'.length]);
    const field = await enter('amount', '');
    await leave(field);
    await vi.waitFor(() => expect(shown(field)).toEqual(['Rp10.000.000', 'false']));
  });

  it('counts other deposits for tax and for the guarantee', async () => {
    const { enter, figures, text } = await calculator({ amount: '5000000' });
    expect(figures()[3]).toBe('Tidak ada');
    await enter('deposits', '3.000.000');
    expect(figures()[3]).toBe('−Rp32.500');
    await enter('deposits', '2 miliar');
    expect(text()).toContain('Jumlah seluruhnya lebih dari Rp2.000.000.000 termasuk bunga.');
  });

  it('offers an account whose balance earns interest, without an end and so without early payout', async () => {
    const { product, text } = await calculator({ product: 'accounts-10-alloPlus' });
    expect(product()).toBe('accounts-10-alloPlus');
    expect(text()).toContain('PlusBunga atas saldo2,00% per tahun');
    expect(text()).not.toContain('dicairkan lebih awal');
  });

  it('says what the bank does not state, where it is on another page', async () => {
    const { text, root } = await calculator({ site: 'https://bank.example' }, {});
    expect(text()).toContain('Tingkat bunga penjaminan LPS tidak disebutkan di sini');
    expect(text()).toContain('Masa simpan minimum berakhir 22\u00a0Maret\u00a02027, setelah 120 hari.');
    expect(root.querySelector('form')?.getAttribute('action')).toBe('https://bank.example/rate-limit-fees#calculator');
    const shared = () => decodeURIComponent(root.querySelector<HTMLAnchorElement>('[part=share] a')?.href ?? '');
    await vi.waitFor(() =>
      expect(shared()).toContain(
        'https://bank.example/rate-limit-fees?product=savings&amount=10000000&term=12&opened=2026-11-22#calculator',
      ),
    );
  });

  it('takes its choice from the page’s address, and writes it there once something is chosen', async () => {
    history.replaceState(null, '', '/products?amount=50000000&term=3&opened=2026-11-22&utm_source=x#savings');
    onBankPage();
    const { enter, figures, root } = await calculator();
    await vi.waitFor(() => expect(figures()[0]).toBe('2,50%'));
    expect(root.querySelector('form')?.getAttribute('action')).toBe('#calculator');
    expect(location.hash).toBe('#savings');
    await enter('term', '23');
    await vi.waitFor(() => expect(new URLSearchParams(location.search).get('term')).toBe('24'));
    expect(new URLSearchParams(location.search).get('utm_source')).toBe('x');
    expect(location.hash).toBe('#calculator');
  });

  it('begins with the product of the tab that the page shows, until the visitor chooses one', async () => {
    history.replaceState(null, '', '/products');
    onBankPage();
    const { product, enter } = await calculator({ follows: 'tabs' });
    const goTo = (fragment: string) => {
      history.replaceState(null, '', `#${fragment}`);
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    };
    expect(product()).toBe('accounts-10-alloPlus');
    goTo('savings');
    await vi.waitFor(() => expect(product()).toBe('savings'));
    goTo('calculator');
    await settled();
    expect(product()).toBe('savings');
    await enter('amount', '1 miliar');
    goTo('accounts');
    await settled();
    expect(product()).toBe('savings');
  });

  it('begins with the first product that has terms on any other page', async () => {
    history.replaceState(null, '', '/rate-limit-fees#accounts');
    onBankPage();
    const { product } = await calculator();
    await settled();
    expect(product()).toBe('savings');
  });

  it('is bounded, whatever it is given', async () => {
    const { root, figures } = await calculator(examples.hostile?.attributes, undefined, 'hostile');
    expect(root.textContent).toContain('Hanya ada satu pilihan: 12 bulan, dengan bunga 3,25% per tahun.');
    expect(root.querySelector('table')).toBeNull();
    expect(figures()[0]).toBe('3,25%');
    expect(root.querySelector<HTMLInputElement>('[name=amount]')?.value).toBe('Rp10.000.000');
  });

  it('shows nothing where no rate can be read', async () => {
    const { element } = await calculator({}, undefined, 'unreadable');
    expect(element.hasAttribute('data-empty')).toBe(true);
  });

  it('keeps the goal’s day while a year is typed, which begins as the year 2', async () => {
    const { root, enter } = await calculator();
    const goal = () => root.querySelector('[part=goal] > p')?.textContent;
    const before = goal();
    const field = await enter('by', '0002-11-22');
    expect([field.value, goal()]).toEqual(['0002-11-22', before]);
    await enter('by', '2028-05-22');
    expect(goal()).toContain('18 kali');
  });

  it('works out a goal with the best rate of what is open on any day, or with the product chosen', async () => {
    const row = (id: number, plans: string, rate: string) => ({ id, plans, alloPlus: `${rate}% a year` });
    const rows = [row(10, 'Interest on your balance', '2.00'), row(13, 'Interest on savings goals', '2.50')];
    const tabs = [
      { id: 'accounts', tables: rows },
      { id: 'savings', title: 'Term savings', tables: [{ tenure: '12 months', interest_rate: '3.25% a year' }] },
    ];
    serve({ '/api/produk/detail/all': { English: { tabs }, Indonesia: { tabs } } });
    const goal = async (product: string) => {
      const { root } = await mount('simulation', { product, language: 'English' });
      await vi.waitFor(() => expect(root.querySelector('[part=goal]')).not.toBeNull());
      return root.querySelector('[part=goal] > p')?.textContent;
    };
    expect(await goal('savings')).toContain('at 2.50% a year (Plus: Interest on savings goals)');
    expect(await goal('accounts-10-alloPlus')).toContain('at 2.00% a year (Plus: Interest on your balance)');
  });

  it('follows the language with the same choice', async () => {
    const { enter, figures, text } = await calculator();
    await enter('amount', '1 miliar');
    changeLanguage('English');
    await vi.waitFor(() => expect(text()).toContain('Rp1,000,000,000 over other terms'));
    expect(figures()[0]).toBe('3.25%');
  });
});

describe('a product with one rate', () => {
  const columns = (root: ShadowRoot) => texts(root, 'thead th');

  it('is said in words, and without terms there is no table that compares them', async () => {
    const { root } = await calculator({ product: 'accounts-10-alloPlus', language: 'English' });
    expect(columns(root)).toEqual([]);
    expect(root.textContent).toContain('2.00% a year for each day that the money is with us.');
    const fixed = await calculator({ product: 'savings', language: 'English' });
    expect(columns(fixed.root)).toEqual(['Term', 'Yearly rate', 'Interest after tax']);
    expect(fixed.root.textContent).not.toContain('for each day that the money is with us');
  });
});
