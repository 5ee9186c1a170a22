import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import bankFile from '../../../demo/bank.json';
import { type Figures, figures } from '../../../demo/documents/figures';
import { type Language, languages } from '../../../widgets/runtime/language/language';
import { appOf } from '../../support/app';
import { contentFolder as folder, demoTexts as texts } from '../../support/demo-texts';

const { bank } = bankFile;
const grouped = (value: number) => String(value).replace(/\B(?=(?:\d{3})+$)/g, '[.,]');

/** Sentences that name the subject, of both languages. */
const sentences = (subject: RegExp) =>
  texts
    .flatMap(({ file, text }) => text.split(/(?<=[.!?])\s/).map((sentence) => `${file}: ${sentence.trim()}`))
    .filter((sentence) => subject.test(sentence));

/** Wordings that contradict what the terms, the rates or the menu say. */
const forbidden: Record<Language, readonly RegExp[]> = {
  English: [
    /\bphone number is enough to (start|open)/i,
    /open Serambi Pay with your phone number and pay/i,
    /all you need is your e-KTP/i,
    /double points on your birthday/i,
    /every payment (brings|earns)/i,
  ],
  Indonesia: [
    /nomor ponsel sudah cukup/i,
    /cukup dengan nomor ponsel(?! dan alamat email)/i,
    /cukup e-KTP/i,
    /poin ganda di hari ulang tahun/i,
    /setiap pembayaran (berbuah|mendapat) poin/i,
    /\btier\b/i,
  ],
};

describe('what the configuration states of the services', () => {
  const { English } = JSON.parse(readFileSync(join(folder, 'ratelimitfee/all.json'), 'utf8')) as {
    English: { tabs: { desc: string }[] };
  };
  const rates = English.tabs.map(({ desc }) => desc).join('');

  it.each(bank.ways.map((way) => [way.name.English, way] as const))(
    '%s: fee and limits are those of the rates',
    (_, way) => {
      const { fee, least, most, daily, free } = {
        least: undefined,
        most: undefined,
        daily: undefined,
        free: undefined,
        ...way,
      };
      // “Above Rp100,000,000” begins one rupiah higher.
      const amounts = [fee, least && least % 10 === 1 ? least - 1 : least, most, daily].filter((each) => !!each);
      for (const amount of amounts) expect(rates).toMatch(new RegExp(`Rp${grouped(Number(amount))}\\b`));
      if (free) expect(rates).toContain(`first ${free} in a month`);
    },
  );

  it.each(languages)(
    'each fee is in the same words on the overview, from the lowest, and on its own page (%s)',
    async (language) => {
      const app = await appOf();
      const shown = async (widget: string, fee: RegExp) => {
        const markup = await (
          await app.request(`/embed/${widget}${widget.includes('?') ? '&' : '?'}language=${language}`)
        ).text();
        return [...markup.matchAll(fee)].map(([, name = '', price = '', exception = '']) => ({
          name,
          price,
          exception,
        }));
      };
      const overview = await shown('ways', /<h3[^>]*><a[^>]*>([^<]*).*?<b>([^<]*)<\/b>(?:<small>([^<]*))?/g);
      expect(overview).toHaveLength(bank.ways.length);
      const amounts = overview.map(({ price }) => Number(price.replace(/\D/g, '')));
      expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
      const own = await shown(
        'service?service=transfer',
        /<dt>([^<]*)<\/dt><dd[^>]*>([^<]*)<\/dd><dd>([^<;]*(?:lalu|then) [^<;]*)?/g,
      );
      expect(own).toHaveLength(3);
      expect(overview).toEqual(expect.arrayContaining(own));
    },
  );
});

describe('the demo bank’s content', () => {
  it('says each fact in one wording on every page', () => {
    const found = texts.flatMap(({ file, language, text }) =>
      forbidden[language].flatMap((pattern) => pattern.exec(text)?.[0] ?? []).map((words) => `${file}: ${words}`),
    );
    expect(found).toEqual([]);
  });

  it('asks for a phone number and an e-mail address wherever it says how Serambi Pay is opened', () => {
    const opening = sentences(/(open|membuka|buka|dengan) Serambi Pay|Serambi Pay cukup/).filter((each) =>
      /phone number|nomor ponsel/.test(each),
    );
    expect(opening.length).toBeGreaterThanOrEqual(5);
    for (const each of opening) expect(each).toMatch(/e-mail address|alamat email/);
  });

  it('says of term savings what the configuration says: the least and the most, and what is paid early', () => {
    const { minimum, maximum, early, guarantee } = bank.rates;
    const least = new RegExp(`Rp${grouped(minimum)}`);
    expect(sentences(new RegExp(`Rp${grouped(minimum)} (?:to|sampai) Rp${grouped(maximum)}`))).toHaveLength(2);
    expect(sentences(/(?:term savings|tabungan berjangka).*Rp5\d\d[.,]\d{3}/i).every((each) => least.test(each))).toBe(
      true,
    );
    const paidEarly = sentences(/^[^:]*: (?:.* )?(?:Paid out early|Dicairkan lebih awal)/);
    expect(paidEarly).toHaveLength(2);
    for (const each of paidEarly) expect(each).toMatch(new RegExp(`${early}[.,]00% (?:a year|per tahun)`));
    const offered = texts.flatMap(({ text }) => [...text.matchAll(/^(\d+)[.,](\d+)% (?:a year|per tahun)$/g)]);
    expect(Math.max(...offered.map(([, whole, part]) => Number(`${whole}.${part}`)))).toBeLessThanOrEqual(
      guarantee.rate,
    );
  });

  it('states for investors the figures that its reports and its press release state', () => {
    const { periods, figures: stated } = bankFile.investors;
    const years = periods.map(({ English }) => (English === 'Sep 2026' ? '2026-09' : `${English}-12`));
    const of = (field: keyof Figures, unit: number, digits: number) =>
      years.map((month) => Number(((figures.get(month)?.[field] ?? Number.NaN) / unit).toFixed(digits)));
    expect(stated.map(({ values }) => values)).toEqual([
      of('assets', 1_000, 1),
      of('loans', 1_000, 1),
      of('deposits', 1_000, 1),
      of('profit', 1, 0),
      of('badLoans', 1, 1),
      of('capitalRatio', 1, 1),
    ]);
    const numbers = (text: string) => text.match(/\d+[.,]\d/g) ?? [];
    for (const { note } of stated) {
      for (const language of languages) {
        const report = texts.filter(
          ({ file, language: of }) => of === language && file === 'detail/laba-sembilan-bulan-2026.json',
        );
        for (const number of numbers(note[language])) {
          expect(
            report.some(({ text }) => text.includes(number)),
            `${number} in ${note[language]}`,
          ).toBe(true);
        }
      }
    }
  });

  it('has committees of people whom the leaders’ page names, in the positions that it states, and as many as it says', () => {
    const boards: { committees: { chair: string; members?: Record<Language, string>[] }[] }[] =
      bankFile.committees.boards;
    const committees = boards.flatMap(({ committees }) => committees);
    for (const language of languages) {
      const leaders = JSON.parse(readFileSync(join(folder, 'leader.json'), 'utf8'))[language] as {
        mens: { name: string; jobs: string }[];
      }[];
      const positions = new Map(leaders.flatMap(({ mens }) => mens.map(({ name, jobs }) => [name, jobs] as const)));
      for (const { chair, members = [] } of committees) {
        expect([...positions.keys()]).toContain(chair);
        for (const { [language]: member } of members) {
          const [name = '', position] = member.split(', ');
          if (positions.has(name)) expect(position).toBe(positions.get(name));
        }
      }
    }
    expect(committees).toHaveLength(8);
    expect(sentences(/\b(?:eight|delapan) (?:committees|komite)\b/i).length).toBeGreaterThanOrEqual(4);
  });

  it('knows the day of each document that it offers investors, and of no other', () => {
    const offered =
      readFileSync(join(folder, 'investor-relation.json'), 'utf8').match(/\/documents\/[\w-]+\.pdf/g) ?? [];
    expect(Object.keys(bankFile.investors.documents).sort()).toEqual([...new Set(offered)].sort());
  });

  it('names the same limit wherever it promises double points in the month of a birthday', () => {
    const promises = sentences(/birthday month|month of your birthday|bulan kelahiran/i).filter((each) =>
      /QRIS/.test(each),
    );
    expect(promises.length).toBeGreaterThanOrEqual(4);
    for (const each of promises) expect(each).toMatch(/20[,.]000/);
  });

  it('earns one point for each full Rp1,000 that is paid by QRIS, debit card or bill, on every page that says it', () => {
    const rules = sentences(/one point for every|satu poin untuk setiap/i);
    expect(rules.length).toBeGreaterThanOrEqual(4);
    for (const each of rules) {
      expect(each).toMatch(
        /every full Rp1,000 that you pay by QRIS, debit card or bill payment|setiap kelipatan Rp1\.000 yang Anda bayar lewat QRIS, kartu debit, atau tagihan/,
      );
    }
  });

  it('names no e-mail address that is not on the list by which visitors check what they received', () => {
    const listed = new Set([bank.email, ...bank.channels.email.map(({ value }) => value)]);
    const named = texts.flatMap(({ file, text }) => (text.match(/[\w.]+@[\w.]+\w/g) ?? []).map((each) => [file, each]));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter(([, address = '']) => /serambi/.test(address) && !listed.has(address))).toEqual([]);
  });

  it('names the same stores of the app in the configuration as on the download page', () => {
    const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
    const { linkIos, imageIos, linkAndroid, imageAndroid, imageQr } = read('allo/download.json').Indonesia;
    const { app } = read('../bank.json').bank;
    expect(app).toMatchObject({
      stores: [
        { name: 'App Store', url: linkIos, image: imageIos },
        { name: 'Google Play', url: linkAndroid, image: imageAndroid },
      ],
      qr: imageQr,
    });
  });
});
