import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { normalizeContent } from '../../../widgets/runtime/content/normalize';
import { readBlock } from '../../../widgets/runtime/content/shape';
import { changeLanguage } from '../../../widgets/runtime/language/language';
import { channelsOf, type OwnChannel, channels as shape } from '../../../widgets/runtime/ui/channels';
import { check, textLimit } from '../../../widgets/verify/verify.check';
import { examples } from '../../../widgets/verify/verify.examples';
import { readableHost, skeletonOf } from '../../../widgets/verify/verify.look-alike';
import { addJsonScript, configure, mountExample } from '../../support/mount-widget';
import { hrefs, type } from '../../support/shown';

const bank = examples.usual?.bank ?? { name: '' };
const block = readBlock(shape, normalizeContent(shape, examples.usual?.content).content.Indonesia, { media: '' });
const channels = channelsOf(bank, block);
const found = (text: string) => check(text, channels, bank.name);
/** Verdict and reason for each part of a text. */
const verdicts = (text: string) =>
  found(text).map(({ verdict, reason }) => [verdict, reason].filter(Boolean).join(' '));

describe('the bank’s app in the stores of other countries', () => {
  const url = 'https://apps.apple.com/id/app/bank-uji/id1234567890';
  const own: OwnChannel[] = [
    { kind: 'app', value: url },
    { kind: 'domain', value: 'bankuji.example' },
  ];
  it.each([
    ['https://apps.apple.com/id/app/bank-uji/id1234567890', 'ours'],
    ['https://apps.apple.com/sg/app/bank-uji/id1234567890?l=id', 'ours'],
    ['https://apps.apple.com/app/id1234567890', 'ours'],
    ['apps.apple.com/us/app/%E9%8A%80%E8%A1%8C/id1234567890?mt=8#?platform=iphone', 'ours'],
    ['https://itunes.apple.com/us/app/bank-uji/id1234567890?mt=8', 'ours'],
    ['https://apps.apple.com/id/app/bank-uji/id1234567891', 'alike'],
    ['https://apps.apple.com/id/developer/bank-uji/id1234567890', 'alike'],
    ['https://apps.apple.com.fraud.example/id/app/bank-uji/id1234567890', 'alike'],
    ['https://apps.apple.com:8443/id/app/bank-uji/id1234567890', 'alike'],
    ['https://apps.apple.com@fraud.example/id/app/bank-uji/id1234567890', 'alike'],
  ])('is the bank’s by its number alone: %s', (text, verdict) => {
    expect(check(text, own, 'Bank Uji')).toMatchObject([{ verdict }]);
  });
});

describe('what is the bank’s own', () => {
  it.each([
    ['1500 123', '1500 123'],
    ['1500123', '1500 123'],
    ['+62 21 5080 1234', '+62 21 5080 1234'],
    ['(021) 5080-1234', '+62 21 5080 1234'],
    ['+62 (21) 5080.1234', '+62 21 5080 1234'],
    ['0062 21 50801234', '+62 21 5080 1234'],
    ['+62 (0)21 5080 1234', '+62 21 5080 1234'],
    ['+62 (021) 5080-1234', '+62 21 5080 1234'],
    ['\u202a+62 811\u20111500\u20111230\u202c', '+62 811 1500 1230'],
    ['https://wa.me/6281115001230', '+62 811 1500 1230'],
    ['900-1500-1230', '900 1500 1230'],
    ['halo@bankserambi.example', 'halo@bankserambi.example'],
    ['mailto:Halo@BankSerambi.example', 'halo@bankserambi.example'],
    ['https://bankserambi.example/promo?x=1#y', 'bankserambi.example'],
    ['WWW.BANKSERAMBI.EXAMPLE', 'bankserambi.example'],
    ['http://bantuan.bankserambi.example:8080/', 'bankserambi.example'],
    ['https://instagram.com/BankSerambi/?igsh=1', 'https://www.instagram.com/bankserambi'],
    ['m.instagram.com/bankserambi', 'https://www.instagram.com/bankserambi'],
    ['@bankserambi', 'https://www.instagram.com/bankserambi'],
    ['BankSerambi', 'BANKSERAMBI'],
    [
      'https://play.google.com/store/apps/details?hl=id&id=example.bankserambi',
      'https://play.google.com/store/apps/details?id=example.bankserambi',
    ],
    ['\u202ahalo@bankserambi.example\u202c', 'halo@bankserambi.example'],
    ['“\u200bbankserambi.example\ufeff”', 'bankserambi.example'],
    ['tel:1500123', '1500 123'],
    ['*1500 123*', '1500 123'],
    ['１５００ １２３', '1500 123'],
    ['٠٢١ ٥٠٨٠ ١٢٣٤', '+62 21 5080 1234'],
  ])('is found as it may be written or copied: %s', (text, value) => {
    expect(found(text)).toMatchObject([{ verdict: 'ours', channel: { value } }]);
  });

  it.each([
    ['1500 123\n+62 21 5080 1234\n24 hours a day', ['1500 123', '+62 21 5080 1234']],
    ['1500\u00a0123\r\n+62\u00a021\u00a05080\u00a01234\r\n24\u00a0jam sehari', ['1500 123', '+62 21 5080 1234']],
    ['Hubungi 1500 123 24 jam', ['1500 123']],
    ['Hubungi 1500 123 08.00-17.00 WIB', ['1500 123']],
    ['WA: +62 811 1500 1230 (24 jam)', ['+62 811 1500 1230']],
    ['1. 1500 123', ['1500 123']],
    ['WhatsApp +62 811 1500 1230\n1500 123', ['+62 811 1500 1230', '1500 123']],
    ['1500 123 021 5080 1234', ['1500 123', '021 5080 1234']],
    ['(021) 5080-1234', ['(021) 5080-1234']],
    ['Telepon kami (1500 123).', ['1500 123']],
    ['Hubungi 1500123.Terima kasih', ['1500123']],
  ])('is found among other numbers and words: %s', (text, numbers) => {
    expect(found(text).map((finding) => `${finding.verdict} ${finding.text}`)).toEqual(
      numbers.map((each) => `ours ${each}`),
    );
  });

  it.each([
    'https://instagram.com/bankserambi/p/x',
    'https://www.instagram.com/bankserambi/status/1234567890',
    'youtube.com/@bankserambi/videos',
    'https://instagram.com/bankserambi/..%2fevil',
  ])('account is not told from another by the name before a post, which may be anyone’s: %s', (link) => {
    expect(verdicts(link)).toEqual(['unknown']);
  });

  it('account may be named by the query of its address, which then counts', () => {
    const value = 'https://www.facebook.com/profile.php?id=1';
    const verdict = (link: string) => check(link, [{ kind: 'social', value }], 'Bank Serambi')[0]?.verdict;
    expect(verdict('facebook.com/profile.php?ref=x&id=1')).toBe('ours');
    for (const link of ['/profile.php', '/profile.php?id=2', '/profile.php/x?id=2', '/profile.php?id=1&id=2'])
      expect(verdict(`facebook.com${link}`), link).toBe('unknown');
  });

  it('account at a bank is compared digit by digit, and not as a number that is dialled', () => {
    const verdict = (text: string) => check(text, [{ kind: 'account', value: '620 1500 1230' }], '')[0]?.verdict;
    expect(verdict('62015001230')).toBe('ours');
    expect(verdict('6215001230')).toBe('alike');
  });

  it('as a mailbox of its domain is an e-mail address, though the list does not have it', () => {
    expect(found('cabang.tegal@bankserambi.example')).toMatchObject([{ verdict: 'ours', channel: { kind: 'email' } }]);
  });
});

describe('what is too long to be compared as a whole', () => {
  const filled = (start: string, length: number, end: string) => start.padEnd(length - end.length, 'a') + end;

  it.each([
    ['a link', `${filled('https://', 500, '@bankserambi.example')}.evil.example`],
    ['an e-mail address', `${filled('', 500, '.bankserambi.example')}.evil.example`],
    ['the last link of a message', `${'x '.repeat(990)}${'bankserambi.example'.padStart(20)}.evil.example`],
    ['the last number of a message', `${'x '.repeat(996)} 1500123456`],
    ['a link that the field has cut', `${'x '.repeat(990)}${'bankserambi.example'.padStart(20)}`],
  ])('is never the bank’s own, whatever its beginning is: %s', (_, text) => {
    expect(found(text).map(({ verdict }) => verdict)).not.toContain('ours');
  });

  it('is no other kind of address of a messenger, though it has the digits of a number', () => {
    expect(verdicts('https://wa.me/message/6281115001230')).not.toContain('ours');
  });
});

describe('what holds the bank’s own and leads elsewhere', () => {
  const domain = 'bankserambi.example';

  it.each([
    `https:\\\\evil.example\\@${domain}`,
    `https:\\\\evil.example?a=@${domain}`,
    `http:evil.example?x@${domain}`,
    `evil.example\\@${domain}`,
    `evil.example/@${domain}`,
    `evil.example?@${domain}`,
    `evil.example#@${domain}`,
    `evil.example:@${domain}`,
    `mailto:halo@${domain}?bcc=x%40evil.example`,
    `mailto:halo@${domain},x@evil.example`,
    `mailto:${domain}?to=x@evil.example`,
    `halo@${domain}?cc=x@evil.example`,
    ...['"', '>', '<', '|', ',', ';', ':', '%5c', '\\', '!'].map((mark) => `evil.example${mark}halo@${domain}`),
    `halo@${domain},evil.example`,
    `https://${domain}"@evil.example`,
    `https://${domain}<@evil.example`,
    `https://${domain}|@evil.example`,
    `https://${domain},https:@evil.example`,
    `https://evil.example,x.${domain}`,
    `https://${domain}/|https://evil.example`,
    ...[',', '”', "'", '’', '(', '»', '\\', '#'].map((mark) => `https://${domain}/${mark}https://evil.example`),
    `https://${domain}/”evil.example`,
    `https://evil.example@${domain}`,
    `evil.example\ufeff${domain}`,
    'https://instagram.com/bankserambi/..%2fevil',
    'https://instagram.com/bankserambi/../evil',
    'https://instagram.com/evil/bankserambi',
    'https://instagram.com/bankserambi//evil',
    'https://instagram.com:8443/bankserambi',
    'https://bankserambi@instagram.com/bankserambi',
    'https://wa.me/1500123',
    'https://wa.me/90015001230',
    '*21*1500123#',
    '*21* 1500123#',
    '1500123#',
    'tel:1500123,,0900123',
    'tel:1500123;ext=9',
    'tel:1500123%2c0900123',
    '+1500123',
    '00 1500123',
    '103.20.5.7/1500123',
  ])('is never called the bank’s: %s', (text) => {
    const all = found(text);
    expect(all.length).toBeGreaterThan(0);
    for (const { verdict } of all) expect(verdict).not.toBe('ours');
  });

  it('is shown whole, where it is a code that is dialled', () => {
    expect(found('Tekan *21*1500123# sekarang').map(({ text, verdict }) => [text, verdict])).toEqual([
      ['*21*1500123#', 'unknown'],
    ]);
  });
});

describe('a host in a message', () => {
  it.each([
    ['Bank Serambi: card blocked. Confirm at bankserambi24.com or call 1500 123', ['alike', 'ours']],
    ['Klik bankserambi24.com untuk konfirmasi', ['alike']],
    ['Confirm at evil1.com now, halo@bankserambi.example', ['unknown', 'ours']],
    ['visit 103.20.5.7 or call 1500123', ['unknown', 'ours']],
    ['visit 103.20.5.7:8080/login or call 1500123', ['unknown', 'ours']],
    ['103.20.5.7/1500123', ['unknown']],
    ['evil。example call 1500123', ['unknown', 'ours']],
    ['１０３.２０.５.７ call 1500123', ['unknown', 'ours']],
    ['Login 163.com sekarang', ['unknown']],
    ['Login 777.Online', ['unknown']],
    ['Bonus Rp777.Click sekarang', ['unknown']],
  ])('is found, whatever it is made of: %s', (text, expected) => {
    expect(found(text).map(({ verdict }) => verdict)).toEqual(expected);
  });
});

describe('what cannot be compared', () => {
  it.each([
    'https://xn--a_b.example',
    `https://xn--${'9'.repeat(60)}.example`,
    `https://xn--${'9'.repeat(250)}.example`,
  ])('is unknown, and ends nothing: %s', (link) => {
    expect(verdicts(`Your card is blocked, go to ${link} now`)).toEqual(['unknown']);
  });

  it('as a label that is no Punycode is shown as it is', () => {
    for (const label of ['xn--a_b', 'xn--', 'xn--a-é', `xn--${'9'.repeat(250)}`, `xn--${'z9'.repeat(29)}`])
      expect(readableHost(`${label}.example`)).toBe(`${label}.example`);
  });

  it('by a fault of a part is unknown, and the rest is compared', () => {
    const normalize = vi.spyOn(String.prototype, 'normalize').mockImplementation(() => {
      throw new RangeError();
    });
    try {
      expect(verdicts('evil.example 1500 123')).toEqual(['unknown', 'ours']);
    } finally {
      normalize.mockRestore();
    }
  });
});

describe('what only looks like the bank’s', () => {
  it.each([
    ['bаnkserambi.example', 'letters', 'a Cyrillic letter'],
    ['https://xn--bnkserambi-zqi.example/', 'letters', 'the same in ASCII'],
    ['bánkserambi.example', 'letters', 'an accent'],
    ['bank5erambi.example', 'digits', 'a digit for a letter'],
    ['bankserarnbi.example', 'digits', 'two letters for one'],
    ['bankserambl.com', 'digits', 'an l for an i'],
    ['bank-serambi.example', 'added', 'a hyphen'],
    ['https://promo-bankserambi.com', 'added', 'a word'],
    ['serambi-undian.xyz', 'added', 'a part of the name'],
    ['bankserambi.com', 'ending', 'another ending'],
    ['bankserambi.co.id', 'ending', 'an ending of two parts'],
    ['bankserambi.example.evil.com', 'front', 'the whole domain in front of another'],
    ['https://login.bankserambi.secure-pay.xyz/a', 'front', 'the name in front of another domain'],
    ['bankserambbi.example', 'spelling', 'a letter more'],
    ['bnakserambi.example', 'spelling', 'letters in another order'],
    ['https://bankserambi.example@evil.com/', 'user', 'the domain before the @'],
    ['https://evil.com/bankserambi.example/masuk', 'path', 'the domain after the slash'],
    ['https://instagram.com/bankserambi_promo', 'path', 'another account'],
    ['bankserambi@gmail.com', 'local', 'the name before the @ of an e-mail'],
    ['halo@bankserambi.example.evil.com', 'front', 'an e-mail of another domain'],
    ['bank\u2060serambi.example', 'hidden', 'a character that nobody sees'],
    ['halo@bankserambi\u200b.example', 'hidden', 'the same in an e-mail'],
    ['1. 1500 124', 'number', 'a fake in a list'],
    ['Hubungi 1500 124 24 jam', 'number', 'a fake with its hours'],
    ['1500 124', 'number', 'another digit'],
    ['9 1500 123', 'number', 'digits in front'],
    ['+62 1500 123', 'area', 'the country’s code in front of a short number'],
    ['021 1500123', 'area', 'an area code in front of a short number'],
    ['(0274) 1500-123', 'area', 'another area code'],
    ['+62-21-1500-123', 'area', 'both codes'],
    ['021 1500 124', 'number', 'an area code in front of a number with another digit'],
    ['+62 21 1500-124', 'number', 'both codes in front of it'],
    ['1500 123 9', 'number', 'digits behind'],
    ['@bankserambi_cs', 'added', 'an account with more in its name'],
    ['@bank.serarnbi', 'digits', 'an account with other letters'],
  ])('is told with the reason: %s (%s, %s)', (text, reason) => {
    expect(verdicts(text)).toEqual([`alike ${reason}`]);
  });

  it('is told, though the same stands beside it without the character that nobody sees', () => {
    const pair = ['bank\u2060serambi.example', 'bankserambi.example'];
    for (const text of [pair.join(' '), pair.reverse().join(' ')]) expect(verdicts(text)).toEqual(['alike hidden']);
  });

  it('names the one that a link really leads to', () => {
    expect(found('https://bankserambi.example@evil.com/')[0]?.host).toBe('evil.com');
    expect(found('https://xn--bnkserambi-zqi.example/')[0]?.host).toBe('bаnkserambi.example');
  });
});

describe('anything else', () => {
  it.each([
    'https://evil.com/',
    '0812 3456 7890',
    'someone@example.org',
    '@someone',
    'http://192.168.0.1/login',
    'javascript:alert(1)//a.b',
    'https://',
    'https://[/a.b',
    'kampung.example',
  ])('is unknown: %s', (text) => {
    expect(verdicts(text)).toEqual(['unknown']);
  });

  it.each([
    '',
    '   ',
    'Selamat siang, apa kabar?',
    'Kode 123456 jangan dibagikan',
    'Bayar Rp12.500.000 hari ini.',
    'Bayar Rp1.500.000, Rp1.500.000.000 hari ini.',
    'Rp1.200.100.150 sudah masuk',
    'Pada 1.2.2026 pukul 10.30. Lalu 24-11-2026.',
    'Tarif Rp150.000.Segera bayar',
    'The fee is Rp150.000.Please pay',
    'Biaya 2.5jt/bulan dan PIN/OTP, a.n. Budi',
  ])('gives nothing where it is words, an amount, a date, a time or a code: %j', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('is never disowned by a list without domains, which may leave out the bank’s own', () => {
    const phones = channels.filter(({ kind }) => kind === 'phone');
    const verdicts = (text: string) => check(text, phones, 'Bank Serambi').map(({ verdict }) => verdict);
    const named = ['bank-serambi.com', 'https://x.example/bankserambi', 'bankserambi@mail.example', '@bankserambi'];
    for (const text of named) expect(verdicts(text), text).toEqual(['unlisted']);
    expect(verdicts('1500 124')).toEqual(['alike']);
  });
});

describe('what the bank has no list of', () => {
  const few: OwnChannel[] = [
    { kind: 'phone', value: '1500 123' },
    { kind: 'email', value: 'halo@bank.example' },
  ];
  const verdictOf = (text: string, list = few) =>
    check(text, list, 'Bank Uji', 'www.bank.example').map((each) => each.verdict);

  it.each([
    'https://evil.example/',
    '@bankuji',
    'BANKUJI',
    '900 1500 1230',
    '0021 01 000123 30 4',
    'instagram.com/bankuji',
    'Transfer ke 7004411223 sekarang',
  ])('is never disowned: %s', (text) => {
    expect(verdictOf(text)).toEqual(['unlisted']);
  });

  it.each([
    ['https://www.bank.example/promo', 'ours'],
    ['https://bank.example', 'ours'],
    ['https://aman.bank.example', 'ours'],
    ['https://bank.example.evil.example', 'alike'],
    ['1500 123', 'ours'],
    ['1500 124', 'alike'],
    ['0812 3456 7890', 'unknown'],
    ['https://wa.me/6281234567890', 'unknown'],
    ['x@evil.example', 'unknown'],
  ])('does not change what else is known: %s is %s', (text, verdict) => {
    expect(verdictOf(text)).toEqual([verdict]);
  });

  it('is another account of a network where the bank lists its own', () => {
    const list: OwnChannel[] = [{ kind: 'social', value: 'https://www.instagram.com/bankuji' }];
    expect(verdictOf('instagram.com/lain', list)).toEqual(['unknown']);
    expect(verdictOf('@lain', list)).toEqual(['unknown']);
    expect(verdictOf('https://lain.example', list)).toEqual(['unlisted']);
  });
});

it('finds all that a message names, the worst of it first', () => {
  const message = `Nasabah Yth, tarif transfer Rp150.000 berubah! Isi formulir di https://bank-serambi.top/tarif.
    Info: 1500 123 (24 jam) atau 0812-3456-7890.`;
  expect(found(message).map(({ verdict, text }) => `${verdict} ${text}`)).toEqual([
    'alike https://bank-serambi.top/tarif',
    'unknown 0812-3456-7890',
    'ours 1500 123',
  ]);
});

describe('whatever is pasted', () => {
  const domain = 'bankserambi.example';
  const label = fc.stringMatching(/^[a-z0-9]{1,12}$/);

  it('is never the bank’s unless its domain is at the end of the host', () => {
    const other = fc.tuple(fc.array(label, { maxLength: 3 }), fc.constantFrom('', '-', '.', 'x'), label);
    fc.assert(
      fc.property(other, ([front, between, end]) => {
        const host = [...front, `${domain}${between}${end}.com`].join('.');
        for (const { verdict } of [...found(`https://${host}/`), ...found(`a@${host}`)])
          expect(verdict).not.toBe('ours');
      }),
    );
  });

  it('is the bank’s below its domain, whatever the path', () => {
    fc.assert(
      fc.property(fc.array(label, { maxLength: 3 }), fc.webPath(), (front, path) => {
        const [first] = found(`https://${[...front, domain].join('.')}${path}`);
        expect(first?.verdict).toBe('ours');
      }),
    );
  });

  it('with one character of its name changed is never the bank’s', () => {
    fc.assert(
      fc.property(fc.nat(10), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }), (at, character) => {
        const changed = domain.slice(0, at) + character + domain.slice(at + 1);
        fc.pre(changed.normalize('NFKC').toLowerCase() !== domain);
        for (const { verdict, text } of found(`https://${changed}`)) {
          // A space or slash ends the address, so the rest is not the bank's.
          expect(`${verdict} ${text}`).not.toMatch(/^ours/);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('ends in findings, few and short, and not in an error', () => {
    const part = fc.constantFrom('bankserambi', '.example', '@', '/', ':', '//', '\u202e', 'xn--', '1500', ' ', '-');
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.array(part, { maxLength: 60 }).map((parts) => parts.join('')),
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.emailAddress(),
    );
    fc.assert(
      fc.property(hostile, (text) => {
        const findings = found(text);
        expect(findings.length).toBeLessThanOrEqual(6);
        for (const finding of findings) expect(finding.text.length).toBeLessThanOrEqual(textLimit);
      }),
      { numRuns: 500 },
    );
    const long = ['a.b '.repeat(5e5), `${'xn--a'.repeat(1e5)}.com`, `https://${'ａ.'.repeat(1e5)}`, '1'.repeat(1e6)];
    for (const text of long) expect(found(text).length).toBeLessThanOrEqual(6);
  });

  it('is read as its host says, whatever letters it has', () => {
    const letters = fc.stringMatching(/^[а-яα-ωa-z]{1,12}$/u);
    fc.assert(
      fc.property(letters, (text) => {
        const written = `${text}.example`;
        expect(readableHost(new URL(`https://${written}`).hostname)).toBe(written);
      }),
    );
    expect(readableHost('xn--bcher-kva.xn--p1ai')).toBe('bücher.рф');
    expect(readableHost('xn--80ak6aa92e.com')).toBe('аррӏе.com');
    expect(skeletonOf('аррӏе')).toBe(skeletonOf('apple'));
  });
});

describe('the field', () => {
  const open = async (example = 'usual') => {
    const mounted = await mountExample('verify', example);
    const { root } = mounted;
    const field = root.querySelector('textarea') as HTMLTextAreaElement;
    const status = root.querySelector('[role=status]') as HTMLElement;
    const paste = (text: string) => {
      field.dispatchEvent(new Event('paste', { bubbles: true, composed: true }));
      type(field, text);
    };
    return { ...mounted, field, status, paste };
  };

  it('compares what is pasted at once, and says it in the language shown', async () => {
    const { status, paste } = await open();
    paste('bank-serambi.com');
    await vi.waitFor(() => expect(status.textContent).toContain('Bukan milik kami'));
    changeLanguage('English');
    await vi.waitFor(() => expect(status.textContent).toContain('Not ours'));
    expect(status.querySelector('a')?.getAttribute('href')).toBe('tel:1500123');
    expect(status.querySelector('a')?.textContent).toBe('Call 1500 123');
  });

  it('compares what is typed with Enter, which it leaves to an input method that chooses a word, and takes the result away with the next letter', async () => {
    const { status, field } = await open();
    type(field, '1500 123');
    const press = (isComposing: boolean) => {
      const event = new KeyboardEvent('keydown', { key: 'Enter', isComposing, bubbles: true, cancelable: true });
      field.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(press(true)).toBe(false);
    expect(status.textContent).toBe('');
    expect(press(false)).toBe(true);
    await vi.waitFor(() => expect(status.textContent).toContain('Ada di daftar kami'));
    type(field, '1500 1234');
    await vi.waitFor(() => expect(status.textContent).toBe(''));
  });

  it('checks at once what the search was asked, and has the focus for who comes from the menu', async () => {
    addJsonScript('serambi-config', { addressable: true, bank });
    location.hash = '#asked=1500%20123';
    const { status, field, root } = await open();
    await vi.waitFor(() => expect(status.textContent).toContain('Ada di daftar kami'));
    expect(field.value).toBe('1500 123');
    field.blur();
    location.hash = '#asked';
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    await vi.waitFor(() => expect(root.activeElement).toBe(field));
  });

  it('has nothing that loads the page again if it is pressed before the code has come', async () => {
    const { root } = await open();
    expect([...root.querySelectorAll('button')].map(({ type }) => type)).not.toContain('submit');
  });

  it('keeps what was typed, whatever it is', async () => {
    const { status, paste, field } = await open();
    const text = 'Your card is blocked, go to https://xn--a_b.example now';
    paste(text);
    await vi.waitFor(() => expect(status.textContent).toContain('Tidak ada di daftar kami'));
    expect(field.value).toBe(text);
  });

  it('never calls what is unknown safe, and nothing of it is sent', async () => {
    const { status, paste, root } = await open();
    const fetched = vi.spyOn(globalThis, 'fetch');
    paste('https://evil.example/');
    await vi.waitFor(() => expect(status.textContent).toContain('Tidak ada di daftar kami'));
    expect(status.textContent).toContain('jangan anggap ini dari kami');
    expect(root.querySelector('form')?.querySelectorAll('[name]')).toHaveLength(0);
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    [{ name: 'Bank Uji' }, '1500 123'],
    [{ name: 'Bank Uji', phones: ['1500 123'], email: 'halo@bank.example' }, 'rekening 900 1500 1230'],
  ])('says that there is no list of it where %j has none, and disowns nothing', async (bank, text) => {
    configure(bank);
    const { root, field, status } = await open('empty');
    field.value = `https://bank-uji.example atau ${text}`;
    root.querySelector('button')?.click();
    await vi.waitFor(() => expect(status.textContent).toContain('Di sini tidak ada daftar'));
    expect(status.textContent).not.toMatch(/Bukan milik kami|Tidak ada di daftar kami|jangan anggap|Jangan klik/);
    expect(hrefs(status)).toContain('/help');
  });

  it('names the security centre, and shows what may be pasted', async () => {
    const { root } = await open();
    expect(root.querySelector('p')?.textContent).toBe('Pusat keamanan');
    expect(root.querySelector('textarea')?.placeholder).toContain('Misalnya');
  });
});
