import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Figures, figures } from '../../../demo/documents/figures';
import { routes } from '../../../shell/routes';
import { type Language, languages } from '../../../widgets/runtime/language/language';
import { appOf } from '../../support/app';
import { demoBank as bankFile, demoJson, contentFolder as folder } from '../../support/demo-bank';
import { demoTexts as texts } from '../../support/demo-texts';

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
  const { English } = JSON.parse(demoJson('content/ratelimitfee/all.json')) as {
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
    'each fee is in the same words on the overview, from a service’s lowest, and on its own page (%s)',
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
      const overview = await shown(
        'ways',
        /<th scope="row"[^>]*><a[^>]*>([^<]*).*?<b>([^<]*)<\/b>(?:<small>([^<]*))?/g,
      );
      expect(overview).toHaveLength(bank.ways.length);
      const pathOf = (named: string) => bank.ways.find(({ name }) => name[language] === named)?.path;
      for (const path of new Set(bank.ways.map((way) => way.path))) {
        const amounts = overview
          .filter(({ name }) => pathOf(name) === path)
          .map(({ price }) => Number(price.replace(/\D/g, '')));
        expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
      }
      const own = await shown(
        'service?service=transfer',
        /<dt>([^<]*)<\/dt><dd[^>]*>([^<]*)<\/dd>(?:<dd>([^<;]*(?:lalu|then) [^<;]*)<\/dd>)?/g,
      );
      expect(own).toHaveLength(3);
      expect(overview).toEqual(expect.arrayContaining(own));
    },
  );

  it.each(languages)('each way needs the same plan on the overview and on its own page (%s)', async (language) => {
    const app = await appOf();
    const markup = async (widget: string, query: string) =>
      (await app.request(`/embed/${widget}?${query}language=${language}`)).text();
    const plansOf = (text: string, way: RegExp) => [...text.matchAll(way)].map(([, name, plans]) => [name, plans]);
    const overview = plansOf(
      await markup('ways', ''),
      /<th scope="row"[^>]*><a[^>]*>([^<]*).*?(?:Works with|Bisa dengan)<\/span>([^<]*)<\/td><\/tr>/g,
    );
    expect(overview).toHaveLength(bank.ways.length);
    const services = [...new Set(bank.ways.map(({ path }) => path.slice('/services/'.length)))];
    const pages = await Promise.all(services.map((service) => markup('service', `service=${service}&`)));
    const own = plansOf(
      pages.join(''),
      /<dt>([^<]*)<\/dt>.*?(?:Works with|Bisa dengan)<\/span> <span>([^<]*)<\/span><\/dd><\/div>/g,
    );
    expect(own.toSorted()).toEqual(overview.toSorted());
  });
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
      of('deposits', 1_000, 1),
      of('profit', 1, 0),
      of('loans', 1_000, 1),
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
    const boards: { committees: { chair: string; members: { name: string; jobs?: object }[] }[] }[] =
      bankFile.committees.boards;
    const committees = boards.flatMap(({ committees }) => committees);
    for (const language of languages) {
      const leaders = JSON.parse(demoJson('content/leader.json'))[language] as {
        mens: { name: string; jobs: string }[];
      }[];
      const positions = new Map(leaders.flatMap(({ mens }) => mens.map(({ name, jobs }) => [name, jobs] as const)));
      for (const { chair, members } of committees) {
        expect([...positions.keys()]).toContain(chair);
        // A leader's position is stated in one place; who is no leader has one here.
        for (const { name, jobs } of members) expect(positions.has(name), name).toBe(jobs === undefined);
        expect(new Set([chair, ...members.map(({ name }) => name)]).size).toBe(members.length + 1);
      }
    }
    // As the page says: risk management and compliance sit on each committee of the directors.
    for (const { chair, members } of boards[1]?.committees ?? []) {
      const names = [chair, ...members.map(({ name }) => name)];
      expect(names).toEqual(expect.arrayContaining(['Nur Aisyah Siregar', 'Yohanes Batubara']));
    }
    expect(committees).toHaveLength(8);
    expect(sentences(/\b(?:eight|delapan) (?:committees|komite)\b/i).length).toBeGreaterThanOrEqual(4);
  });

  it('knows the day of each document that it offers investors, and of no other', () => {
    const offered = demoJson('content/investor-relation.json').match(/\/documents\/[\w-]+\.pdf/g) ?? [];
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
        /every full Rp1,000 that you pay by QRIS, debit card or bill payment|setiap kelipatan Rp1\.000 yang Anda bayar lewat QRIS, kartu debit, atau pembayaran tagihan/,
      );
    }
  });

  it('names no e-mail address that is not on the list by which visitors check what they received', () => {
    const listed = new Set([bank.email, ...bank.channels.email.map(({ value }) => value)]);
    const named = texts.flatMap(({ file, text }) => (text.match(/[\w.]+@[\w.]+\w/g) ?? []).map((each) => [file, each]));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter(([, address = '']) => /serambi/.test(address) && !listed.has(address))).toEqual([]);
  });

  it('says in the privacy notice of the same permissions that the app needs as the download page', () => {
    for (const language of languages) {
      const { detailDesc } = read('privacy/all.json')[language] as { detailDesc: string };
      const said = /(?:The app uses your|Aplikasi mengakses) ([^.]*?) (?:only after|Anda hanya setelah)/.exec(
        detailDesc,
      );
      const asked = bankFile.download.permissions.filter(({ title }) => title.English !== 'Notifications');
      const named = said?.[1]?.split(/,? (?:or|atau) |, /) ?? [];
      expect(named.map((each) => each.replace(/^exact | persis$/, '')).sort()).toEqual(
        asked.map(({ title }) => title[language].toLowerCase()).sort(),
      );
    }
  });

  it('says of pictures the same on the download page and in the privacy notice: only the one that is chosen', () => {
    const { never } = bankFile.download;
    for (const [language, only, allOfThem] of [
      ['English', 'of your pictures only the one that you choose', /never read your[^.]*photos/i],
      ['Indonesia', 'dari foto Anda hanya gambar yang Anda pilih', /tidak pernah membaca SMS, foto/i],
    ] as const) {
      expect(never[language]).toContain(only);
      expect(read('privacy/all.json')[language].detailDesc).toContain(only);
      expect(read('privacy/all.json')[language].detailDesc).not.toMatch(allOfThem);
    }
  });

  it('shows on the page of benefits the same privileges as on the home page, which leads there', () => {
    const widgetsOf = (path: string) =>
      routes
        .filter((route) => route.path === path)
        .flatMap(({ sections }) => sections.flatMap(({ widget, slots = {} }) => [{ widget }, ...Object.values(slots)]))
        .map(({ widget }) => widget);
    expect(widgetsOf('/')).toContain('privileges');
    expect(widgetsOf('/benefit')).toContain('privileges');
  });

  it('names for investors a contact whom the profiles name, and the code and year of the listing as elsewhere', () => {
    const [share, contact] = bankFile.investors.facts;
    for (const language of languages) {
      const { mens } = read('secretary.json')[language] as { mens: { name: string; jobs: string }[] };
      const people = mens.map(({ name, jobs }) => `${name}, ${jobs}`);
      expect(people).toContain(contact?.text[language]);
      const listing = (read('milestone.json')[language] as { title: string; tahun: string }[]).find(({ title }) =>
        title.includes('SRMB'),
      );
      expect(share?.text[language]).toMatch(new RegExp(`^SRMB, .* ${listing?.tahun}$`));
    }
    expect(bank.channels.email.map(({ value }) => value)).toContain(contact?.email);
  });

  it('names the same stores of the app in the configuration as on the download page', () => {
    const read = (file: string) => JSON.parse(demoJson(`content/${file}`));
    const { linkIos, imageIos, linkAndroid, imageAndroid, imageQr } = read('allo/download.json').Indonesia;
    const { app } = bankFile.bank;
    expect(app).toMatchObject({
      stores: [
        { name: 'App Store', url: linkIos, image: imageIos },
        { name: 'Google Play', url: linkAndroid, image: imageAndroid },
      ],
      qr: imageQr,
    });
  });
});

it.each(languages)('the numbers that open the rates are among them (%s)', (language) => {
  const { tabs } = JSON.parse(demoJson('content/ratelimitfee/all.json'))[language] as {
    tabs: { desc: string }[];
  };
  const percentages = [...(tabs[0]?.desc ?? '').matchAll(/<td>(\d[.,]\d\d)%/g)].map(([, rate = '']) => rate);
  const [term, plus] = bank.rates.headline.map(({ value }) => value[language].replace(/[^\d.,]/g, ''));
  expect(term).toBe(percentages.toSorted().at(-1));
  expect(tabs[0]?.desc).toContain(`<td>Serambi Plus</td><td>${plus}%`);
});

it.each(languages)('the customer on the home page says what her article quotes (%s)', (language) => {
  const { title, path } = bank.proof.voice;
  const { description } = JSON.parse(demoJson(`content/detail/${path.slice('/news/'.length)}.json`))[language] as {
    description: string;
  };
  expect(description.toLowerCase()).toContain(title[language].toLowerCase().replace(/[“”]/g, ''));
});

/** An amount of rupiah, of which nothing is left out. */
const rupiah = String.raw`Rp(\d[\d.,]*\d|\d)(?!\d|[.,]\d)`;

/** Where texts state a fact, in words of either language with `Rp#` for an amount and `#` for what else is stated. */
const saying = (...phrases: string[]) =>
  new RegExp(
    phrases
      .map((phrase) => phrase.replaceAll('Rp#', rupiah).replaceAll('#', String.raw`(\d+(?:[.,]\d+)?|\p{L}+)`))
      .join('|'),
    'giu',
  );

const read = (file: string) => JSON.parse(demoJson(`content/${file}`));
const wayOf = (name: string) => {
  const way = bank.ways.find(({ name: { English } }) => English === name);
  if (!way) throw new Error(`no way ${name}`);
  return way;
};
const stated = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? '';
const dayIn = (day: string) =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      new Intl.DateTimeFormat(language === 'English' ? 'en-GB' : 'id-ID', { dateStyle: 'long' }).format(new Date(day)),
    ]),
  ) as Record<Language, string>;
const inBoth = (text: (language: Language) => string) =>
  Object.fromEntries(languages.map((language) => [language, text(language)])) as Record<Language, string>;

interface Fact {
  fact: string;
  /** What its source says; without one, all texts only have to say the same. */
  is?: string | number | Record<Language, string>;
  said: RegExp;
  /** In so many texts of each language at least. */
  least: number;
  /** The files that speak of it in these words. */
  within?: RegExp;
}

const facts: Fact[] = [
  {
    fact: 'the sum that LPS guarantees, as in the disclaimer',
    is: stated(bank.disclaimer.English, /Rp(\d+) billion/),
    said: saying('Rp# (?:billion|miliar) per (?:customer|nasabah)'),
    least: 5,
  },
  {
    fact: 'the partner minimarkets, where cash goes in and out',
    said: /([\d.,]+) (?:partner minimarkets|minimarket rekanan)/g,
    least: 2,
  },
  {
    fact: 'the names of the partner minimarkets',
    said: /(Minimarket Rembulan, Melati Mart,?) (?:and|or|dan|atau) Lumbung Segar/g,
    least: 2,
  },
  {
    fact: 'the number of customers, as in the proof',
    is: inBoth((language) => stated(bank.proof.figures[0]?.value[language] ?? '', /^([\d.,]+)/)),
    said: /(?:more than|reached|lebih dari|mencapai) (\d+[.,]\d) (?:million|juta)/gi,
    least: 3,
  },
  {
    fact: 'the rating of the app',
    said: /(\d[.,]\d) (?:out of|dari) 5 /g,
    least: 2,
  },
  {
    fact: 'how many have rated the app',
    said: /([\d.,]+) (?:reviews|ulasan)/g,
    least: 2,
  },
  {
    fact: 'the number of provinces',
    said: /(\d+) (?:provinces|provinsi)/g,
    least: 2,
  },
  {
    fact: 'the year in which the bank began, as in the milestones',
    is: read('milestone.json').English[0].tahun,
    said: saying('(?:In|Pada) #,? (?:a group of bankers|sekelompok bankir)'),
    least: 1,
  },
  {
    fact: 'the employees that it began with',
    said: saying('(?:one branch|satu (?:kantor )?cabang) (?:and|dan) #'),
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
    is: inBoth((language) => stated(bank.licences[language], /(?:of|tanggal) (\d+ \p{L}+ \d{4})/u)),
    said: /(\d+ (?:March|Maret) 2022)/g,
    least: 3,
  },
  {
    fact: 'the day since which texts hold, as in the configuration',
    is: dayIn(bankFile.texts.privacy.changed),
    said: /(?:since|from|sejak|mulai) (\d{1,2} \p{L}+ \d{4})/gu,
    within: /^(?:privacy|termcondition)/,
    least: 5,
  },
  {
    fact: 'the hours of the hotline, as in the configuration',
    is: stated(bank.hours.English, /(\d+)/),
    said: saying('1500 123[ ,]+# (?:hours a day|jam sehari)', '(?:We answer|Kami melayani) # (?:hours|jam)'),
    least: 2,
  },
  {
    fact: 'how long an answer to a message takes, as in the configuration',
    is: stated(bank.reply.English, /(\d+)/),
    said: saying(
      '(?:written ones within|Written complaint|our answer within|answered within) # working days',
      '(?:Pengaduan tertulis(?: dalam)?|menjawab dalam|dijawab dalam) # hari kerja',
    ),
    least: 4,
  },
  {
    fact: 'how long most complaints take, as in the proof',
    is: inBoth((language) => stated(bank.proof.figures[2]?.label[language] ?? '', /(?:within|dalam) (\p{L}+)/u)),
    said: saying(
      '(?:working days, most often|complaints (?:were )?settled) within #',
      '(?:hari kerja, biasanya|pengaduan selesai) dalam #',
    ),
    least: 4,
  },
  {
    fact: 'how long a spoken complaint takes',
    said: saying('spoken complaints? (?:within )?#', 'pengaduan lisan (?:kami selesaikan dalam )?#'),
    least: 2,
  },
  {
    fact: 'how early changes are announced',
    said: saying('# working days(?:’ notice| before| ahead| in advance)', String.raw`(?=\d)# hari kerja sebelum`),
    least: 6,
  },
  {
    fact: 'what Serambi Pay holds at most, as in the configuration',
    is: wayOf('From another bank').pay ?? '',
    said: saying(
      '(?:keep up to|balance of up to|Maximum balance|Balance at any time|its balance, at most) Rp#',
      '(?:saldo(?:nya)?,? paling banyak|Saldo maksimum|Saldo setiap saat) Rp#',
      'Rp# (?:with|dengan) Serambi Pay',
    ),
    least: 5,
  },
  {
    fact: 'what comes into Serambi Pay in a month',
    said: saying(
      '(?:Money in per (?:calendar )?month|Dana masuk per bulan(?: kalender)?|masuk paling banyak) Rp#',
      'up to Rp# in a month',
    ),
    least: 3,
  },
  {
    fact: 'from which sum on interest is taxed',
    said: saying('exceed Rp# in total', 'lebih dari Rp#, bunga dipotong'),
    least: 2,
  },
  { fact: 'the tax on interest', said: saying('#% final income tax', 'pajak penghasilan final #%'), least: 2 },
  {
    fact: 'the rate of Serambi Plus',
    said: saying(
      'Serambi Plus (?:pays |at |memberi bunga |dan bunga )?#%',
      '(?:money earns|Dana Anda mendapat bunga) #%',
    ),
    least: 4,
  },
  {
    fact: 'the rate of savings goals',
    said: saying(
      '(?:savings goals at|Each earns|tabungan tujuan dengan bunga|masing-masing berbunga) #%',
      String.raw`(?:from Rp[\d.,]+ each|masing-masing mulai dari Rp[\d.,]+) #%`,
    ),
    least: 3,
  },
  {
    fact: 'how many savings goals there may be',
    said: saying('up to # (?:savings )?goals', '(?:hingga|sampai) (?!ke )# (?:tabungan )?tujuan'),
    least: 3,
  },
  {
    fact: 'a transfer by BI-FAST, as in the configuration',
    is: wayOf('BI-FAST to any bank').fee,
    said: saying(
      '(?:10 a month free, then|after that|after that each one is|from the 11th) Rp#',
      '(?:10 kali per bulan gratis, lalu|selebihnya|ke-11) Rp#',
    ),
    least: 4,
  },
  {
    fact: 'cash at an ATM, as in the configuration',
    is: wayOf('ATM with the GPN logo').fee,
    said: saying(
      '(?:5 a month free, then|From the sixth in a month the fee is|from the 6th) Rp#',
      '(?:5 kali per bulan gratis, lalu|keenam dalam sebulan, biayanya|ke-6) Rp#',
    ),
    least: 3,
  },
  {
    fact: 'cash at a minimarket, as in the configuration',
    is: wayOf('Partner minimarket, without a card').fee,
    said: saying(
      '(?:The fee is|Biayanya) Rp# (?:per withdrawal|per penarikan)',
      '(?:Partner minimarket|Minimarket rekanan) Rp#(?! to| sampai)',
    ),
    least: 2,
  },
  {
    fact: 'what the shop takes for a top up, as in the configuration',
    is: wayOf('Cash at a minimarket').fee,
    said: saying(
      '(?:the store charges|the amount plus|Top up at a minimarket) Rp#',
      '(?:toko mengenakan|isi saldo ditambah|Isi saldo di minimarket) Rp#(?! sampai)',
    ),
    least: 3,
  },
  {
    fact: 'a card in place of a lost one',
    said: saying(
      '(?:damaged card(?: for)?|is sent for) Rp#',
      '(?:rusak|kami ganti dengan biaya|dikirim dengan biaya) Rp#',
    ),
    least: 3,
  },
  {
    fact: 'what both get for an invitation',
    said: saying(
      '(?:you both receive|each of you gets|both of you receive|your friend receive) Rp#',
      '(?:berdua menerima|masing-masing menerima|masing-masing mendapat|Ajak teman, masing-masing) Rp#',
    ),
    least: 4,
  },
  {
    fact: 'the share of a payment on Friday that comes back',
    said: saying(
      '(?:Friday cashback(?: is|:)|Get|Every Friday,|cashback of) (?=5)#%',
      '(?:Jumat sebesar|Dapatkan|Setiap Jumat(?:, uang kembali)?,?) (?=5)#%',
    ),
    within: /^(?:privilege|termcondition|promo\/all|promo\/detail\/uang-kembali-jumat)/,
    least: 4,
  },
  {
    fact: 'the most that comes back on a Friday',
    said: saying('(?:up to|maksimal) Rp#'),
    within: /^(?:privilege|promo\/detail\/uang-kembali-jumat)/,
    least: 3,
  },
  {
    fact: 'the least that is paid on a Friday',
    said: saying('first QRIS payment of at least Rp#', 'pembayaran QRIS pertama minimal Rp#'),
    least: 3,
  },
  { fact: 'transfers after a change of phone', said: saying('(?:limited to|dibatasi) Rp#'), least: 2 },
  {
    fact: 'the cooperatives through which the bank lends',
    said: saying(String.raw`(?:together with|through|bersama|melalui) (?=\d)# (?:cooperatives|koperasi)`),
    least: 3,
  },
  { fact: 'the number of OJK', is: '157', said: saying(String.raw`OJK (?:on|di) (?=\d)#`), least: 2 },
  {
    fact: 'the number of Bank Indonesia',
    is: '131',
    said: saying(String.raw`Bank Indonesia (?:on|di) (?=\d)#`),
    least: 1,
  },
  { fact: 'how soon a request about data is answered', said: /within (72 hours)|(3 kali 24 jam)/g, least: 3 },
];

describe('the cashback on Fridays', () => {
  it('that the home page and the terms promise is a promo, with a page and a drawing of its own', () => {
    const promised = sentences(/Friday cashback|Uang kembali (?:setiap|hari) Jumat/).map((each) => each.split('/')[0]);
    expect(new Set(promised)).toEqual(new Set(['privilege', 'promo', 'termcondition']));
    for (const language of languages) {
      const { dataPromo } = read('promo/all.json')[language] as { dataPromo: { slug: string; image: string }[] };
      const promo = dataPromo.find(({ slug }) => slug === 'uang-kembali-jumat');
      expect(promo?.image).toContain('/art/promo/uang-kembali-jumat.');
      expect(read('promo/detail/uang-kembali-jumat.json')[language].image).toBe(promo?.image);
    }
    expect(bankFile.promos.flatMap(({ promos }) => promos)).toContain('uang-kembali-jumat');
  });
});

describe('a fact that many texts state', () => {
  it.each(facts)('is one: $fact', ({ is, said, least, within }) => {
    for (const language of languages) {
      const found = texts
        .filter(({ file, language: of }) => of === language && (within?.test(file) ?? true))
        .flatMap(({ file, text }) =>
          [...text.replace(/\s+/g, ' ').matchAll(said)].map(([words, ...values]) => {
            const value = values.find((each) => each !== undefined) ?? '';
            return { file, words, value: value.replace(/[.,](?=\d{3})/g, '').toLowerCase() };
          }),
        );
      expect(found.length, `${language}: ${found.map(({ words }) => words).join(' | ')}`).toBeGreaterThanOrEqual(least);
      const source = typeof is === 'object' ? is[language] : (is ?? found[0]?.value);
      const expected = String(source).toLowerCase();
      expect(found.filter(({ value }) => value !== expected)).toEqual([]);
    }
  });

  it('is one number wherever a text or a link leads to the telephone', () => {
    const digits = (number: string) => number.replace(/[^+\d]/g, '');
    // With those of the authorities.
    const own = new Set(['131', '157', ...bank.phones, ...bank.channels.phone.map(({ value }) => value)].map(digits));
    const named = texts.flatMap(({ file, text }) =>
      (text.match(/(?<!\d |\d)(?:1500 \d{3}(?!\d)|\+62 \d[\d ]{6,}\d)/g) ?? []).map((each) => [file, digits(each)]),
    );
    expect(named.length).toBeGreaterThan(20);
    const linked = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) =>
        [...demoJson(`content/${file}`).matchAll(/tel:([+\d]+)/g)].map(([, number = '']) => [file, number]),
      );
    expect([...named, ...linked].filter(([, number = '']) => !own.has(number))).toEqual([]);
  });
});
