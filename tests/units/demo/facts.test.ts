import { describe, expect, it } from 'vitest';
import { type Figures, figures } from '../../../demo/documents/figures';
import { placedOn } from '../../../shell/route';
import { routes } from '../../../shell/routes';
import { figuresOf, shape as keyFigures } from '../../../widgets/key-figures/key-figures.content';
import { months } from '../../../widgets/runtime/content/day';
import { normalizeContent } from '../../../widgets/runtime/content/normalize';
import { readBlock } from '../../../widgets/runtime/content/shape';
import { type Language, languages } from '../../../widgets/runtime/language/language';
import { demoBank as bank, demoBlock, demoFacts, demoJson } from '../../support/demo-bank';
import { demoTexts as texts, writtenFiles, writtenTexts } from '../../support/demo-texts';

interface Way {
  path: string;
  name: string;
  fee: number;
  free?: number;
  least?: number;
  most?: number;
  daily?: number;
}
interface Investors {
  periods: string[];
  figures: { values: number[]; before?: number }[];
  facts: { text: string; email?: string }[];
}
interface Board {
  committees: { chair: { name: string }; members: { name: string; jobs?: string }[] }[];
}
interface Proof {
  figures: { value: string; label: string }[];
  voice: { title: string; path: string };
}
interface Promos {
  dataPromo: { slug: string; image: string }[];
  kinds: { promos: string[] }[];
}

const ways = demoBlock<Way[]>('ways');
const ownEmails = demoBlock<{ email: { value: string }[] }>('channels').English.email.map(({ value }) => value);
const grouped = (value: number) => String(value).replace(/\B(?=(?:\d{3})+$)/g, '[.,]');

const sentences = (subject: RegExp) =>
  texts
    .flatMap(({ file, text }) => text.split(/(?<=[.!?])\s/).map((sentence) => `${file}: ${sentence.trim()}`))
    .filter((sentence) => subject.test(sentence));

/** Wordings that contradict the terms, the rates or the menu. */
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

describe('what the bank states of the ways to pay', () => {
  const { English } = demoBlock<{ tabs: { desc: string }[] }>('ratelimitfee/all');
  const rates = English.tabs.map(({ desc }) => desc).join('');

  it.each(ways.English.map((way) => [way.name, way] as const))(
    '%s: fee and limits are those of the rates',
    (_, { fee, least, most, daily, free }) => {
      // “Above Rp100,000,000” begins one rupiah higher.
      const amounts = [fee, least && least % 10 === 1 ? least - 1 : least, most, daily].filter((each) => !!each);
      for (const amount of amounts) expect(rates).toMatch(new RegExp(`Rp${grouped(Number(amount))}\\b`));
      if (free) expect(rates).toContain(`first ${free} in a month`);
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

  it('offers on term savings no more than LPS guarantees', () => {
    const offered = texts.flatMap(({ text }) => [...text.matchAll(/^(\d+)[.,](\d+)%(?: a year| per tahun)?$/g)]);
    expect(offered.length).toBeGreaterThan(10);
    expect(Math.max(...offered.map(([, whole, part]) => Number(`${whole}.${part}`)))).toBeLessThanOrEqual(
      demoBlock<{ guarantee: { rate: number } }>('rates').English.guarantee.rate,
    );
  });

  it('states for investors the figures that its reports and its press release state', () => {
    const investors = demoBlock<Investors>('investors');
    const { periods, figures: stated } = investors.English;
    const years = periods.map((period) => (period === 'Sep 2026' ? '2026-09' : `${period}-12`));
    const of = (field: keyof Figures, unit: number, digits: number) =>
      years.map((month) => Number(((figures.get(month)?.[field] ?? Number.NaN) / unit).toFixed(digits)));
    expect(stated.map(({ values }) => values)).toEqual([
      of('assets', 1_000, 1),
      of('deposits', 1_000, 1),
      of('profit', 1, 0),
      of('loans', 1_000, 1),
      of('badLoans', 1, 1),
      of('capitalRatio', 1, 1),
    ]);
    expect(demoFacts.get('deposits.trillion')?.value).toBe(stated[1]?.values.at(-1));
    const before = figures.get('2025-09');
    expect(stated.map(({ before }) => before)).toEqual([
      Number(before?.assets) / 1_000,
      Number(before?.deposits) / 1_000,
      before?.profit,
      Number(before?.loans) / 1_000,
      before?.badLoans,
      before?.capitalRatio,
    ]);
    const { content } = normalizeContent(keyFigures, investors);
    for (const language of languages) {
      const file = 'detail/laba-sembilan-bulan-2026.json';
      const report = texts.filter((each) => each.language === language && each.file === file);
      const changes = figuresOf(readBlock(keyFigures, content[language], { media: '' }), language).flatMap(
        ({ change }) => change?.slice(1) ?? [],
      );
      expect(changes).toHaveLength(4);
      for (const change of changes) expect(report.map(({ text }) => text).join(), 'the report').toContain(change);
    }
  });

  it('has committees of people whom the leaders’ page names, in the positions that it states, and as many as it says', () => {
    for (const language of languages) {
      const { boards } = demoBlock<{ boards: Board[] }>('manajemen-komite')[language];
      const committees = boards.flatMap(({ committees }) => committees);
      const leaders = demoBlock<{ mens: { name: string; jobs: string }[] }[]>('leader')[language];
      const positions = new Map(leaders.flatMap(({ mens }) => mens.map(({ name, jobs }) => [name, jobs] as const)));
      for (const { chair, members } of committees) {
        // A leader's position is stated in one place; other members have one here.
        for (const { name, jobs } of members) expect(positions.has(name), name).toBe(jobs === undefined);
        expect(new Set([chair.name, ...members.map(({ name }) => name)]).size).toBe(members.length + 1);
      }
      // As the page says: risk management and compliance sit on each committee of the directors.
      for (const { chair, members } of boards[1]?.committees ?? []) {
        const names = [chair.name, ...members.map(({ name }) => name)];
        expect(names).toEqual(expect.arrayContaining(['Nur Aisyah Siregar', 'Yohanes Batubara']));
      }
      expect(committees).toHaveLength(8);
    }
    expect(sentences(/\b(?:eight|delapan) (?:committees|komite)\b/i).length).toBeGreaterThanOrEqual(4);
  });

  it('knows the day of each document that it offers investors, and of no other', () => {
    const offered = JSON.stringify(demoBlock('investor-relation')).match(/\/documents\/[\w-]+\.pdf/g) ?? [];
    const documents = demoBlock<object>('documents');
    expect(Object.keys(documents.English).sort()).toEqual([...new Set(offered)].sort());
    expect(documents.Indonesia).toEqual(documents.English);
  });

  it('earns one point for each full Rp1,000 that is paid by QRIS, debit card or bill, on every page that says it', () => {
    const rules = sentences(/one point for every|satu poin untuk setiap/i);
    expect(rules.length).toBeGreaterThanOrEqual(4);
    for (const each of rules) {
      expect(each).toMatch(
        /every full Rp1,000 that you pay by QRIS, debit card or bill payment|setiap kelipatan Rp1\.000 yang Anda bayar lewat QRIS, kartu debit, atau pembayaran tagihan/,
      );
    }
  });

  it('names no e-mail address that is not on the list by which visitors check what they received', () => {
    const listed = new Set([bank.email, ...ownEmails]);
    const named = texts.flatMap(({ file, text }) => (text.match(/[\w.]+@[\w.]+\w/g) ?? []).map((each) => [file, each]));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter(([, address = '']) => /serambi/.test(address) && !listed.has(address))).toEqual([]);
  });

  it('says in the privacy notice of the same permissions that the app needs as the download page', () => {
    for (const language of languages) {
      const { detailDesc } = demoBlock<{ detailDesc: string }>('privacy/all')[language];
      const said = /(?:The app uses your|Aplikasi mengakses) ([^.]*?) (?:only after|Anda hanya setelah)/.exec(
        detailDesc,
      );
      const { permissions } = demoBlock<{ permissions: { title: string }[] }>('allo/download')[language];
      const asked = permissions.filter(({ title }) => !['Notifications', 'Notifikasi'].includes(title));
      const named = said?.[1]?.split(/,? (?:or|atau) |, /) ?? [];
      expect(named.map((each) => each.replace(/^exact | persis$/, '')).sort()).toEqual(
        asked.map(({ title }) => title.toLowerCase()).sort(),
      );
    }
  });

  it('says of pictures the same on the download page and in the privacy notice: only those that are chosen', () => {
    const download = demoBlock<{ never: string }>('allo/download');
    for (const [language, only, allOfThem] of [
      ['English', 'only the pictures that you choose', /never read your[^.]*photos/i],
      ['Indonesia', 'hanya melihat gambar yang Anda pilih', /tidak pernah membaca SMS, foto/i],
    ] as const) {
      expect(download[language].never).toContain(only);
      expect(read('privacy/all.json')[language].detailDesc).toContain(only);
      expect(read('privacy/all.json')[language].detailDesc).not.toMatch(allOfThem);
    }
  });

  it('shows on the page of benefits the same privileges as on the home page, which leads there', () => {
    for (const route of routes.filter(({ path }) => ['/', '/benefit'].includes(path)))
      expect(placedOn(route).map(({ widget }) => widget)).toContain('privileges');
  });

  it('names for investors a contact whom the profiles name, and the code and year of the listing as elsewhere', () => {
    for (const language of languages) {
      const [share, contact] = demoBlock<Investors>('investors')[language].facts;
      const { mens } = read('secretary.json')[language] as { mens: { name: string; jobs: string }[] };
      const people = mens.map(({ name, jobs }) => `${name}, ${jobs}`);
      expect(people).toContain(contact?.text);
      expect(ownEmails).toContain(contact?.email);
      const listing = (read('milestone.json')[language] as { title: string; tahun: string }[]).find(({ title }) =>
        title.includes('SRMB'),
      );
      expect(share?.text).toMatch(new RegExp(`^SRMB, .* ${listing?.tahun}$`));
    }
  });

  it('names the same stores of the app in the configuration as on the download page', () => {
    const { linkIos, imageIos, linkAndroid, imageAndroid, imageQr } = read('allo/download.json').Indonesia;
    expect(bank.app).toMatchObject({
      stores: [
        { name: 'App Store', url: linkIos, image: imageIos },
        { name: 'Google Play', url: linkAndroid, image: imageAndroid },
      ],
      qr: imageQr,
    });
  });
});

it.each(languages)('the rate that opens the rates is the highest of them (%s)', (language) => {
  const { tabs } = read('ratelimitfee/all.json')[language] as { tabs: { desc: string }[] };
  const percentages = [...(tabs[0]?.desc ?? '').matchAll(/<td>(\d[.,]\d\d)%/g)].map(([, rate = '']) => rate);
  const { headline } = demoBlock<{ headline: { value: string }[] }>('rates')[language];
  expect(headline[0]?.value.replace(/[^\d.,]/g, '')).toBe(percentages.toSorted().at(-1));
});

it.each(languages)('the customer on the home page says what her article quotes (%s)', (language) => {
  const { title, path } = demoBlock<Proof>('proof')[language].voice;
  const { description } = demoBlock<{ description: string }>(`detail/${path.slice('/news/'.length)}`)[language];
  expect(description.toLowerCase()).toContain(title.toLowerCase().replace(/[“”]/g, ''));
});

/** The name of a fact, or its value in digits or words. */
const number = String.raw`(\{\{[a-z\d.-]+\}\}|\d[\d.,]*\d|\d)`;
const anything = String.raw`(\{\{[a-z\d.-]+\}\}|\d[\d.,]*\d|\d|\p{L}+)`;

/** Places where texts state a fact; `#` is a number, `*` a number or a word. */
const saying = (...phrases: string[]) =>
  new RegExp(phrases.map((phrase) => phrase.replaceAll('*', anything).replaceAll('#', number)).join('|'), 'giu');

const read = (file: string) => JSON.parse(demoJson(`content/${file}`));
const stated = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? '';
const inBoth = (text: (language: Language) => string) =>
  Object.fromEntries(languages.map((language) => [language, text(language)])) as Record<Language, string>;

interface Repeated {
  fact: string;
  /** The source's value; unset: all texts only have to agree. */
  is?: string | Record<Language, string>;
  said: RegExp;
  least: number;
}

/** Facts of the past, which no operator changes, and words that no placeholder can replace. */
const repeated: Repeated[] = [
  {
    fact: 'the names of the partner minimarkets',
    said: /(Minimarket Rembulan, Melati Mart,?) (?:and|or|dan|atau) (?:a |pasar swalayan )?Lumbung Segar/g,
    least: 2,
  },
  { fact: 'the number of provinces', said: /(\d+) (?:provinces|provinsi)/g, least: 2 },
  {
    fact: 'the year in which the bank began, as in the milestones',
    is: read('milestone.json').English[0].tahun,
    said: saying('(?:In|Pada) #,? (?:a group of bankers|sekelompok bankir)'),
    least: 1,
  },
  {
    fact: 'the employees that it began with',
    said: saying('(?:one branch|satu (?:kantor )?cabang) (?:and|dan) *'),
    least: 2,
  },
  {
    fact: 'the year in which it was listed, as in the milestones',
    is: read('milestone.json').English.find(({ title }: { title: string }) => /listed/.test(title)).tahun,
    said: saying('(?:Indonesia Stock Exchange since|Bursa Efek Indonesia sejak) #'),
    least: 1,
  },
  {
    fact: 'the day of the licence, on which the first terms and the first privacy notice began',
    is: inBoth((language) =>
      stated(bank.licences[language].replace(/\s+/g, ' '), /(?:of|tanggal) (\d+ \p{L}+ \d{4})/u),
    ),
    said: /(\d+ (?:March|Maret) 2022)/g,
    least: 3,
  },
  {
    fact: 'the number of customers in the report that the proof names',
    is: inBoth((language) => stated(demoBlock<Proof>('proof')[language].figures[0]?.value ?? '', /^([\d.,]+)/)),
    said: /(?:customers reached|nasabah mencapai) (\d+[.,]\d) (?:million|juta)/gi,
    least: 1,
  },
  {
    fact: 'how long most complaints took in the report that the proof names',
    is: inBoth((language) =>
      stated(demoBlock<Proof>('proof')[language].figures[2]?.label ?? '', /(?:within|dalam) (\p{L}+)/u),
    ),
    said: saying('complaints were settled within *', 'pengaduan selesai dalam *'),
    least: 1,
  },
  {
    fact: 'the cooperatives through which the bank lends',
    said: saying('(?:together with|through|bersama|melalui) # (?:cooperatives|koperasi)'),
    least: 3,
  },
];

const fact = (name: string) => Number(demoFacts.get(name)?.value);

/** Words that depend on a number, and that no placeholder can replace. */
const derived: [fact: string, value: number, said: RegExp][] = [
  ['bi-fast.free', 10, /from the 11th|Ten transfers|first ten|ke-11|sepuluh transfer/i],
  ['atm.free', 5, /from the 6th|From the sixth|ke-6|keenam/],
  ['selamat-datang-plus.all', 5 * fact('selamat-datang-plus.each'), /first five|lima pembayaran/],
];

it('the cashback on Fridays that the home page and the terms promise is a promo, with a page and a drawing of its own', () => {
  const promised = sentences(/Friday cashback|Cashback (?:\S+ )?(?:setiap|hari) Jumat/).map(
    (each) => each.split('/')[0],
  );
  expect(new Set(promised)).toEqual(new Set(['privilege', 'promo', 'termcondition']));
  for (const language of languages) {
    const { dataPromo, kinds } = demoBlock<Promos>('promo/all')[language];
    const promo = dataPromo.find(({ slug }) => slug === 'uang-kembali-jumat');
    expect(promo?.image).toContain('/art/promo/uang-kembali-jumat.');
    expect(read('promo/detail/uang-kembali-jumat.json')[language].image).toBe(promo?.image);
    expect(kinds.flatMap(({ promos }) => promos)).toContain('uang-kembali-jumat');
  }
});

it('ends a promo on a day that its first condition names, or on none as its card says', () => {
  const days = (text: string, language: Language) =>
    [...text.matchAll(/(\d{1,2})\s(\p{L}+)\s(\d{4})/gu)].flatMap(([, day = '', month = '', year]) => {
      const at = months[language].indexOf(month) + 1;
      return at ? `${year}-${String(at).padStart(2, '0')}-${day.padStart(2, '0')}` : [];
    });
  for (const language of languages) {
    const { dataPromo } = read('promo/all.json')[language] as { dataPromo: { slug: string; expired: string }[] };
    for (const { slug, expired } of dataPromo) {
      const { conditions } = read(`promo/detail/${slug}.json`)[language] as { conditions: string };
      const named = days(conditions.slice(0, conditions.indexOf('</li>')), language);
      if (/^\d/.test(expired)) expect(named, slug).toContain(expired);
      else expect(named, slug).toEqual([]);
    }
  }
});

describe('a fact that is stored', () => {
  it('is one that a file of the folder states, and none is missing', () => {
    const names = writtenFiles.flatMap(({ json }) => [...json.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name]) => name));
    expect([...demoFacts.keys()].sort()).toEqual([...new Set(names)].sort());
  });

  it('is stated by its name: no text of the bank’s terms has an amount, a rate or a number of working days in digits', () => {
    const digits = /Rp\d[\d.,]*\d|Rp[2-9]|\d[\d.,]*%|\d+ (?:working days|hari kerja|customers|nasabah)/g;
    // Amounts that do not change: an example, machines' notes, the least electricity token, times of other companies.
    const fixed = /Rp(?:10[.,]000[.,]000|16[.,]438|13[.,]150|[25]0[.,]000)$|: [37] working days$/;
    const found = writtenTexts
      .filter(({ file }) => !/^(?:detail|news|milestone|promo|kupon|investor|community|ratelimitfee|proof)/.test(file))
      .flatMap(({ file, text }) => (text.match(digits) ?? []).map((words) => `${file}: ${words}`));
    expect(found.filter((each) => !fixed.test(each))).toEqual([]);
  });

  it('is stated by its name wherever a text or a link of the content names a telephone or an address for e-mail', () => {
    const named = writtenFiles
      .filter(({ file }) => file !== 'channels.json')
      .flatMap(({ file, json }) =>
        [...json.matchAll(/tel:[+\d]+|1500 ?\d{3}(?!\d)|\+62[ \d]{6,}|[\w.]+@bankserambi\.[\w.]+/g)].map(
          ([words]) => `${file}: ${words}`,
        ),
      );
    expect(named).toEqual([]);
  });

  it.each(derived)('has words that follow from it: %s is %i', (fact, value, said) => {
    expect(demoFacts.get(fact)?.value, `Texts say ${said}`).toBe(value);
    expect(sentences(said).length).toBeGreaterThan(0);
  });
});

it('names partners by what their promos say of them, until the same day', () => {
  for (const language of languages) {
    const { offers } = read('iconpage.json')[language] as { offers: Record<'partner' | 'slug' | 'until', string>[] };
    const { dataPromo } = read('promo/all.json')[language] as { dataPromo: { slug: string; expired: string }[] };
    for (const { partner, slug, until } of offers) {
      expect(dataPromo.find((each) => each.slug === slug)?.expired, slug).toBe(until);
      expect(read(`promo/detail/${slug}.json`)[language].description).toContain(partner);
    }
  }
});

it('the examples of the privileges and the points are what fees, cashback and the rate make of their amounts', () => {
  expect(fact('bi-fast.saved')).toBe(fact('bi-fast.free') * fact('bi-fast.fee'));
  expect(fact('friday.example.back')).toBe((fact('friday.example.paid') * fact('friday.share')) / 100);
  expect(fact('friday.example.back')).toBeLessThanOrEqual(fact('friday.most'));
  expect(fact('friday.example.paid')).toBeGreaterThanOrEqual(fact('friday.least'));
  expect(fact('points.example.points')).toBe(fact('points.example.paid') / fact('points.earned'));
  expect(fact('points.example.points')).toBeGreaterThanOrEqual(fact('points.least'));
});

it.each(repeated)('is one, although several texts state it each in its words: $fact', ({ is, said, least }) => {
  for (const language of languages) {
    const found = texts
      .filter(({ language: of }) => of === language)
      .flatMap(({ file, text }) =>
        [...text.replace(/\s+/g, ' ').matchAll(said)].map(([words, ...values]) => {
          return { file, words, value: (values.find((each) => each !== undefined) ?? '').toLowerCase() };
        }),
      );
    expect(found.length, `${language}: ${found.map(({ words }) => words).join(' | ')}`).toBeGreaterThanOrEqual(least);
    const source = typeof is === 'object' ? is[language] : (is ?? found[0]?.value);
    const expected = String(source).toLowerCase();
    expect(found.filter(({ value }) => value !== expected)).toEqual([]);
  }
});
