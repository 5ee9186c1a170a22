// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { readAttachment } from '../../../shell/server/forms/attachment';
import * as contact from '../../../widgets/contact-form/contact-form.rules';
import type { LocalizedText } from '../../../widgets/runtime/language/strings';
import { failures, lengthRules, liveState, readPhone } from '../../../widgets/runtime/ui/form.rules';
import {
  attachmentMessages,
  attachmentProblem,
  attachmentType,
  dataUrlPrefix,
  maxAttachmentSize,
} from '../../../widgets/whistleblowing-form/whistleblowing-form.attachments';
import * as whistleblowing from '../../../widgets/whistleblowing-form/whistleblowing-form.rules';
import { contactMessage, report, starts } from '../../support/form-data';

const of = (length: number) => 'x'.repeat(length);
/** Not enough for any required field. */
const blank = ['', '     '];

const said = (failure: { field: string; message: LocalizedText } | undefined) => ({
  field: failure?.field,
  English: failure?.message('English'),
  Indonesia: failure?.message('Indonesia'),
});

describe('the contact form', () => {
  const cases: [keyof contact.ContactMessage, Indonesia: string, English: string, good: string[], bad: string[]][] = [
    [
      'name',
      'Minimal panjang nama 5 karakter',
      'The name must be at least 5 characters long',
      [of(6), 'Budi S', 'Dr. Sari', 'Ir. H. Budi Santoso, M.Kom., Ph.D.'],
      [of(5), `${of(5)} `],
    ],
    [
      'phone_number',
      'Nomor ponsel diisi yang valid (10-15 digit)',
      'Enter a valid mobile number (10-15 digits)',
      ['1'.repeat(11), '1'.repeat(14), '+62812345678', '1234 5678901', '0812-3456-7890 '],
      ['1'.repeat(10), '1'.repeat(15), '08123456789a', '1234567890.1', '0812+34567890', '+++6281234567'],
    ],
    ['email', 'Email harus yang valid', 'The email must be valid', ['a@b.com8', 'a@bcdefg'], ['a@b.com', 'abcdefgh']],
    [
      'problem',
      'Problem panjang karakter minimal 6 - 30 karakter',
      'The problem must be at least 6 - 30 characters long',
      [of(7), of(29)],
      [of(6), of(30)],
    ],
    [
      'message',
      'Panjang pesan minimal 25 karakter',
      'The message must be at least 25 characters long',
      [of(26), `${of(10)}\n${of(15)}`],
      [of(25)],
    ],
  ];

  it('checks name, phone, email, problem and message in this order', () => {
    expect(contact.rules.map(({ field }) => field)).toEqual(cases.map(([field]) => field));
    const empty = { name: '', email: '', phone_number: '', problem: '', message: '' };
    expect(failures(contact.rules, empty).map(({ field }) => field)).toEqual(cases.map(([field]) => field));
    for (const [field] of cases)
      expect(failures(contact.rules, { ...contactMessage, [field]: '' })[0]?.field).toBe(field);
    expect(failures(contact.rules, contactMessage)[0]).toBeUndefined();
  });

  it.each(cases)('limits %s, with exactly these messages', (field, Indonesia, English, good, bad) => {
    for (const value of good) expect(failures(contact.rules, { ...contactMessage, [field]: value })[0]).toBeUndefined();
    for (const value of [...blank, ...bad]) {
      const failure = failures(contact.rules, { ...contactMessage, [field]: value })[0];
      expect(said(failure), JSON.stringify(value)).toEqual({ field, English, Indonesia });
    }
  });

  it('styles a problem of 30 characters as good although it cannot be sent', () => {
    const states = [0, 6, 30, 31].map((length) => liveState(contact.live.problem, of(length)));
    expect(states).toEqual(['neutral', 'error', 'success', 'error']);
  });

  it('styles every other field by the rules of submit', () => {
    for (const [field, , , good, bad] of cases.filter(([field]) => field !== 'problem')) {
      for (const value of good) expect(liveState(contact.live[field], value)).toBe('success');
      for (const value of ['     ', ...bad]) expect(liveState(contact.live[field], value)).toBe('error');
    }
  });
});

it.each([
  ['(0812) 3456\u20137890', '081234567890'],
  ['\u202a+62\u00a0812\u20113456\u20117890\u202c', '6281234567890'],
  ['\uff10\uff18\uff11\uff12\uff13\uff14\uff15\uff16\uff17\uff18\uff19\uff10', '081234567890'],
  ['+65 8123 4567', '006581234567'],
  ['+1 415 555 0100', '14155550100'],
  ['+62 812 3456', '628123456'],
  ['WhatsApp 0812', 'WhatsApp 0812'],
  ['-', '-'],
])('reads the phone number %j as %j', (typed, read) => {
  expect(readPhone(typed)).toBe(read);
  expect(contact.read({ phone_number: typed }).phone_number).toBe(read);
});

it('says beside each field the number of characters that its rule asks for', () => {
  const failed = (rules: readonly { field: string; exact?: LocalizedText }[]) =>
    rules.flatMap(({ field, exact }) => (exact ? [[field, exact('Indonesia'), exact('English')]] : []));
  expect(failed(contact.rules)).toEqual([
    ['name', 'Tulis nama dengan 6 karakter atau lebih', 'Write a name of 6 characters or more'],
    ['phone_number', 'Tulis nomor ponsel dengan 11 sampai 14 digit', 'Write a mobile number of 11 to 14 digits'],
    ['problem', 'Tulis kendala dengan 7 sampai 29 karakter', 'Write the problem in 7 to 29 characters'],
    ['message', 'Tulis pesan dengan 26 karakter atau lebih', 'Write a message of 26 characters or more'],
  ]);
  const ofReports = failed(whistleblowing.rules).map(([field]) => field);
  expect(ofReports).toEqual(['suspect_name', 'suspect_position', 'approximate_date']);
});

it('says of a future date that it is one', () => {
  const failure = failures(whistleblowing.rules, { ...report, approximate_date: '5 November 9999' })[0];
  expect(said(failure)).toEqual({
    field: 'approximate_date',
    Indonesia: 'Tanggal Kejadian belum terjadi',
    English: 'The date of the event is in the future',
  });
});

describe('the whistleblowing form', () => {
  type Text = Exclude<keyof whistleblowing.WhistleblowingReport, 'attachment'>;
  const cases: [Text, Indonesia: string, English: string, good: string[], bad: string[]][] = [
    ['email', 'Email harus yang valid', 'The email must be valid', ['a@bcdefg'], ['a@b.com', 'abcdefgh']],
    [
      'report',
      'Pilih pelanggaran yang dilaporkan',
      'Choose the violation to report',
      [
        'Fraud',
        'Kecurangan',
        'Violation of Law, Norms, and Ethics (Code of Conduct)',
        'Pelanggaran Hukum, Norma, dan Etika (Kode Etik)',
      ],
      ['fraud', 'Something else'],
    ],
    [
      'suspect_name',
      'Minimal panjang nama 5 karakter',
      'The name must be at least 5 characters long',
      [of(6)],
      [of(5)],
    ],
    [
      'suspect_position',
      'Jabatan Terlapor harus diisi',
      "The suspect's position must be filled in",
      [of(6), of(49)],
      [of(5), of(50)],
    ],
    [
      'approximate_date',
      'Tanggal Kejadian harus diisi',
      'The date of the event must be filled in',
      ['5 November 2020', '29 February 2024', '31 December 1999', '1 January 1000'],
      [
        ...['05 November 2020', '5 november 2020', '5 Nopember 2020', '31 April 2020', '29 February 2023'],
        ...['0 May 2020', '5 November 20', '2020-11-05', '5 November 2020 ', '5  2020'],
      ],
    ],
    ['place_of_event', 'Tempat Kejadian harus diisi', 'The place of the event must be filled in', ['x', of(500)], []],
    ['cronology', 'Kronologi harus diisi', 'The chronology must be filled in', ['x', of(50_000)], []],
  ];

  it('checks email, violation, suspect, position, date, place, chronology and files in this order', () => {
    const fields = [...cases.map(([field]) => field), 'attachment'];
    expect([...new Set(whistleblowing.rules.map(({ field }) => field))]).toEqual(fields);
    expect(failures(whistleblowing.rules, report)[0]).toBeUndefined();
  });

  it.each(cases)('limits %s, with exactly these messages', (field, Indonesia, English, good, bad) => {
    for (const value of good) {
      expect(failures(whistleblowing.rules, { ...report, [field]: value })[0], JSON.stringify(value)).toBeUndefined();
    }
    for (const value of [...blank, ...bad]) {
      const failure = failures(whistleblowing.rules, { ...report, [field]: value })[0];
      expect(said(failure), JSON.stringify(value)).toEqual({ field, English, Indonesia });
    }
  });

  it('needs neither name nor phone', () => {
    expect(failures(whistleblowing.rules, { ...report, name: '', phone_number: '' })[0]).toBeUndefined();
  });

  it('takes three files and no fourth', () => {
    expect(failures(whistleblowing.rules, { ...report, attachment: [1, 2, 3] })[0]).toBeUndefined();
    const told = { field: 'attachment', Indonesia: 'Maksimal 3 file', English: 'At most 3 files' };
    expect(said(failures(whistleblowing.rules, { ...report, attachment: [1, 2, 3, 4] })[0])).toEqual(told);
  });

  it('styles what is typed by limits of its own', () => {
    const limits: [Text, error: string, success: string][] = [
      ['name', of(2), of(3)],
      ['phone_number', '1'.repeat(10), '1'.repeat(11)],
      ['phone_number', '1'.repeat(15), '1'.repeat(14)],
      ['phone_number', '1234567890x', '12345678901'],
      ['email', 'abc@defgh', 'abc@def.gh'],
      ['email', 'a@b.com', 'a@bc.com'],
      ['suspect_name', of(5), of(6)],
      ['suspect_position', of(10), of(11)],
      ['place_of_event', of(3), of(4)],
      ['cronology', of(25), of(26)],
    ];
    for (const [field, ...typed] of limits) {
      const states = ['', ...typed].map((value) => liveState(whistleblowing.live[field], value));
      expect(states, field).toEqual(['neutral', 'error', 'success']);
    }
  });

  it('takes today in Jakarta, and tomorrow only once it has begun there', () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T16:59:59Z') });
    expect(whistleblowing.isPastDate('21 November 2026')).toBe(true);
    expect(whistleblowing.isPastDate('22 November 2026')).toBe(false);
    vi.setSystemTime(new Date('2026-11-21T17:00:00Z'));
    expect(whistleblowing.isPastDate('22 November 2026')).toBe(true);
    expect(whistleblowing.latestDay()).toBe(Date.UTC(2026, 10, 22));
  });

  it('writes a date as it reads it', () => {
    for (let month = 0; month < 12; month++) {
      const text = whistleblowing.formatDate(new Date(2024, month, 5));
      expect(text).toMatch(/^5 [A-Z][a-z]+ 2024$/);
      expect(whistleblowing.parseDate(text)).toBe(Date.UTC(2024, month, 5));
    }
  });
});

describe('an attachment', () => {
  it.each([
    ['foto.PNG', starts.png, 'image/png'],
    ['foto.jpg', starts.jpeg, 'image/jpeg'],
    ['foto.jpeg', starts.jpeg, 'image/jpeg'],
    ['foto.png.exe', starts.png, undefined],
    ['png', starts.png, undefined],
    ['foto.png', starts.png.slice(0, 7), undefined],
  ])('is what both its extension and its first bytes say: %s, %j', (name, start, type) => {
    expect(attachmentType(name, Uint8Array.from(start))).toBe(type);
  });

  it('carries its name in its data URL, whatever the name is', () => {
    const prefix = dataUrlPrefix('application/pdf', 'a;b,c d é.pdf');
    expect(prefix).toBe('data:application/pdf;name=a%3Bb%2Cc%20d%20%C3%A9.pdf;base64,');
  });
});

it.each([
  ['contact form', contact],
  ['whistleblowing form', whistleblowing],
])('the %s has a most for each field with a text, and says it in both languages', (_, { lengths }) => {
  for (const [field, length] of Object.entries(lengths)) {
    const [rule] = lengthRules<Record<string, string>>({ [field]: length });
    const most = length.max;
    expect(rule?.holds(of(most))).toBe(true);
    expect(rule?.holds(of(most + 1))).toBe(false);
    expect(rule?.message('English')).toContain(` at most ${most.toLocaleString('en')} characters`);
    expect(rule?.message('Indonesia')).toContain(` maksimal ${most.toLocaleString('id')} karakter`);
  }
});

const { empty, size, heic, type } = attachmentMessages;
const renamed = (ending: string) => () =>
  `Isi berkas tidak sesuai dengan namanya. Ubah namanya agar berakhir dengan ${ending}, lalu pilih lagi`;

it.each([
  ['nothing', 'a.png', [], 0, empty],
  ['more than 5 MB', 'a.png', starts.png, maxAttachmentSize + 1, size],
  ['HEIC', 'a.heic', [], 9, heic],
  ['HEIC under another name', 'a.jpg', [0, 0, 0, 24, ...Buffer.from('ftypheic')], 99, heic],
  ['a JPEG named .jfif', 'a.jfif', starts.jpeg, 9, renamed('.jpg')],
  ['a PNG named .jpg', 'a.jpg', starts.png, 9, renamed('.png')],
  ['a PDF after 1,024 bytes', 'a.pdf', [...Array(1_024).fill(0x41), ...starts.pdf], 2_000, undefined],
  ['a PDF after 1,025 bytes', 'a.pdf', [...Array(1_025).fill(0x41), ...starts.pdf], 2_000, type],
])('a file that holds %s is told apart from others', (_, name, head, bytes, message) => {
  expect(attachmentProblem(name, bytes, Uint8Array.from(head))?.('Indonesia')).toBe(message?.('Indonesia'));
});

it.each([
  ['with half of a pair', '\ud83d.png'],
  ['longer than any file system allows', `${'x'.repeat(5_000)}.png`],
])('a name %s is sent and read', (_, name) => {
  const url = `${dataUrlPrefix('image/png', name)}${Buffer.from(starts.png).toString('base64')}`;
  expect(readAttachment(url)).toMatchObject({ type: 'image/png', problem: undefined });
});
